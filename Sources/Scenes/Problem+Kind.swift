public import UIKit

extension Problem {
  /// What was wrong, with the facts a sentence needs.
  public enum Kind: Sendable, Equatable {
    case unknownKey(key: String, of: String, nearest: String?)
    case unknownClass(name: String, view: ViewID)
    case unknownRule(name: String, view: ViewID, nearest: String?)
    case unknownID(id: String, key: String, nearest: String?)
    case duplicateID(id: String)
    case wrongType(key: String, expected: String, found: String)
    case unusableNumber(key: String, text: String)
    case badPath(key: String, reason: String, offset: Int)
  }
}
