import Scenes
import Testing
import UIKit

@testable import Diagnosis

@Suite("Findings")
@MainActor
struct FindingTests {
  private func findings(
    _ document: SceneDocument, wished: Set<ViewID> = [], fixes: Bool = false
  ) -> [Finding] {
    var linter = Linter(builder: testBuilder)
    linter.wishedTargets = wished
    linter.looksForFixes = fixes
    return linter.findings(in: document)
  }

  private func findings(in windows: String) throws -> [String] {
    let json = "{\"hitscope\": 1, \"windows\": [\(windows)]}"
    return findings(try SceneReader.read(Data(json.utf8)).document).map {
      "\($0.level) \($0.fingerprint)"
    }
  }

  /// Which findings show each cause that a report's title can name; the rest no scene can show.
  static let shows: [String: Set<String>] = [
    "outside-parent": ["sticks-out", "growth-cut-off", "unreachable"],
    "covered-by-sibling": ["covered", "targets-overlap", "unreachable"],
    "wrong-order": ["covered", "targets-overlap", "unreachable", "z-position"],
    "zero-size-self": ["zero-size"], "zero-size-parent": ["zero-size-parent"],
    "covered-by-window": ["window-swallows", "unreachable"],
    "interaction-disabled": ["unreachable"], "path-region": ["shape-leaves-out"],
    "window-rotation": ["window-not-turned"],
  ]

  @Test("each report is found with the cause that its title names", arguments: Reports.all)
  func reports(report: Reports.Report) throws {
    let found = findings(report.before, wished: [report.wished])
    guard let kinds = Self.shows[report.cause] else {
      // What the scene holds is in order; only the verdict says that the view is not there.
      let scene = build(report.before)
      let view = try #require(scene.view(report.wished))
      let verdict = Verdict.why(
        view, at: report.point, in: scene, trace: scene.trace(report.point))
      #expect(!verdict.isDrawnThere)
      return
    }
    #expect(found.contains { kinds.contains($0.kind.rule) }, "\(found.map(\.fingerprint))")
  }

  @Test("a repaired report has no finding with that cause any more", arguments: Reports.all)
  func repaired(report: Reports.Report) throws {
    let document = try Reports.document("report-\(report.name)-after.hitscene.json")
    let scene = build(document)
    let wished = try #require(scene.view(report.wished))
    let found = findings(document, wished: [report.wished])
      .filter { wished.isDescendant(of: scene.view($0.view) ?? wished) }
      .filter { $0.level > .note && Self.shows[report.cause]?.contains($0.kind.rule) == true }
    #expect(found.isEmpty, "\(found.map(\.fingerprint))")
  }

  /// Scenes that show a fault on purpose.
  private static let lessons = [
    "02-who-is-in-front.hitscene.json": ["z-position note1 note2"],
    "03-the-gates.hitscene.json": ["covered button6 faint"],
    "04-glass.hitscene.json": ["unreachable save1 overlay"],
    "05-reaching-outside.hitscene.json": ["sticks-out view3 view2"],
    "06-larger-than-it-looks.hitscene.json": ["growth-cut-off edge bar"],
    "10-shapes-and-holes.hitscene.json": ["unreachable later veil"],
    "11-windows-by-level.hitscene.json": ["unreachable send dialog"],
  ]

  @Test("the shipped scenes raise no alarm but the faults that they show on purpose")
  func shipped() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
        "Assets/Scenes")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".hitscene.json") }.sorted()
    #expect(!files.isEmpty)
    for file in files {
      let data = try Data(contentsOf: folder.appendingPathComponent(file))
      let found = findings(try SceneReader.read(data).document).filter { $0.level > .note }
      #expect(
        found.map(\.fingerprint) == Self.lessons[file, default: []],
        "\(file): \(found.map(\.fingerprint))")
    }
  }

  @Test(
    "code of its own is told by running it",
    arguments: [
      ("Deaf", "forgets-gate"), ("Greedy", "claims-outside"), ("Backward", "wrong-order"),
      ("Hasty", "stops-early"), ("Moody", "answers-differently"), ("Restless", "changes-state"),
      ("Growing", "changes-state"), ("Circling", "endless"), ("Stubborn", "forgets-gate"),
    ])
  func overrides(className: String, fault: String) throws {
    let found = try findings(
      in: """
        {"id": "window", "class": "UIWindow", "frame": [0, 0, 200, 200], "subviews": [
          {"id": "own", "class": "\(className)", "frame": [0, 0, 200, 200], "subviews": [
            {"id": "rear", "frame": [20, 20, 100, 100]},
            {"id": "front", "frame": [60, 60, 100, 100]},
            {"id": "off", "frame": [20, 20, 30, 30], "isUserInteractionEnabled": false}]}]}
        """)
    #expect(found.contains { $0.contains("override-\(fault) own") }, "\(found)")
  }

  @Test("an override that does its work raises no alarm")
  func goodOverride() throws {
    let found = try findings(
      in: """
        {"id": "window", "class": "UIWindow", "frame": [0, 0, 200, 200], "subviews": [
          {"id": "own", "class": "Even", "frame": [0, 0, 200, 200], "subviews": [
            {"id": "inner", "frame": [20, 20, 100, 100]}]}]}
        """)
    #expect(found == [])
  }

  @Test(
    "endless code is named wherever it stands, and what lies beside it is looked over",
    arguments: ["[0, 0, 300, 200]", "[0, 0, 100, 100]", "[150, 100, 40, 40]"])
  func endless(frame: String) throws {
    let found = try findings(
      in: """
        {"id": "window", "class": "UIWindow", "frame": [0, 0, 300, 200], "subviews": [
          {"id": "own", "class": "Circling", "frame": \(frame)},
          {"id": "tiny", "class": "UIButton", "frame": [10, 150, 20, 20]}]}
        """)
    #expect(found.contains("warning override-endless own"), "\(found)")
    #expect(found.contains("warning small-target tiny"), "\(found)")
  }

  @Test("what lies beside code that adds views is looked over all the same")
  func besideUnruly() throws {
    for unruly in ["Growing"] {
      let found = try findings(
        in: """
          {"id": "window", "class": "UIWindow", "frame": [0, 0, 300, 200], "subviews": [
            {"id": "deaf", "class": "Greedy", "frame": [200, 0, 50, 50]},
            {"id": "own", "class": "\(unruly)", "frame": [0, 0, 100, 100]},
            {"id": "tiny", "class": "UIButton", "frame": [10, 150, 20, 20]}]}
          """)
      #expect(found.contains("warning override-claims-outside deaf"), "\(found)")
      #expect(found.contains("warning small-target tiny"), "\(found)")
    }
  }

  @Test("who owns all of its bounds, told by counting, has no dead zone", arguments: 0..<60)
  func ownsAll(seed: Int) {
    var random = RandomScene(seed: UInt64(seed))
    let document = random.document([.gates, .windows, .rules])
    let survey = Survey(of: document, build(document), Linter(builder: testBuilder))
    for index in document.nodes.indices where survey.branches.ownsAll(index) {
      #expect(
        DeadZones.of(survey.view(index), in: survey.scene, map: survey.territory) == [],
        "\(document.nodes[index].id)")
    }
  }

  @Test("counting finds those that lose nothing: a thousand in each other")
  func nestedTargets() {
    var document = SceneDocument(title: "nested")
    for depth in 0..<1000 {
      var node = SceneNode(
        id: ViewID("b\(depth)"), depth: depth, className: depth == 0 ? "UIWindow" : "UIButton")
      node.frame = CGRect(
        x: depth == 0 ? 0 : 0.5, y: depth == 0 ? 0 : 0.5, width: 1400 - CGFloat(depth),
        height: 1400 - CGFloat(depth))
      document.nodes.append(node)
    }
    let survey = Survey(of: document, build(document), Linter(builder: testBuilder))
    #expect(document.nodes.indices.allSatisfy { survey.branches.ownsAll($0) })
  }

  @Test("small, nested, almost transparent, flat, closed by an ancestor: each is found")
  func others() throws {
    let found = try findings(
      in: """
        {"id": "window", "class": "UIWindow", "frame": [0, 0, 400, 400], "subviews": [
          {"id": "tiny", "class": "UIButton", "frame": [10, 10, 20, 20]},
          {"id": "outer", "class": "UIControl", "frame": [50, 10, 100, 100], "subviews": [
            {"id": "inner", "class": "UIButton", "frame": [10, 10, 50, 50]}]},
          {"id": "ghost", "frame": [200, 10, 50, 50], "alpha": 0.005},
          {"id": "flat", "frame": [260, 10, 50, 50], "transform": [0, 0, 0, 1, 0, 0]},
          {"id": "off", "frame": [10, 200, 100, 100], "isUserInteractionEnabled": false,
           "subviews": [{"id": "dead", "class": "UIButton", "frame": [0, 0, 60, 60]}]},
          {"id": "picture", "class": "UIImageView", "frame": [200, 200, 60, 60],
           "gestureRecognizers": [{"kind": "tap"}]},
          {"id": "disabled", "class": "UIButton", "frame": [300, 200, 60, 60], "isEnabled": false}]}
        """)
    #expect(
      found == [
        "warning small-target tiny", "warning nested-targets inner outer",
        "note almost-transparent ghost", "warning no-inverse flat",
        "warning closed-ancestor dead off", "error unreachable picture picture",
      ])
  }

  @Test("a finding brings the fix with the least harm")
  func fix() throws {
    let json = "{\"hitscope\": 1, \"windows\": [\(SmallScenes.sticksOut)]}"
    let found = findings(try SceneReader.read(Data(json.utf8)).document, fixes: true)
    #expect(found.first?.fix?.edits == [.addRule("card", .overflow)])
    #expect(found.first?.place?.line == 3)
  }

  @Test("what a rule hands to a view beside is laid to the rule")
  func redirected() throws {
    let found = try findings(
      in: """
        {"id": "w", "class": "UIWindow", "frame": [0, 0, 200, 100], "subviews": [
          {"id": "s", "frame": [0, 0, 200, 100],
            "hitTestRules": [{"rule": "redirect", "to": "y", "from": ["x"]}], "subviews": [
            {"id": "x", "class": "UIButton", "frame": [0, 0, 60, 60]},
            {"id": "y", "class": "UIButton", "frame": [80, 0, 60, 60]}]}]}
        """)
    #expect(found == ["note unreachable x s"], "\(found)")
  }

  @Test("no fix of a finding silences a control", arguments: Reports.all)
  func harmless(report: Reports.Report) {
    let all =
      findings(report.before, wished: [report.wished], fixes: true)
      + findings(report.before, fixes: true)
    for finding in all {
      guard let fix = finding.fix else { continue }
      #expect(!fix.effects.silencesTarget, "\(finding.fingerprint)")
      guard finding.level == .note else { continue }
      for edit in fix.edits {
        switch edit {
        case .addRule(_, .redirect), .addRule(_, .passThrough), .setInteraction(_, false):
          Issue.record("\(finding.fingerprint) \(edit)")
        default: break
        }
      }
      #expect(fix.effects.lossOfTargets == 0, "\(finding.fingerprint)")
      #expect(!fix.effects.losses.contains { $0.view != nil && $0.isAll }, "\(finding.fingerprint)")
    }
  }

  @Test(
    "a view without size is grown to what can be touched", arguments: [44, 24, 60] as [CGFloat])
  func grown(minimum: CGFloat) throws {
    for (width, height) in [(240, 0), (0, 30), (0, 0)] {
      let document = try scene(
        """
        {"id": "window", "class": "UIWindow", "frame": [0, 0, 320, 480], "subviews": [
          {"id": "flat", "class": "UIButton", "frame": [40, 300, \(width), \(height)]}]}
        """
      ).document
      var linter = Linter(builder: testBuilder)
      linter.minimumTarget = minimum
      let finding = try #require(linter.findings(in: document).first { $0.kind == .zeroSize })
      let fix = try #require(finding.fix)
      let changed = try #require(document.applying(fix.edits))
      let after = linter.findings(in: changed)
      #expect(!after.contains { $0.view == "flat" }, "\(fix.edits) \(after.map(\.fingerprint))")
    }
  }

  @Test("the gravest come first, those of one level as they were")
  func gravity() {
    let found = [Finding.Level.note, .error, .warning, .error, .note].enumerated().map {
      Finding($0.element, ViewID("v\($0.offset)"), .noInverse)
    }
    #expect(found.gravestFirst.map(\.view.name) == ["v1", "v3", "v2", "v0", "v4"])
  }

  @Test("what a shape leaves out is not mended by a move: it is left out wherever the view is")
  func shapeFix() throws {
    let json = """
      {"hitscope": 1, "windows": [
        {"id": "window", "class": "UIWindow", "frame": [0, 0, 390, 560], "subviews": [
          {"id": "shaped", "class": "UIButton", "frame": [220, 310, 120, 80],
            "backgroundColor": "#3366CC",
            "hitTestRules": [{"rule": "path", "d": "M60 0 L120 80 L0 80 Z"}]}]}]}
      """
    let document = try SceneReader.read(Data(json.utf8)).document
    let found = findings(document, fixes: true).first { $0.kind.rule == "shape-leaves-out" }
    #expect(found?.fix?.edits == [.removeRule("shaped", index: 0)])
  }

  @Test("every kind of finding is in the list of rules")
  func rules() {
    #expect(Finding.Kind.allRules.count == Set(Finding.Kind.allRules).count)
    #expect(Finding.Kind.allRules.contains(Finding.Kind.zeroSize.rule))
  }
}
