import Foundation
import Scenes
import UIKit
import Wording

extension Labels {
  static func reportTitle(_ name: String) -> String { text("import.title", ["name": name]) }

  /// `a printed view hierarchy: 12 lines read, 9 views made`
  static func reportSum(_ report: ImportReport) -> String {
    ImportReportWords.sum(of: report)
  }

  /// The heading of a part of the report.
  static func reportSection(_ key: String, _ count: Int) -> String {
    text(key, ["count": String(count)])
  }

  static func contradicted(_ claim: HittableClaim) -> String {
    text(
      claim.isHittable ? "report.claimHittable" : "report.claimNotHittable",
      ["view": claim.view.name])
  }

  static func claims(_ count: Int, contradicted: Int) -> String {
    text(
      "import.claims", ["agreed": String(count - contradicted), "count": String(count)])
  }

  static func unknownClass(_ unknown: UnknownClass) -> String {
    text("import.unknownClass", ["class": unknown.name])
  }

  static func skipped(_ line: String, _ reason: String) -> String {
    text("import.skipped", ["line": line, "reason": reason])
  }

  static func moreSkipped(_ count: Int) -> String {
    text("import.moreSkipped", ["count": String(count)])
  }

  static func scene(_ choice: SceneChoice) -> String {
    text(
      choice.views == 0
        ? "import.viewlessScene"
        : choice.isInitial
          ? "import.initialScene" : choice.views == 1 ? "import.scene.one" : "import.scene",
      ["name": choice.name, "count": String(choice.views)])
  }

  static let chooseScene = text("import.chooseScene")
  static let notTheViewOrder = text("import.notTheViewOrder")
  static let accessibilityTree = text("import.accessibilityTree")
  static let copyLine = text("import.copyLine")
  static let copyFile = text("import.copyFile")
  static let close = text("import.close")

  static func captureOffer(_ limits: [FormatLimit]) -> String {
    let words = limits.filter { $0 != .accessibilityTree }.map { FormatWords.limit($0) }.joined(
      separator: ", ")
    return text("import.captureOffer", ["list": words])
  }

  // MARK: The inspector

  static let fromTheDump = text("import.fromTheDump")
  static let overridesKnown = text("import.overridesKnown")
  static let overridesUnknown = text("import.overridesUnknown")
  static let likelyRules = text("import.likelyRules")

  static func line(_ number: Int) -> String { text("import.line", ["line": String(number)]) }

  static func known(_ source: ValueSource) -> String { text("import.value." + source.rawValue) }
}
