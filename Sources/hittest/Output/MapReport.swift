import Diagnosis
import Scenes
import UIKit
import Wording

/// The territory, for people and for programs.
@MainActor
struct MapReport {
  private let territory: Territory
  private let area: CGRect

  init(_ territory: Territory, _ scene: BuiltScene) {
    self.territory = territory
    area = scene.screenArea
  }

  var text: String {
    let words = Language.english
    let holdings = territory.holdings
    guard !holdings.isEmpty else { return words.text("map.empty") }
    let areas = holdings.map { Figures.number(Double($0.area)) }
    let shares = holdings.map { Figures.number(Double(($0.share * 1000).rounded() / 10)) }
    var lines = [
      words.text(
        "map.head",
        [
          "size": Figures.size(area.size), "origin": Figures.point(area.origin),
          "scale": ScaleWords.text(territory.grid.scale),
        ])
    ]
    for (index, holding) in holdings.enumerated() {
      lines.append(
        words.text(
          "map.row",
          [
            "area": padded(areas[index], among: areas),
            "share": padded(shares[index], among: shares),
            "view": holding.id?.name ?? words.text("map.nobody"),
          ]))
    }
    if territory.askedPixels > 0 {
      lines.append(
        words.text(
          territory.askedPixels == 1 ? "map.asked.one" : "map.asked",
          ["count": String(territory.askedPixels)]))
    }
    return lines.joined(separator: "\n")
  }

  private func padded(_ text: String, among all: [String]) -> String {
    let width = all.map(\.count).max() ?? 0
    return String(repeating: " ", count: width - text.count) + text
  }

  var json: String {
    let holdings = territory.holdings.map { holding in
      let outlines = territory.outlines(of: holding).map { outline in
        "[" + outline.map(TraceJSON.point).joined(separator: ",") + "]"
      }
      return VerdictJSON.object([
        ("view", TraceJSON.id(holding.id)), ("area", VerdictJSON.number(holding.area)),
        ("share", VerdictJSON.number(holding.share)), ("pixels", "\(holding.pixels)"),
        ("outlines", "[" + outlines.joined(separator: ",") + "]"),
      ])
    }
    let box = [area.origin.x, area.origin.y, area.size.width, area.size.height]
    return VerdictJSON.object([
      ("area", "[" + box.map(VerdictJSON.number).joined(separator: ",") + "]"),
      ("scale", VerdictJSON.number(territory.grid.scale)),
      ("pixels", "[\(territory.grid.width),\(territory.grid.height)]"),
      ("askedPixels", "\(territory.askedPixels)"), ("holdings", VerdictJSON.list(holdings)),
    ])
  }
}
