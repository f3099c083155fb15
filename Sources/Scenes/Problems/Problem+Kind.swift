public import UIKit

extension Problem {
  /// What was wrong, with the facts a sentence needs.
  public enum Kind: Sendable, Equatable {
    /// `of` is what holds the key: `scene`, `view`, `probe`, `gestureRecognizer` or a rule's name.
    case unknownKey(key: String, of: String, nearest: String?)
    case unknownClass(name: String, view: ViewID, nearest: String? = nil)
    case unknownRule(name: String, view: ViewID, nearest: String?)
    case unknownID(id: String, key: String, nearest: String?)
    /// A word that is not one of a key's few.
    case unknownValue(key: String, value: String, known: [String], nearest: String?)
    /// The later view of the same id is called `renamed` from now on.
    case duplicateID(id: String, renamed: String? = nil)
    /// The key stands twice in one object; the last one counts.
    case duplicateKey(key: String)
    case missingKey(key: String, of: String)
    case wrongType(key: String, expected: Expected, found: Found)
    /// Not finite, or beyond 1e9.
    case unusableNumber(key: String, text: String)
    case badPath(key: String, SVGPathError)
    /// The key says nothing where `value` is chosen for `other`.
    case meaningless(key: String, other: String, value: String)
    /// The value can be used, and UIKit makes something else of it than it says.
    case odd(key: String, Oddity, value: String)
    /// The file was written by a later version of the format.
    case laterVersion(Int)
    /// Nothing in the scene can be asked.
    case noWindow
    case importing(ImportProblem)
  }

  /// What is odd about a value.
  public enum Oddity: String, Sendable, Equatable, CaseIterable {
    case alphaAboveOne
    case alphaBelowZero
    case negativeFrame
    case negativeBounds
    case noInverse
    case negativeRadius
    case animationNotBegun
    case animationOver
  }

  /// The kind of value that a key takes.
  public enum Expected: String, Sendable, Equatable, CaseIterable {
    case text
    case number
    case flag
    case list
    case object
    /// One object where no list is meant.
    case members
    case point
    case size
    case rect
    case transform
    case insets
    case growth
    case color
    case identifier
    case identifiers
    case identifierOrNull
    case actions
    case version
  }

  /// The kind of value that stood there.
  public enum Found: Sendable, Equatable {
    case null
    case flag(Bool)
    case number(String)
    case text(String)
    case list(count: Int)
    case object
    /// `NaN`, `Infinity`: words that other languages write for numbers.
    case word(String)
  }
}
