import Diagnosis
import Scenes
import Testing
import UIKit

@Suite("Verdicts")
@MainActor
struct VerdictTests {
  private func verdict(
    _ windows: String, _ id: ViewID = "button", at point: CGPoint
  ) throws -> Verdict {
    let scene = try scene(windows)
    let view = try #require(scene.view(id))
    return Verdict.why(view, at: point, in: scene, trace: scene.trace(point))
  }

  /// Each obstacle as a short word: where it stands, how many levels up, and what it is.
  private func dump(_ verdict: Verdict) -> [String] {
    verdict.obstacles.map { "\($0.view)+\($0.levelsUp) \(word($0.cause))" }
  }

  private func word(_ cause: Obstacle.Cause) -> String {
    switch cause {
    case .gate(.alpha(let alpha)): "alpha \(alpha)"
    case .gate(.transform): "no inverse"
    case .gate(let gate): "\(gate)"
    case .outside(let miss): miss.isEmpty ? "empty" : "outside"
    case .childrenNotAsked(let rule, _): rule
    case .covered(let answer): "covers, \(answer)"
    case .coveredByWindow(let answer): "window, \(answer)"
    case .ownSubview(let answer): "subview, \(answer)"
    case .dropped(let rule, _): "drops by \(rule)"
    case .replaced(let rule, _, let answer): "\(rule) to \(answer?.name ?? "nothing")"
    case .customCode(let name): "code of \(name)"
    case .refusedByCode(let name, _): "refused by \(name)"
    case .noWindow: "no window"
    }
  }

  @Test(
    "a point in the bounds that only code leaves out is laid to the code, not to a shape",
    arguments: ["inner", "own"] as [ViewID])
  func code(wished: ViewID) throws {
    let scene = try scene(
      """
      {"id": "window", "class": "UIWindow", "frame": [0, 0, 300, 200], "subviews": [
        {"id": "own", "class": "Shy", "frame": [10, 10, 100, 100], "subviews": [
          {"id": "inner", "frame": [0, 0, 50, 50]}]}]}
      """)
    let view = try #require(scene.view(wished))
    let point = CGPoint(x: 20, y: 20)
    let verdict = Verdict.why(view, at: point, in: scene, trace: scene.trace(point))
    #expect(
      verdict.firstObstacle?.cause
        == .refusedByCode(className: "ShyView", point: CGPoint(x: 10, y: 10)))
    let outside = Verdict.why(
      view, at: CGPoint(x: 200, y: 20), in: scene, trace: scene.trace(CGPoint(x: 200, y: 20)))
    let isOutside = if case .outside? = outside.firstObstacle?.cause { true } else { false }
    #expect(isOutside)
  }

  @Test("a view that gets the touch says so")
  func gets() throws {
    let verdict = try verdict(SmallScenes.sticksOut, at: CGPoint(x: 90, y: 40))
    #expect(verdict.getsTouch)
    #expect(verdict.reason == .search)
    #expect(verdict.obstacles.isEmpty)
    #expect(verdict.asked == .asked)
  }

  @Test(
    "the first obstacle is the ancestor that does not contain the point; the view was never asked")
  func outsideParent() throws {
    let verdict = try verdict(SmallScenes.sticksOut, at: CGPoint(x: 140, y: 40))
    #expect(dump(verdict) == ["card+1 outside"])
    #expect(verdict.asked == .never)
    #expect(verdict.isDrawnThere)
    guard case .outside(let miss)? = verdict.firstObstacle?.cause else {
      Issue.record("not outside")
      return
    }
    #expect(miss.point == CGPoint(x: 120, y: 20))
    #expect(miss.beyond == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 20))
  }

  @Test("every later obstacle follows in the order of the descent")
  func everyObstacle() throws {
    let verdict = try verdict(
      """
      {"id": "window", "class": "UIWindow", "frame": [0, 0, 200, 200], "subviews": [
        {"id": "panel", "frame": [0, 0, 200, 200], "isHidden": true, "alpha": 0.005, "subviews": [
          {"id": "card", "frame": [0, 0, 50, 50], "isUserInteractionEnabled": false, "subviews": [
            {"id": "button", "class": "UIButton", "frame": [60, 60, 50, 50], "isEnabled": false,
             "hitTestRules": [{"rule": "passThrough"}],
             "subviews": [{"id": "inner", "frame": [0, 0, 50, 50]}]},
            {"id": "veil", "frame": [0, 0, 200, 200],
             "subviews": [{"id": "glass", "frame": [0, 0, 200, 200]}]}]}]}]},
      {"id": "top", "class": "UIWindow", "frame": [0, 0, 200, 200]}
      """, at: CGPoint(x: 80, y: 80))
    #expect(
      dump(verdict) == [
        "top+3 window, top", "panel+2 isHidden", "panel+2 alpha 0.005",
        "card+1 isUserInteractionEnabled", "card+1 outside", "veil+0 covers, glass",
        "button+0 isEnabled", "inner+0 subview, inner", "button+0 drops by passThrough",
      ])
  }

  @Test("asked and refused is not the same as never asked")
  func refused() throws {
    let hidden = SmallScenes.sticksOut.replacingOccurrences(
      of: #""class": "UIButton","#, with: #""class": "UIButton", "isHidden": true,"#)
    let verdict = try verdict(hidden, at: CGPoint(x: 90, y: 40))
    #expect(verdict.asked == .refused)
    #expect(dump(verdict) == ["button+0 isHidden"])
  }

  @Test("a rule that names the view is the reason")
  func redirected() throws {
    let windows = SmallScenes.sticksOut.replacingOccurrences(
      of: #""id": "card","#,
      with: #""id": "card", "hitTestRules": [{"rule": "redirect", "to": "button"}],"#)
    let verdict = try verdict(windows, at: CGPoint(x: 30, y: 30))
    #expect(verdict.reason == .rule("redirect", index: 0, by: "card"))
    #expect(!verdict.isDrawnThere)
  }

  @Test("rules on the result that lose or replace the view's answer are obstacles")
  func resultRules() throws {
    let windows = SmallScenes.sticksOut.replacingOccurrences(
      of: #""id": "card","#,
      with: """
        "id": "card", "hitTestRules": [{"rule": "ignore", "views": ["button"]},
          {"rule": "redirect", "to": "window", "when": "always"},
          {"rule": "path", "d": "M0 0 H5 V5 Z", "gate": "result"}],
        """)
    let verdict = try verdict(windows, at: CGPoint(x: 90, y: 40))
    #expect(
      dump(verdict) == [
        "card+1 drops by ignore", "card+1 redirect to window", "card+1 drops by path",
      ])
  }

  @Test(
    "rules on the search that never ask are obstacles", arguments: ["boxOnly", "none"])
  func searchRules(rule: String) throws {
    let windows = SmallScenes.sticksOut.replacingOccurrences(
      of: #""id": "card","#, with: "\"id\": \"card\", \"hitTestRules\": [{\"rule\": \"\(rule)\"}],")
    #expect(dump(try verdict(windows, at: CGPoint(x: 90, y: 40))) == ["card+1 \(rule)"])
  }

  @Test("an ancestor without size and one whose transform has no inverse")
  func degenerate() throws {
    let empty = SmallScenes.sticksOut.replacingOccurrences(of: "100, 100]", with: "100, 0]")
    #expect(dump(try verdict(empty, at: CGPoint(x: 90, y: 40))) == ["card+1 empty"])
    let flat = SmallScenes.sticksOut.replacingOccurrences(
      of: #""id": "card","#, with: #""id": "card", "transform": [0, 0, 0, 1, 0, 0],"#)
    #expect(dump(try verdict(flat, at: CGPoint(x: 70, y: 40))) == ["card+1 no inverse"])
  }

  @Test("a class of its own that stops the search is named")
  func customCode() throws {
    let windows = SmallScenes.sticksOut.replacingOccurrences(
      of: #""id": "card","#, with: #""id": "card", "class": "Deaf","#)
    let verdict = try verdict(windows, at: CGPoint(x: 90, y: 40))
    #expect(dump(verdict) == ["card+1 code of DeafView"])
  }

  @Test("a view beside the point says how far")
  func notThere() throws {
    let verdict = try verdict(SmallScenes.sticksOut, at: CGPoint(x: 90, y: 100))
    #expect(dump(verdict) == ["button+0 outside"])
    #expect(!verdict.isDrawnThere)
    #expect(verdict.distance == 30)
  }

  @Test("the first obstacle agrees with the trace, on scenes by chance")
  func agreesWithTrace() {
    for seed in 0..<40 {
      var random = RandomScene(seed: UInt64(seed) + 1000)
      let scene = build(random.document([.gates, .windows, .transforms, .shapes]))
      for place in 0..<12 {
        let point = CGPoint(x: CGFloat(place * 11 % 120) + 0.5, y: CGFloat(place * 29 % 90) + 0.5)
        let trace = scene.trace(point)
        for node in scene.document.nodes {
          guard let view = scene.view(node.id) else { continue }
          let verdict = Verdict.why(view, at: point, in: scene, trace: trace)
          #expect(verdict.getsTouch == verdict.obstacles.isEmpty, "\(seed) \(node.id) \(point)")
          if let first = verdict.firstObstacle, first.levelsUp == 0, first.view == node.id,
            case .gate = first.cause
          {
            #expect(verdict.asked == .refused || view.transform.isInvertible == false)
          }
          if verdict.asked == .never {
            #expect(verdict.firstObstacle?.view != node.id || !view.transform.isInvertible)
          }
        }
      }
    }
  }

  @Test("where a search outside heeds gates, a closed one below it is an obstacle like any other")
  func heededGates() throws {
    let windows = """
      {"id": "w", "class": "UIWindow", "frame": [0,0,200,200], "subviews": [
       {"id": "p", "frame": [10,10,50,50], "hitTestRules": [{"rule": "reachOutside", "respectsGates": true}],
        "subviews": [{"id": "q", "alpha": 0, "frame": [60,60,60,60], "subviews": [
         {"id": "c", "class": "UIButton", "isEnabled": false, "frame": [10,10,40,40]}]}]}]}
      """
    let verdict = try verdict(windows, "c", at: CGPoint(x: 100, y: 100))
    #expect(verdict.obstacles.map(\.view) == ["q", "c"])
    #expect(verdict.obstacles.map(\.cause) == [.gate(.alpha(0)), .gate(.isEnabled)])
  }

  @Test("no verdict is without a reason below views that reach outside, on scenes by chance")
  func reachingByChance() {
    for seed in 0..<40 {
      var random = RandomScene(seed: UInt64(seed) + 5000)
      var document = random.document([.gates])
      for index in document.nodes.indices
      where document.nodes[index].depth > 0 && (index + seed) % 5 == 0 {
        document.nodes[index].hitTestRules = [
          .reachOutside(search: .frontMost, respectsGates: seed % 2 == 0)
        ]
      }
      let scene = build(document)
      for place in 0..<12 {
        let point = CGPoint(x: CGFloat(place * 11 % 120) + 0.5, y: CGFloat(place * 29 % 90) + 0.5)
        let trace = scene.trace(point)
        for node in document.nodes {
          guard let view = scene.view(node.id) else { continue }
          let verdict = Verdict.why(view, at: point, in: scene, trace: trace)
          #expect(verdict.getsTouch == verdict.obstacles.isEmpty, "\(seed) \(node.id) \(point)")
        }
      }
    }
  }

  /// A button with a shape, sticking out of a card that reaches outside.
  private static let reached = """
    {"id": "window", "class": "UIWindow", "frame": [0, 0, 300, 200], "subviews": [
      {"id": "card", "frame": [20, 20, 100, 100], "hitTestRules": [{"rule": "reachOutside"}],
       "subviews": [
        {"id": "button", "class": "UIButton", "frame": [80, 10, 80, 80],
         "hitTestRules": [{"rule": "path", "d": "M40 0 L80 40 L40 80 L0 40 Z"}]}]}]}
    """

  @Test("a view that a rule looked at was not asked, and what it missed is its own shape")
  func lookedAt() throws {
    let verdict = try verdict(Self.reached, at: CGPoint(x: 175, y: 35))
    #expect(verdict.hit == "window")
    #expect(verdict.asked == .lookedAt)
    #expect(dump(verdict) == ["button+0 outside"])
  }

  @Test("a view that answered with what it reached was asked, and did not refuse")
  func handedOn() throws {
    let verdict = try verdict(Self.reached, "card", at: CGPoint(x: 140, y: 70))
    #expect(verdict.hit == "button")
    #expect(verdict.asked == .asked)
    #expect(dump(verdict) == ["button+0 subview, button", "card+0 outside"])
  }

  @Test("a view that reaches outside and finds nobody gets its touches like any other")
  func reachesNobody() throws {
    let verdict = try verdict(Self.reached, "card", at: CGPoint(x: 40, y: 40))
    #expect(verdict.reason == .search)
    let reached = try self.verdict(Self.reached, at: CGPoint(x: 140, y: 70))
    #expect(reached.reason == .rule("reachOutside", index: 0, by: "card"))
  }

  @Test("what a verdict says of asking is what the trace says, with every rule, at many points")
  func agreesWithTheTrace() throws {
    for windows in [SmallScenes.sticksOut, Self.reached] {
      let scene = try scene(windows)
      for y in stride(from: 5.5, to: 200, by: 11) {
        for x in stride(from: 5.5, to: 300, by: 11) {
          let point = CGPoint(x: x, y: y)
          let trace = scene.trace(point)
          for root in scene.windows.roots.map(\.view) {
            for view in [root] + root.subviews + root.subviews.flatMap(\.subviews) {
              check(Verdict.why(view, at: point, in: scene, trace: trace), trace)
            }
          }
        }
      }
    }
  }

  private func check(_ verdict: Verdict, _ trace: HitTestTrace) {
    let own = trace.steps.filter { $0.view == verdict.view }
    let isAsked = own.contains { if case .asked = $0.event { true } else { false } }
    let isLookedAt = trace.steps.contains {
      if case .rule(let rule) = $0.event {
        rule.target == verdict.view && $0.view != verdict.view
      } else {
        false
      }
    }
    let gave = own.contains {
      if case .answered(let answer, _) = $0.event { answer != nil } else { false }
    }
    switch verdict.asked {
    case .never: #expect(!isAsked && !isLookedAt)
    case .lookedAt: #expect(!isAsked && isLookedAt)
    case .refused: #expect(isAsked && !gave)
    case .asked: #expect(isAsked)
    }
    #expect(verdict.getsTouch == verdict.obstacles.isEmpty)
    #expect(verdict.getsTouch == (verdict.reason != nil))
  }
}
