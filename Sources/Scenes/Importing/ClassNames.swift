import Foundation

/// What a class name alone says about a view.
enum ClassNames {
  /// The name without module and generic arguments: `Shop.Card<Int>` → `Card`.
  static func short(_ name: String) -> String {
    if name.utf8.count <= 60, name.utf8.allSatisfy(\.isWord), !name.isEmpty { return name }
    var depth = 0
    var short = ""
    for character in name {
      switch character {
      case "<", "(", "[": depth += 1
      case ">", ")", "]": depth = max(0, depth - 1)
      case "." where depth == 0: short = ""
      case _ where depth == 0 && !character.isWhitespace: short.append(character)
      default: break
      }
    }
    return short.isEmpty ? "view" : String(short.prefix(60))
  }

  /// The name under which a class stands in `CustomViews`: without its module, where it has one.
  static func registered(_ name: String) -> String {
    guard name.utf8.contains(UInt8(ascii: ".")) else { return name }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let isPlain =
      parts.count == 2 && parts.allSatisfy { $0.utf8.allSatisfy(\.isWord) && !$0.isEmpty }
    return isPlain && parts[0] != "SwiftUI" ? String(parts[1]) : name
  }

  /// Whether the class belongs to the system, so that its hit testing is UIKit's business.
  static func isSystem(_ name: String) -> Bool {
    if name.hasPrefix("SwiftUI.") || name.hasPrefix("_TtGC7SwiftUI")
      || name.hasPrefix("_TtC7SwiftUI")
      || name.hasPrefix("_TtC5UIKit")
    {
      return true
    }
    guard !name.contains("."), !name.lowercased().contains("passthrough") else { return false }
    let plain = name.drop { $0 == "_" }
    if systemNames.contains(where: { plain.hasPrefix($0) }) { return true }
    guard let prefix = systemPrefixes.first(where: { plain.hasPrefix($0) }) else { return false }
    // `UISomething`, never `UInt` or `UIcon`.
    return plain.dropFirst(prefix.count).first?.isUppercase ?? false
  }

  /// Prefixes that apps and libraries do not use for their own views.
  private static let systemPrefixes = ["UI", "WK", "MTK", "SCN", "AV", "PDF", "QL", "GLK", "XCUI"]
  /// How the views of frameworks begin whose prefix others use too: `MK` is MapKit's, and that of
  /// many a library of controls.
  private static let systemNames = [
    "MKMap", "MKAnnotation", "MKMarker", "MKPin", "MKUser", "MKScale", "MKCompass", "MKBasic",
    "MKOverlay", "MKAttribution", "MKAppleLogo", "SKView", "SKStore", "ARSCNView", "ARSKView",
    "ARCoaching", "MPVolume", "PKCanvas", "PKPayment", "PKAddPass", "PKTool", "SFSafari", "PHLive",
    "CNContact", "CALayerHost", "NSTextAttachment", "TUI", "RPSystemBroadcast",
  ]

  /// Whether this class of the system is known to override hit testing and to let touches through:
  /// the hosts of the keyboard and the status bar lie over the whole screen. Taken from the headers
  /// that UIKit has at run time, which list `hitTest(_:with:)` and `point(inside:with:)` for them.
  static func letsThrough(_ name: String) -> Bool { lettingThrough.contains(name) }

  static let lettingThrough = [
    "UIInputSetHostView", "UIInputSetContainerView", "UITextEffectsWindow",
    "UIRemoteKeyboardWindow", "UIStatusBarWindow",
  ]

  /// Whether SwiftUI or a web page decides inside the view.
  static func hostsOther(_ name: String) -> Bool {
    name.contains("HostingView") || name.contains("HostingScrollView") || name == "WKContentView"
  }

  /// Classes whose interaction flag is on unless something turns it off, as in a plain view.
  ///
  /// A source that prints the flag only when it is off says "on" by silence; for every other class
  /// that has to be written down, because its own default may be off.
  static func isInteractiveByDefault(_ name: String?) -> Bool {
    guard let name else { return true }
    return ["UIView", "UIWindow", "UIControl", "UIButton", "UIScrollView", "UITextField"]
      .contains(name)
  }
}
