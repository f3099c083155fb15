/// An option that a command understands.
struct Option {
  /// With its dashes.
  var name: String
  /// What its value is called in help; nil for a switch.
  var value: String?
  var summary: String

  static let scene = Option(
    name: "--scene", value: "NAME",
    summary: "the scene of a storyboard, by name or number; the initial one if not given")

  static let format = Option(
    name: "--format", value: "text|json", summary: "how the answer is written; text if not given")
}
