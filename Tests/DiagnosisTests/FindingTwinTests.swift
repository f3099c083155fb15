import Diagnosis
import Scenes
import Testing
import UIKit

/// Each kind of finding with a scene that has it and a twin that differs in one thing and has none.
@Suite("Findings and their twins")
@MainActor
struct FindingTwinTests {
  nonisolated struct Case: CustomTestStringConvertible, Sendable {
    var finding: String
    /// What lies in a window of 200 × 200 points.
    var subviews: String
    var with: String
    var without: String
    var testDescription: String { finding }
  }

  nonisolated static let cases = [
    Case(
      finding: "error unreachable button veil",
      subviews: """
        {"id": "button", "class": "UIButton", "frame": [20, 20, 60, 60]},
        {"id": "veil", "frame": [0, 0, 200, 200] #}
        """, with: "", without: #", "isUserInteractionEnabled": false"#),
    Case(
      finding: "error unreachable button card",
      subviews: """
        {"id": "card", "frame": [0, 0, 100, 100], "subviews": [
          {"id": "button", "class": "UIButton", "frame": [#, 20, 60, 60]}]}
        """, with: "110", without: "10"),
    Case(
      finding: "warning mostly-unreachable button",
      subviews: """
        {"id": "card", "frame": [0, 0, 100, 100], "subviews": [
          {"id": "button", "class": "UIButton", "frame": [60, 20, 70, 80]},
          {"id": "veil", "frame": [60, 20, #, 80]}]}
        """, with: "20", without: "1"),
    Case(
      finding: "warning covered button veil",
      subviews: """
        {"id": "button", "class": "UIButton", "frame": [20, 20, 60, 60]},
        {"id": "veil", "frame": [20, #, 60, 60]}
        """, with: "60", without: "80"),
    Case(
      finding: "warning sticks-out button card",
      subviews: """
        {"id": "card", "frame": [0, 0, #, 100], "subviews": [
          {"id": "button", "class": "UIButton", "frame": [20, 20, 60, 60]}]}
        """, with: "60", without: "80"),
    Case(
      finding: "error zero-size-parent card button",
      subviews: """
        {"id": "card", "frame": [0, 0, #, 100], "subviews": [
          {"id": "button", "class": "UIButton", "frame": [20, 20, 60, 60]}]}
        """, with: "0", without: "100"),
    Case(
      finding: "error zero-size button",
      subviews: #"{"id": "button", "class": "UIButton", "frame": [20, 20, #, 60]}"#, with: "0",
      without: "60"),
    Case(
      finding: "warning growth-cut-off button card",
      subviews: """
        {"id": "card", "frame": [20, 20, #, 100], "subviews": [
          {"id": "button", "class": "UIButton", "frame": [20, 20, 60, 60],
           "hitTestRules": [{"rule": "expand", "by": 20}]}]}
        """, with: "80", without: "100"),
    Case(
      finding: "note small-target button",
      subviews: #"{"id": "button", "class": "UIButton", "frame": [20, 20, #, 60]}"#,
      with: "43.75", without: "44"),
    Case(
      finding: "warning small-target button",
      subviews: #"{"id": "button", "class": "UIButton", "frame": [20, 20, 60, #]}"#,
      with: "23.75", without: "44"),
    Case(
      finding: "warning targets-overlap button other",
      subviews: """
        {"id": "button", "class": "UIButton", "frame": [20, 20, 60, 60]},
        {"id": "other", "class": "UIButton", "frame": [#, 20, 60, 60]}
        """, with: "40", without: "80"),
    Case(
      finding: "warning nested-targets button outer",
      subviews: """
        {"id": "outer", "class": "#", "frame": [0, 0, 150, 150], "subviews": [
          {"id": "button", "class": "UIButton", "frame": [20, 20, 60, 60]}]}
        """, with: "UIControl", without: "UIView"),
    Case(
      finding: "warning almost-transparent button",
      subviews: """
        {"id": "button", "class": "UIButton", "frame": [20, 20, 60, 60], "alpha": #}
        """, with: "0.009", without: "0.02"),
    Case(
      finding: "warning closed-ancestor button outer",
      subviews: """
        {"id": "outer", "class": "UIControl", "frame": [0, 0, 150, 150], "isEnabled": #,
         "subviews": [{"id": "button", "class": "UIButton", "frame": [20, 20, 60, 60]}]}
        """, with: "false", without: "true"),
    Case(
      finding: "warning no-inverse card",
      subviews: """
        {"id": "card", "frame": [0, 0, 100, 100], "transform": [#, 0, 0, 1, 0, 0]}
        """, with: "0", without: "1"),
    Case(
      finding: "note shape-leaves-out button",
      subviews: """
        {"id": "button", "class": "UIButton", "frame": [20, 20, 100, 100],
         "hitTestRules": [{"rule": "hole", "d": "M0 0 H100 V# H0 Z"}]}
        """, with: "52", without: "10"),
    Case(
      finding: "warning z-position button veil",
      subviews: """
        {"id": "button", "class": "UIButton", "frame": [20, 20, 100, 100], "zPosition": #},
        {"id": "veil", "frame": [100, 20, 100, 100]}
        """, with: "1", without: "0"),
    Case(
      finding: "error window-not-turned turned content",
      subviews: """
        {"id": "root", "frame": [0, 0, 200, 200]}],
         "x": 0}, {"id": "turned", "class": "UIWindow", "frame": [0, 0, 100, 200], "subviews": [
        {"id": "content", "frame": [0, 0, #]}
        """, with: "200, 100", without: "100, 200"),
    Case(
      finding: "error window-swallows top window",
      subviews: """
        {"id": "button", "class": "UIButton", "frame": [20, 20, 60, 60]}],
         "x": 0}, {"id": "top", "class": "UIWindow", "frame": [0, 0, 200, 200] #, "subviews": [
        {"id": "picture", "class": "UIImageView", "frame": [0, 0, 20, 20]}
        """, with: "", without: #", "isUserInteractionEnabled": false"#),
  ]

  private func findings(_ subviews: String) throws -> [String] {
    let json = """
      {"hitscope": 1, "windows": [{"id": "window", "class": "UIWindow",
       "frame": [0, 0, 200, 200], "subviews": [\(subviews)]}]}
      """
    var linter = Linter(builder: testBuilder)
    linter.looksForFixes = false
    return linter.findings(in: try SceneReader.read(Data(json.utf8)).document)
      .map { "\($0.level) \($0.fingerprint)" }
  }

  @Test("a scene that has it says so, and its twin doesn't", arguments: cases)
  func twins(pair: Case) throws {
    let finding = pair.finding
    let with = try findings(pair.subviews.replacingOccurrences(of: "#", with: pair.with))
    #expect(with.contains(finding), "\(with)")
    let without = try findings(pair.subviews.replacingOccurrences(of: "#", with: pair.without))
    let name = finding.split(separator: " ")[1]
    #expect(!without.contains { $0.split(separator: " ")[1] == name }, "\(without)")
  }

  @Test("every kind that is not about code has a twin")
  func complete() {
    let shown = Set(Self.cases.map { String($0.finding.split(separator: " ")[1]) })
    let all = Finding.Kind.allRules.filter { !$0.hasPrefix("override-") }
    #expect(shown == Set(all))
  }
}
