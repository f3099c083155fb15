import Foundation
import Wording

extension Workspace {
  /// Bytes: X11 carries a text to who asks for it in one request, and a larger one ends the program.
  static let largestCopy = 8 << 20

  /// Gives text to the system's clipboard; false, with a word, for what does not fit in there.
  @discardableResult
  mutating func copy(_ text: String) -> Bool {
    guard text.utf8.count <= Self.largestCopy else {
      banner = Banner(
        isError: true, title: Labels.tooLargeToCopy(text.utf8.count, most: Self.largestCopy),
        hint: Labels.tooLargeToCopyHint)
      return false
    }
    outbox.append(.copy(text))
    return true
  }
}
