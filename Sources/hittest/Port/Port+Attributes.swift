extension Port {
  /// `@objc protocol P` becomes bound to classes in Swift's own way, as weak references need.
  mutating func boundProtocols() {
    let found = text.matches(
      of:
        #"@objc(?:\([^)]*\))?\s+((?:public\s+|internal\s+|private\s+|fileprivate\s+)?protocol\s+(\w+))\s*(:(?:\s*(?:class|AnyObject)\b\s*,?)?)?"#
    )
    apply(
      found.compactMap { groups in
        guard let whole = groups[0], let head = groups[1], let name = groups[2] else { return nil }
        let parents = groups[3].map(text.string) ?? ""
        // Where other parents follow, what separates them is left in the text.
        let separator = parents == ":" || parents.hasSuffix(",") ? "," : " "
        return Edit(
          range: whole, text: text.string(head) + ": AnyObject" + separator,
          kind: .boundProtocol(text.string(name)))
      })
    let classBound = text.matches(of: #"\bprotocol\s+(\w+)\s*:\s*(class)\b"#)
    apply(
      classBound.compactMap { groups in
        guard let word = groups[2], let name = groups[1] else { return nil }
        return Edit(range: word, text: "AnyObject", kind: .boundProtocol(text.string(name)))
      })
  }

  /// What asks for the Objective-C runtime, which Linux has not.
  mutating func dropAttributes() {
    let found = text.matches(
      of:
        #"@(?:objcMembers|nonobjc|objc(?:\([^)]*\))?|IBOutlet|IBAction|IBSegueAction|NSManaged|UIApplicationMain|NSApplicationMain)(?!\w)[ \t]*\n?"#
    )
    apply(
      found.compactMap { groups in
        guard let whole = groups[0] else { return nil }
        let name = text.string(text.trimmed(whole))
        // An attribute on a line of its own leaves the line empty, so that lines keep their numbers.
        let breaks = text.string(whole).contains("\n") ? "\n" : ""
        return Edit(range: whole, text: breaks, kind: .droppedAttribute(name))
      })
    let dynamic = text.matches(
      of: #"\bdynamic[ \t]+(?=(?:public |open |private |internal |override |func |var |class ))"#)
    apply(
      dynamic.compactMap { groups in
        groups[0].map { Edit(range: $0, text: "", kind: .droppedAttribute("dynamic")) }
      })
  }

  private static let known: Set<String> = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "MapKit", "Dispatch", "Swift",
    "FoundationNetworking", "FoundationXML", "Synchronization", "Testing", "XCTest",
  ]

  /// Modules of the system that Linux has not, and that files import without using much of them.
  private static let absent: Set<String> = [
    "SwiftUI", "Combine", "AVFoundation", "AVKit", "CoreImage", "CoreText", "CoreMotion", "os",
    "OSLog", "WebKit", "SpriteKit", "SceneKit", "PencilKit", "Photos", "PhotosUI", "StoreKit",
    "MobileCoreServices", "UniformTypeIdentifiers", "CoreData", "MessageUI", "SafariServices",
    "AudioToolbox", "Accelerate", "Metal", "MetalKit", "CoreLocation", "PDFKit",
    "UserNotifications", "LocalAuthentication", "GameController", "ImageIO", "CoreHaptics",
    "QuickLook", "ARKit", "VisionKit", "Vision", "TipKit", "Contacts", "EventKit",
  ]

  /// `#keyPath(CALayer.opacity)` is the text `opacity`.
  mutating func replaceKeyPaths() {
    let found = text.matches(of: #"#keyPath\(\s*([\w.]+)\s*\)"#)
    apply(
      found.compactMap { groups in
        guard let whole = groups[0], let path = groups[1] else { return nil }
        let names = text.string(path).split(separator: ".")
        // The type comes first, which is told by its capital letter.
        let keys = names.drop { $0.first?.isUppercase == true }
        guard !keys.isEmpty else { return nil }
        let literal = "\"" + keys.joined(separator: ".") + "\""
        return Edit(range: whole, text: literal, kind: .renamed(text.string(whole), to: literal))
      })
  }

  mutating func checkImports() {
    var dropped: [Edit] = []
    for groups in text.matches(
      of:
        #"(?m)^[ \t]*(?:@\w+(?:\([^)]*\))?[ \t]+)*(?:public |internal |private )?import[ \t]+(?:(?:class|struct|enum|func|protocol|var|let|typealias)[ \t]+)?(\w+)[^\n]*"#
    ) {
      guard let whole = groups[0], let name = groups[1] else { continue }
      let module = text.string(name)
      if module == "ObjectiveC" || module == "Darwin" {
        dropped.append(Edit(range: whole, text: "", kind: .droppedImport(module)))
      } else if Self.absent.contains(module) {
        dropped.append(Edit(range: whole, text: "", kind: .absentModule(module)))
      } else if !Self.known.contains(module) {
        note(.unknownModule(module), at: name.lowerBound)
      }
    }
    // The modules here have no parts: one that is named, alone or with a kind, is the whole.
    for groups in text.matches(
      of:
        #"\bimport[ \t]+(?:(?:class|struct|enum|func|protocol|var|let|typealias)[ \t]+)?(UIKit|CoreGraphics|QuartzCore|MapKit)(\.\w+)+"#
    ) {
      guard let whole = groups[0], let module = groups[1] else { continue }
      dropped.append(
        Edit(
          range: whole, text: "import " + text.string(module),
          kind: .renamed(text.string(whole), to: "import " + text.string(module))))
    }
    apply(dropped)
    // A bridging header or another file of the module may have imported it.
    guard text.matches(of: #"\bimport[ \t]+UIKit\b"#).isEmpty else { return }
    apply([Edit(range: 0..<0, text: "import UIKit; ", kind: .addedImport)])
  }

  /// What has no mechanical equivalent.
  mutating func findRefusals() {
    for groups in text.matches(of: #"\boptional[ \t]+(?:func|var)[ \t]+(\w+)"#) {
      guard let name = groups[1] else { continue }
      note(.optionalRequirement(text.string(name)), at: name.lowerBound)
    }
    let calls =
      #"\b(responds\(to:|value\(forKey:|setValue\([^\n]*forKey|perform\(\s*(?:Selector|NSSelector)|NSClassFromString\(|method_exchangeImplementations\(|class_\w+\(|unsafeBitCast\(|\.observe\(\\)"#
    for groups in text.matches(of: calls) {
      guard let name = groups[1] else { continue }
      let call = text.string(name).prefix { $0 != "(" }
      note(.runtimeCall(String(call)), at: name.lowerBound)
    }
  }
}
