/// An option that a command understands.
struct Option {
  /// With its dashes.
  var name: String
  /// What its value is called in help; nil for a switch.
  var value: String?
  var summary: String

  static let format = Option(
    name: "--format", value: "text|json", summary: "how the answer is written; text if not given")
}
