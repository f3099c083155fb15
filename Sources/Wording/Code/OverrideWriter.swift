import UIKit

/// Writes the overrides that do what a list of rules does.
///
/// The parts stand in the order in which rules act: the region becomes `point(inside:)`, the search
/// and the rules on its result become `hitTest`, and what both need comes before and after them.
struct OverrideWriter {
  let rules: [HitTestRule]
  let isControl: Bool
  private(set) var properties: [SwiftLine] = []
  private(set) var helpers: [[SwiftLine]] = []
  private var names: [String: Int] = [:]

  init(_ rules: [HitTestRule], base: String) {
    self.rules = rules
    isControl = Self.controls.contains(base)
  }

  private static let controls: Set<String> = [
    "UIControl", "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl",
    "UITextField", "UIPageControl", "UIDatePicker", "UIRefreshControl",
  ]

  var lines: [SwiftLine] {
    var writer = self
    var parts = [writer.insideOverride(), writer.hitTestOverride()].filter { !$0.isEmpty }
    parts += writer.helpers
    if !writer.properties.isEmpty { parts.insert(writer.properties, at: 0) }
    return Array(parts.joined(separator: [SwiftLine("")]))
  }

  // MARK: Properties

  /// A name that is free: `target`, `target2`.
  private mutating func free(_ name: String) -> String {
    names[name, default: 0] += 1
    return names[name] == 1 ? name : "\(name)\(names[name, default: 0])"
  }

  /// A reference to another view, by the id that it has in the scene.
  mutating func reference(to view: ViewID, as name: String) -> String {
    let name = free(name)
    properties.append(SwiftLine("weak var \(name): UIView?  // \(SwiftName.comment(view.name))"))
    return name
  }

  /// A path as a property, and the expression that tells whether it contains the point.
  mutating func pathTest(_ d: String, _ fillRule: HitTestRule.FillRule, as name: String) -> String {
    let name = free(name)
    properties += PathSwift.property(name, d)
    return name + (fillRule == .evenodd ? ".contains(point, using: .evenOdd)" : ".contains(point)")
  }

  // MARK: Helpers

  mutating func addHelper(_ lines: [SwiftLine]) {
    if !helpers.contains(where: { $0.first?.text == lines.first?.text }) { helpers.append(lines) }
  }

  mutating func passesGates() -> String {
    let gates = DefaultAlgorithm.gates(isControl: isControl)
      .replacingOccurrences(of: ", ", with: " && ")
    addHelper([
      SwiftLine("private var passesGates: Bool {"),
      SwiftLine("  \(gates)"),
      SwiftLine("}"),
    ])
    return "passesGates"
  }
}
