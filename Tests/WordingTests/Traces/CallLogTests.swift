import Testing
import UIKit
import Wording

@Suite("The call log")
@MainActor
struct CallLogTests {
  @Test("a descent that turns back once and finds the answer outside its parent")
  func picture() throws {
    let text = CallLog(try TestScene.picture.trace(290, 190)).text
    #expect(
      text == """
        window.hitTest (290, 190)
          point(inside:) → yes
          base.hitTest (270, 160)
            point(inside:) → yes
            view2.hitTest (240, -118)
              point(inside:) → no: (240, -118) is outside view2
            view2 → nil
            view1.hitTest (240, 114)
              point(inside:) → no: (240, 114) is outside view1
              view4's rule path: (96, 74) in the path → yes
              rule reachOutside: view4 contains (96, 74) → yes
              rule reachOutside → view4
            view1 → view4
          base → view4
        window → view4

        """)
  }

  @Test("every gate, with the value that failed it")
  func gates() throws {
    let text = CallLog(try TestScene.gates.trace(5, 5)).text
    #expect(
      text == """
        base.hitTest (5, 5)
          point(inside:) → yes
          disabled.hitTest (5, 5)
            isEnabled is false → refused
          disabled → nil
          off.hitTest (5, 5)
            isUserInteractionEnabled is false → refused
          off → nil
          hidden.hitTest (5, 5)
            isHidden is true → refused
          hidden → nil
          clear.hitTest (5, 5)
            alpha is 0.0099999998 → refused
          clear → nil
          flat is not asked: its transform has no inverse
        base → self

        """)
  }

  @Test("what custom code did, and that its final answer was not seen")
  func custom() throws {
    let text = CallLog(try TestScene.custom.trace(20, 20)).text
    #expect(
      text == """
        base.hitTest (20, 20)
          point(inside:) → yes
          manual.hitTest (10, 10)
            its code reads the subviews of manual
            its code reads the subviews of manual
            its code converts a point to pass: (10, 10)
            pass.hitTest (10, 10)  asked by custom code
              point(inside:) → yes
            pass → self by its search, final answer not seen
            its code converts a point to greedy: (-40, -40)
            its code asks greedy.point(inside: (-40, -40)) → no
          manual → nil
        base → self

        """)
  }

  @Test("rules on the result, on the search and on the region")
  func rules() throws {
    let scene = try TestScene(
      #"""
      {"id": "base", "frame": [0, 0, 100, 100], "subviews": [
        {"id": "secret", "isHidden": true},
        {"id": "box", "frame": [0, 0, 50, 50], "hitTestRules": [{"rule": "boxOnly"}]},
        {"id": "shut", "frame": [0, 0, 50, 50], "hitTestRules": [{"rule": "none"}]},
        {"id": "glass", "frame": [0, 0, 50, 50], "hitTestRules": [
          {"rule": "expand", "by": 4}, {"rule": "hole", "d": "M90 90 h9 v9 z"},
          {"rule": "passThrough"}, {"rule": "ignore", "views": ["box"]}]},
        {"id": "spill", "frame": [90, 90, 5, 5], "hitTestRules": [
          {"rule": "overflow"},
          {"rule": "reachOutside", "respectsGates": true},
          {"rule": "path", "d": "M0 0 h9 v9 z", "gate": "result"}], "subviews": [
          {"id": "ghost", "frame": [-90, -90, 50, 50], "alpha": 0},
          {"id": "flat", "transform": [0, 0, 0, 0, 0, 0]}]}],
       "hitTestRules": [{"rule": "redirect", "to": "secret", "when": "hit"}]}
      """#)
    #expect(
      CallLog(scene.trace(10, 10)).text == """
        base.hitTest (10, 10)
          point(inside:) → yes
          spill.hitTest (-80, -80)
            flat is not asked: its transform has no inverse
            ghost.hitTest (10, 10)
              alpha is 0 → refused
            ghost → nil
            point(inside:) → no: (-80, -80) is outside spill
            rule overflow → nil
            rule reachOutside passes over flat: its transform has no inverse
            rule reachOutside passes over ghost: alpha is 0
            rule reachOutside → nil
            rule path: (-80, -80) in the path → no
          spill → nil
          glass.hitTest (10, 10)
            rule expand: (10, 10) in the grown bounds → yes
            rule hole: (10, 10) inside, and not in the hole → yes
            point(inside:) → yes
            rule passThrough → nil
            rule ignore → nil
          glass → nil
          shut.hitTest (10, 10)
            rule none → nil
          shut → nil
          box.hitTest (10, 10)
            point(inside:) → yes
            rule boxOnly → self
          box → self
          rule redirect → secret
        base → secret

        """)
  }

  @Test("a descent of 5,000 levels does not end in white space")
  func deep() {
    let steps = (0..<5000).map { depth in
      HitTestTrace.Step(
        number: depth + 1, depth: depth, view: "v", event: .asked(point: .zero, by: .superview))
    }
    let log = CallLog(HitTestTrace(point: .zero, hit: nil, steps: steps, chain: []))
    #expect(log.lines.last?.depth == 4999)
    #expect(log.text.utf8.count < 5000 * 140)
  }

  @Test("the pieces of a line are its text, and every step has a line")
  func spans() throws {
    let trace = try TestScene.picture.trace(290, 190)
    let log = CallLog(trace)
    #expect(log.lines.map(\.step) == trace.steps.map(\.number))
    #expect(
      log.lines[5].spans == [
        .init("point(inside:) "), .init("→", .arrow), .init(" "), .init("no", .no), .init(": "),
        .init("(240, -118)", .number), .init(" is outside "), .init("view2", .name),
      ])
    #expect(
      log.lines.last?.spans == [
        .init("window", .name), .init(" "), .init("→", .arrow), .init(" "), .init("view4", .hit),
      ])
  }
}
