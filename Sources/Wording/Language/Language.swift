import Assets
import Foundation

/// The sentences of one language.
public struct Language: Sendable {
  /// `en`
  public let code: String
  private let templates: [String: Template]

  public static let english = Language("en")

  /// - Parameter code: one of `Assets.languages`. A sentence that is missing shows its key.
  public init(_ code: String) {
    self.code = code
    let file = Assets.sentences(in: code).flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    templates = StringsFile(file ?? "").entries.mapValues(Template.init)
  }

  /// The sentence of a key, with its blanks filled in, legibly.
  public func words(_ key: String, _ values: [String: Sentence.Run] = [:]) -> Sentence {
    let values = values.mapValues { Sentence.Run(Legible.text($0.text), $0.style) }
    guard let template = templates[key] else {
      return Sentence([Sentence.Run(([key] + values.values.map(\.text)).joined(separator: " "))])
    }
    return template.filled(with: values)
  }

  /// The same without styles, for messages: what the input wrote is `echoing`, and of each value no
  /// more is told than is read.
  func text(_ key: String, echoing values: [String: String]) -> String {
    text(key, values.mapValues(Legible.excerpt))
  }

  /// The same without styles.
  public func text(_ key: String, _ values: [String: String] = [:]) -> String {
    words(key, values.mapValues { Sentence.Run($0) }).text
  }
}
