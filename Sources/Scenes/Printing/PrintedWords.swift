import UIKit

/// Which names, classes and texts a printed hierarchy gives back as they are: it has no escapes, so
/// what is odd is tried by reading it again.
struct PrintedWords: Sendable {
  /// A view's name in its line.
  enum Name: Equatable, Sendable {
    /// The class gives it back.
    case silent
    /// One word in front.
    case word(String)
    /// An item of its own.
    case item(String)
    /// It can't be given back.
    case lost

    var lead: String { if case .word(let name) = self { name + " " } else { "" } }
    var item: String? { if case .item(let name) = self { "id = '\(name)'" } else { nil } }
  }

  /// The names that the reader will have given so far.
  private var names = UniqueNames()
  private var classes: [String: Bool] = [:]

  /// The class as it is printed; nil where it would not be read as the same one.
  mutating func className(_ name: String) -> String? {
    if let isPrintable = classes[name] { return isPrintable ? name : nil }
    let isPrintable =
      name == "UIView"
      || Self.read("<\(name): 0x1; frame = (0 0; 1 1)>") {
        $0.className == name
      }
    classes[name] = isPrintable
    return isPrintable ? name : nil
  }

  mutating func name(of node: SceneNode, className: String) -> Name {
    let (name, short) = (node.id.name, ClassNames.short(className))
    if names.upcoming(after: short) == name {
      _ = names.next(after: short)
      return .silent
    }
    guard SceneDraft.shortName(name) == name, names.upcoming(after: name) == name else {
      _ = names.next(after: short)
      return .lost
    }
    let isWord =
      name.utf8.allSatisfy(\.isWord) && !name.hasPrefix("$")
      && !["Optional", "some"].contains(name)
    let isPrintable =
      isWord
      || !Self.hasControls(name)
        && Self.read("<UIView: 0x1; id = '\(name)'; frame = (0 0; 1 1)>") { $0.id == node.id }
    _ = names.next(after: isPrintable ? name : short)
    return isPrintable ? isWord ? .word(name) : .item(name) : .lost
  }

  func canPrint(text: String) -> Bool {
    let isPlain = text.utf8.allSatisfy { $0.isWord || $0 == .space || $0 == UInt8(ascii: ",") }
    if isPlain { return text.utf8.count <= 1_000 }
    return !Self.hasControls(text)
      && Self.read(
        "<UIView: 0x1; frame = (0 0; 1 1); text = '\(text)'; hidden = YES; layer = <L: 0x1>>"
      ) {
        $0.text == text && $0.isHidden == true
      }
  }

  /// Control characters change how the whole text is taken.
  private static func hasControls(_ text: String) -> Bool {
    text.utf8.contains { $0 < 0x20 && $0 != .newline && $0 != .tab || $0 == 0x7F }
  }

  /// Whether a line with this item is read as one view for which that holds.
  static func read(item: String, _ holds: (SceneNode) -> Bool) -> Bool {
    !hasControls(item)
      && read("<UIView: 0x1; frame = (0 0; 1 1); \(item); layer = <L: 0x1>>", holds)
  }

  /// Whether a line is read as one view for which that holds.
  private static func read(_ line: String, _ holds: (SceneNode) -> Bool) -> Bool {
    let reading = try? SceneImport.read(Array(line.utf8))
    guard let reading, reading.document.nodes.count == 1 else { return false }
    return holds(reading.document.nodes[0])
  }
}
