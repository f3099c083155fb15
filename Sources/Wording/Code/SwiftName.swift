/// Names of views as names in Swift.
enum SwiftName {
  /// `view1` → `View1`, `pay-button` → `PayButton`.
  static func type(_ name: String) -> String {
    let words = name.split { !isNameCharacter($0) }
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let first = joined.first else { return "CustomView" }
    let isUsable = first.isLetter && !["UIView", "UIKit", "Self", "Type", "Any"].contains(joined)
    return isUsable ? joined : "View\(joined)"
  }

  /// Whether a class's name can stand in Swift as it is.
  static func isPlain(_ name: String) -> Bool {
    name.first?.isLetter == true && name.allSatisfy(isNameCharacter)
  }

  /// A name that may hold anything, for a comment.
  static func comment(_ name: String) -> String {
    Legible.text(name)
  }

  private static func isNameCharacter(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "_")
  }
}
