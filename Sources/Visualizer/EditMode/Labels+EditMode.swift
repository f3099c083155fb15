import Canvas
import Wording

extension Labels {
  static let editPlanesWelcome = text("editMode.planesWelcome")
  static let editWelcome = text("editMode.welcome")
  static let modes = Mode.allCases.map { text("mode." + $0.rawValue) }
  static let add = text("editMode.add")
  static let duplicate = text("editMode.duplicate")
  static let delete = text("editMode.delete")
  static let forward = text("editMode.forward")
  static let backward = text("editMode.backward")
  static let touchThere = text("pin.touch")
  static let expectAnswer = text("pin.expect")
  static let expectNothingSaid = text("pin.expectNone")
  static let removePin = text("pin.remove")
  static let touchAt = text("touchField.title")
  static let pointExample = text("touchField.example")

  static func refusal(ofPoint refusal: NumberEntry.Refusal) -> String {
    if case .notFinite = refusal { return self.refusal(refusal) }
    return text("touchField.refusal")
  }
}
