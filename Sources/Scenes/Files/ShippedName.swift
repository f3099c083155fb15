public import Foundation

/// What a scene that comes with the programs is called: `05-reaching-outside`.
public struct ShippedName: Sendable, Equatable {
  /// As its file is called, without the extension.
  public let full: String

  public init(_ full: String) { self.full = full }

  public init(of file: URL) {
    full = file.lastPathComponent.replacingOccurrences(of: ".hitscene.json", with: "")
  }

  /// `reaching-outside`
  public var plain: String { String(full.drop { $0.isNumber || $0 == "-" }) }

  /// 5
  public var number: Int? { Int(full.prefix { $0.isNumber }) }

  /// `reaching-outside`, `05-reaching-outside` and `5` all mean lesson 5.
  public func isCalled(_ word: String) -> Bool {
    guard !word.isEmpty, !full.isEmpty else { return false }
    return word == full || word == plain || number != nil && Int(word) == number
  }
}
