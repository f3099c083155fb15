import Scenes
import Wording

/// Why a command gave no answer, as JSON.
enum FailureJSON {
  static func text(of failure: Failure) -> String {
    VerdictJSON.object([("error", object(failure))])
  }

  static func object(_ failure: Failure) -> String {
    var members = [
      ("message", JSONText.string(failure.message)),
      ("hint", failure.hint.map(JSONText.string) ?? "null"),
      ("file", failure.file.map(JSONText.string) ?? "null"),
    ]
    if let place = failure.place {
      members += [("line", "\(place.line)"), ("column", "\(place.column)")]
    }
    return VerdictJSON.object(members)
  }
}
