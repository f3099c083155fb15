import Foundation
import Testing
import UIKit
import Wording

@Suite("Rules as Swift")
@MainActor
struct OverrideTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Overrides")

  /// With `RECORD_OVERRIDES` set, the files are written instead.
  @Test("the classes compiled here are the generated text", arguments: OverrideCase.all)
  func text(_ test: OverrideCase) throws {
    let file = Self.folder.appendingPathComponent(test.name + ".swift")
    if ProcessInfo.processInfo.environment["RECORD_OVERRIDES"] != nil {
      try test.source.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == test.source)
  }

  @Test(
    "an override answers as its rules do, at every point of random trees",
    arguments: OverrideCase.all)
  func answers(_ test: OverrideCase) throws {
    var differsFromPlain = false
    for seed in 0..<60 {
      let plain = try #require(Self.bases[test.base])
      var ruled = OverrideTree(seed: UInt64(seed), node: plain())
      ruled.byID["node"]?.setHitTestRules(test.rules) { ruled.byID[$0] }
      let custom = test.make()
      var overridden = OverrideTree(seed: UInt64(seed), node: custom)
      test.connect(custom) { overridden.byID[$0] }
      let answers = ruled.answers()
      #expect(overridden.answers() == answers, "seed \(seed)")

      var bare = OverrideTree(seed: UInt64(seed), node: plain())
      differsFromPlain = differsFromPlain || bare.answers() != answers
    }
    #expect(differsFromPlain, "the trees never show what the rule does")
  }

  private static let bases: [String: @MainActor () -> UIView] = [
    "UIView": { UIView() }, "UIControl": { UIControl() }, "UIButton": { UIButton() },
  ]

  @Test("every rule's own override has the lines that its steps need")
  func roles() {
    for test in OverrideCase.all {
      for (index, rule) in test.rules.enumerated() {
        let lines = RuleSwift.override(for: rule)
        #expect(lines.contains { $0.role == .rule(0) || $0.role == .look(0) }, "\(rule)")
        let all = RuleSwift.override(for: test.rules, of: test.base)
        let isReplaced = test.name == "RingWithHolesView" && index == 0
        #expect(isReplaced || all.contains { $0.role == .rule(index) }, "\(test.name) \(index)")
      }
    }
  }

  @Test("the current line of a descent, step by step")
  func currentLines() throws {
    let trace = try TestScene.picture.trace(290, 190)
    let code = RuleSwift.override(for: .reachOutside(search: .frontMost, respectsGates: false))
    let plain = DefaultAlgorithm.lines()
    let lines = trace.steps.map { step -> String in
      let lines = step.view == "view1" ? code : plain
      let index = RuleSwift.currentLine(for: step, in: trace, of: lines)
      return "\(step.number) \(step.view): \(index.map { lines[$0].text } ?? "-") // "
        + CodeRemark.text(for: step)
    }
    #expect(
      lines.joined(separator: "\n") == """
        1 window: func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { // (290, 190)
        2 window:   guard self.point(inside: point, with: event) else { return nil } // true
        3 base: func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { // (270, 160)
        4 base:   guard self.point(inside: point, with: event) else { return nil } // true
        5 view2: func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { // (240, -118)
        6 view2:   guard self.point(inside: point, with: event) else { return nil } // false
        7 view2:   guard self.point(inside: point, with: event) else { return nil } // nil
        8 view1: override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { // (240, 114)
        9 view1:   var hit = super.hitTest(point, with: event) // false
        10 view4: - // (96, 74): true
        11 view1:     if child.point(inside: local, with: event) { return child } // view4 (96, 74): true
        12 view1:   hit = find(in: self, at: point, with: event) ?? hit // view4
        13 view1:   return hit // view4
        14 base:     if let hit = subview.hitTest(local, with: event) { return hit } // view4
        15 window:     if let hit = subview.hitTest(local, with: event) { return hit } // view4
        """)
  }

  @Test("names that can't stand in Swift are made so")
  func names() {
    let text = RuleSwift.file(
      "2 pay-button «x»", rules: [.redirect(to: "a\nb", from: nil, when: .hit)], base: "Foo : Bar")
    #expect(text.contains("class View2PayButtonX: UIView {"))
    #expect(text.contains("weak var target: UIView?  // a\\nb\n"))
    #expect(RuleSwift.file("", rules: [.overflow]).contains("class CustomView: UIView {"))
  }

  @Test("UIKit's algorithm, written out, gives UIKit's answers")
  func defaultAlgorithm() {
    for seed in 0..<60 {
      var engine = OverrideTree(seed: UInt64(seed), node: UIView())
      var spelled = OverrideTree(seed: UInt64(seed), node: SpelledOutView())
      #expect(engine.answers() == spelled.answers(), "seed \(seed)")
    }
  }

  @Test("the algorithm that is shown is the one that was tried")
  func shownAlgorithm() throws {
    let file = Self.folder.deletingLastPathComponent()
      .appendingPathComponent("SpelledOutView.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let shown = DefaultAlgorithm.lines().map { "  " + $0.text }.joined(separator: "\n")
    #expect(
      source.contains(
        shown.replacingOccurrences(of: "  func hitTest", with: "  override func hitTest")))
    let control = DefaultAlgorithm.lines(isControl: true)
    #expect(control[1].text.contains("guard isEnabled, isUserInteractionEnabled"))
    #expect(control.count == DefaultAlgorithm.lines.count)
  }
}
