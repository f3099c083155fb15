import Diagnosis
import Foundation

/// Comfort as numbers by name, which every settings file can hold.
extension Comfort {
  private enum Name {
    static let textSize = "text.size"
    static let projector = "projector.on"
    static let motion = "motion.reduced"
    static let greeted = "hint.seen"
    static let target = "target.least"
    static func hidden(_ part: Panels.Part) -> String { "hidden.\(part.rawValue)" }
    static func length(_ divider: Panels.Divider) -> String { "length.\(divider.rawValue)" }
  }

  /// What differs from the usual.
  var stored: [String: Double] {
    var values: [String: Double] = [:]
    if textSize != 100 { values[Name.textSize] = Double(textSize) }
    if isProjector { values[Name.projector] = 1 }
    if reducesMotion { values[Name.motion] = 1 }
    if isGreeted { values[Name.greeted] = 1 }
    if minimumTarget != .hig { values[Name.target] = Double(minimumTarget.side) }
    for part in panels.hidden { values[Name.hidden(part)] = 1 }
    for divider in Panels.Divider.allCases {
      if let length = panels[divider] { values[Name.length(divider)] = Double(length) }
    }
    return values
  }

  /// Values that mean nothing are left out.
  init(stored values: [String: Double]) {
    if let size = values[Name.textSize], size.isFinite {
      textSize = Self.textSizes.last { Double($0) <= size } ?? Self.textSizes[0]
    }
    isProjector = values[Name.projector] == 1
    reducesMotion = values[Name.motion] == 1
    isGreeted = values[Name.greeted] == 1
    minimumTarget =
      MinimumTarget.allCases.first { Double($0.side) == values[Name.target] } ?? .hig
    for part in Panels.Part.allCases where values[Name.hidden(part)] == 1 { panels.toggle(part) }
    for divider in Panels.Divider.allCases {
      panels[divider] = values[Name.length(divider)].map { CGFloat($0) }
    }
  }
}
