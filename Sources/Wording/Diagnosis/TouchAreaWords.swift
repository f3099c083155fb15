public import Diagnosis
public import UIKit

/// A touch area in words: its nested outlines with what each step took, and what a finger meets.
public enum TouchAreaWords {
  /// A line for each step, those below it that say who took what a step further in.
  public static func lines(
    _ area: TouchArea, _ free: TouchArea.Free, of view: ViewID,
    in language: Language = .english
  ) -> [String] {
    var lines = [language.text("area.head", ["view": view.name])]
    func step(_ key: String, _ square: CGFloat) {
      lines.append("  " + language.text(key, ["area": Figures.measure(square)]))
    }
    func taken(_ key: String, _ name: String, _ square: CGFloat) {
      lines.append(
        "    " + language.text(key, ["view": name, "area": Figures.measure(square)]))
    }
    step("area.own", area.own.area)
    step("area.region", area.region.area)
    step("area.reachable", area.reachable.area)
    for cut in area.cuts {
      guard let gate = cut.gate else {
        taken("area.cut", cut.ancestor.name, cut.step.area)
        continue
      }
      let words = GateWords.closed(gate, on: cut.ancestor.name.run(.name), in: language).text
      lines.append(
        "    "
          + language.text("area.gate", ["gate": words, "area": Figures.measure(cut.step.area)]))
    }
    step("area.free", free.area)
    for taker in free.takers {
      taken("area.taken", taker.view?.name ?? language.text("map.nobody"), taker.area)
    }
    let size = [free.largestRectangle.width, free.largestRectangle.height]
      .map(Figures.measure).joined(separator: " × ")
    lines.append(
      "  "
        + language.text(
          free.isSampled ? "area.rectangle.about" : "area.rectangle", ["size": size]))
    lines.append("  " + sides(free, in: language))
    return lines
  }

  /// The smallest side against what others ask of it.
  public static func sides(
    _ free: TouchArea.Free, in language: Language = .english
  ) -> String {
    let minima = MinimumTarget.allCases.map { minimum in
      language.text(
        free.meets(minimum) ? "area.meets" : "area.misses",
        [
          "name": language.text("area.\(minimum.rawValue)"),
          "side": Figures.number(Double(minimum.side)),
        ])
    }
    return language.text(
      "area.side",
      [
        "side": Figures.measure(free.smallestSide),
        "minima": minima.joined(separator: ", "),
      ])
  }

  /// Who gets which share of a finger's disc.
  public static func finger(
    _ shares: [FingerShare], at point: CGPoint, millimeters: CGFloat,
    in language: Language = .english
  ) -> String {
    let parts = shares.map { share in
      language.text(
        "area.share",
        [
          "share": Figures.number(Double((share.share * 1000).rounded() / 10)),
          "view": share.view?.name ?? language.text("map.nobody"),
        ])
    }
    return language.text(
      "area.finger",
      [
        "size": Figures.number(Double(millimeters)), "point": Figures.point(point),
        "shares": parts.joined(separator: ", "),
      ])
  }
}
