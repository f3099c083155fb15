public import Foundation

/// The words on the window itself: headings, buttons, short states. Sentences that facts make are
/// beside this in the other folders.
public enum Labels {
  /// The words under a key of the language file.
  public static func text(_ key: String, _ values: [String: String] = [:]) -> String {
    Language.english.text(key, values)
  }

  // MARK: The window and its toolbar

  /// The program's name is the same in every language.
  public static let title = "Hitscope"
  public static let flat = text("window.flat")
  public static let exploded = text("window.exploded")
  public static let frames = text("window.frames")
  public static let touchAreas = text("window.touchAreas")
  public static let territory = text("window.territory")
  public static let deadZones = text("window.deadZones")

  // MARK: The stage

  public static let deadZone = text("stage.deadZone")
  public static let nobody = text("stage.nobody")
  public static let spacing = text("stage.spacing")
  public static let welcome = text("stage.welcome")
  public static let emptyScene = text("stage.emptyScene")
  public static let noScene = text("stage.noScene")
  /// A touch beside every window.
  public static let nothingAsked = text("stage.nothingAsked")

  /// Which planes of so many are shown.
  public static func planes(_ shown: Range<Int>, of count: Int) -> String {
    let all = ["count": String(count)]
    if shown.count == count { return text(count == 1 ? "stage.planes.one" : "stage.planes", all) }
    let first = ["count": String(count), "first": String(shown.lowerBound + 1)]
    if shown.count == 1 { return text("stage.planeOf", first) }
    return text(
      "stage.planesOf", first.merging(["last": String(shown.upperBound)]) { first, _ in first })
  }

  public static func zPosition(_ position: CGFloat) -> String {
    text("stage.zPosition", ["position": number(position)])
  }

  public static func more(_ count: Int) -> String { text("stage.more", ["count": String(count)]) }

  // MARK: Timeline, log and code

  public static let noSteps = text("timeline.none")
  public static let logHint = text("pane.logHint")
  public static let codeHint = text("pane.codeHint")

  public static func step(_ step: Int, of count: Int) -> String {
    text("timeline.step", ["step": String(step), "count": String(count)])
  }

  public static func speed(_ speed: Double) -> String {
    switch speed {
    case 0.25: "¼×"
    case 0.5: "½×"
    default: "\(Int(speed))×"
    }
  }
}
