import Testing
import UIKit
import Wording

@Suite("The narration")
@MainActor
struct NarrationTests {
  private func story(_ trace: HitTestTrace) -> String {
    trace.steps.map { Narration.sentence(for: $0, in: trace).text + "\n" }.joined()
  }

  @Test(
    "the touch lands at its point of the screen, and in a window elsewhere at one of its own",
    arguments: [
      (#""frame": [0, 0, 300, 300]"#, "The touch lands at (100, 100). root is asked first."),
      (
        #""frame": [50, 60, 300, 300]"#,
        "The touch lands at (100, 100), in root (50, 40). root is asked first."
      ),
      (
        #""class": "UIWindow", "bounds": [0, 5, 300, 300], "center": [150, 150]"#,
        "The touch lands at (100, 100), in root (100, 105). root is asked first."
      ),
      (
        #""frame": [0, 0, 200, 300], "transform": [-1, 0, 0, 1, 0, 0]"#,
        "The touch lands at (100, 100). root is asked first."
      ),
    ])
  func landing(place: String, sentence: String) throws {
    let trace = try TestScene(#"{"id": "root", \#(place)}"#).trace(100, 100)
    let first = try #require(trace.steps.first)
    #expect(Narration.sentence(for: first, in: trace).text == sentence)
  }

  @Test("a descent that turns back once and finds the answer outside its parent")
  func picture() throws {
    let text = story(try TestScene.picture.trace(290, 190))
    #expect(
      text == """
        The touch lands at (290, 190). window is asked first.
        The point (290, 190) is inside window. Now its subviews are asked, the front-most first.
        window asks base, its front-most subview, at (270, 160).
        The point (270, 160) is inside base. Now its subviews are asked, the front-most first.
        base asks view2, its front-most subview, at (240, -118).
        The point (240, -118) is outside view2. The branch ends here: whatever is in it is never asked.
        view2 answers nil.
        base asks the next one behind: view1, at (240, 114).
        The point (240, 114) is outside view1, yet its rule has a say.
        The point (96, 74) is inside view4's path.
        view1's rule looks at view4: it contains (96, 74).
        view1's rule has looked at everything in it, wherever it is. The answer is view4.
        view1 hands the answer up: view4.
        base hands the answer up: view4.
        window hands the answer to the system: view4 gets the touch.

        """)
  }

  @Test("every gate")
  func gates() throws {
    let text = story(try TestScene.gates.trace(5, 5))
    #expect(
      text == """
        The touch lands at (5, 5). base is asked first.
        The point (5, 5) is inside base. Now its subviews are asked, the front-most first.
        base asks disabled, its front-most subview, at (5, 5).
        disabled is disabled. It and everything in it are passed over.
        disabled answers nil.
        base asks the next one behind: off, at (5, 5).
        off has user interaction turned off. It and everything in it are passed over.
        off answers nil.
        base asks the next one behind: hidden, at (5, 5).
        hidden is hidden. It and everything in it are passed over.
        hidden answers nil.
        base asks the next one behind: clear, at (5, 5).
        clear has an alpha of 0.0099999998, below 0.01. It and everything in it are passed over.
        clear answers nil.
        flat can't be asked: its transform has no inverse, so the point has no place in it.
        base hands the answer to the system: base gets the touch.

        """)
  }

  @Test("what custom code did")
  func custom() throws {
    let text = story(try TestScene.custom.trace(20, 20))
    #expect(
      text == """
        The touch lands at (20, 20). base is asked first.
        The point (20, 20) is inside base. Now its subviews are asked, the front-most first.
        base asks manual, its front-most subview, at (10, 10).
        manual's own code looks through the subviews of manual.
        manual's own code looks through the subviews of manual.
        manual's own code converts a point to pass: (10, 10).
        manual's own code asks pass, at (10, 10).
        The point (10, 10) is inside pass, and nobody in it is left to ask.
        The default search of pass found pass; what its own code made of that was not seen.
        manual's own code converts a point to greedy: (-40, -40).
        manual's own code asks whether greedy contains (-40, -40): it doesn't.
        manual answers nil: the touch is for somebody else.
        base hands the answer to the system: base gets the touch.

        """)
  }

  @Test("windows one after the other, until nobody is left")
  func windows() throws {
    let scene = try TestScene(
      #"""
      {"id": "main", "frame": [0, 0, 100, 100]},
      {"id": "front", "frame": [0, 0, 100, 100], "hitTestRules": [{"rule": "none"}]}
      """#)
    #expect(
      story(scene.trace(5, 5)) == """
        The touch lands at (5, 5). front is asked first.
        front takes no touches at all, and neither does anything in it.
        front answers nil: the touch is for somebody else.
        Nobody in the window in front took it. main is asked next, at (5, 5).
        The point (5, 5) is inside main, and nobody in it is left to ask.
        main hands the answer to the system: main gets the touch.

        """)
    #expect(
      story(scene.trace(500, 5)) == """
        The touch lands at (500, 5). front is asked first.
        front takes no touches at all, and neither does anything in it.
        front answers nil: the touch is for somebody else.
        Nobody in the window in front took it. main is asked next, at (500, 5).
        The point (500, 5) is outside main. The branch ends here: whatever is in it is never asked.
        main answers nil. Nobody gets this touch.

        """)
  }

  @Test("every rule that acts, and every one that has nothing to do")
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
          {"id": "ghost", "frame": [-90, -90, 50, 50], "alpha": 0}]}],
       "hitTestRules": [{"rule": "redirect", "to": "secret", "when": "hit"}]}
      """#)
    #expect(
      story(scene.trace(10, 10)) == """
        The touch lands at (10, 10). base is asked first.
        The point (10, 10) is inside base. Now its subviews are asked, the front-most first.
        base asks spill, its front-most subview, at (-80, -80).
        spill asks ghost, its front-most subview, at (10, 10).
        ghost has an alpha of 0, below 0.01. It and everything in it are passed over.
        ghost answers nil.
        The point (-80, -80) is outside spill, yet its rule has a say.
        spill asked its children before its own bounds, and nobody takes the touch.
        spill's rule passes over ghost: alpha is 0.
        spill's rule has looked at everything in it, and found nobody.
        The point (-80, -80) is outside spill's path.
        spill answers nil.
        base asks the next one behind: glass, at (10, 10).
        glass grows for touches, and the point (10, 10) is inside the grown bounds.
        glass has a hole, but the point (10, 10) isn't in it.
        The point (10, 10) is inside glass, and nobody in it is left to ask.
        glass lets touches through: it takes back the answer that is itself.
        Nobody was found so far, and glass's rule ignore leaves it at that.
        glass answers nil: the touch is for somebody else.
        base asks the next one behind: shut, at (10, 10).
        shut takes no touches at all, and neither does anything in it.
        shut answers nil: the touch is for somebody else.
        base asks the next one behind: box, at (10, 10).
        The point (10, 10) is inside box, and nobody in it is left to ask.
        box never asks its children and answers for all of them.
        Nobody in it took the touch, so box answers with itself.
        base redirects: the answer is secret, whatever its own gates say.
        base hands the answer to the system: secret gets the touch.

        """)
    #expect(
      story(scene.trace(60, 99)) == """
        The touch lands at (60, 99). base is asked first.
        The point (60, 99) is inside base. Now its subviews are asked, the front-most first.
        base asks spill, its front-most subview, at (-30, 9).
        spill asks ghost, its front-most subview, at (60, 99).
        ghost has an alpha of 0, below 0.01. It and everything in it are passed over.
        ghost answers nil.
        The point (-30, 9) is outside spill, yet its rule has a say.
        spill asked its children before its own bounds, and nobody takes the touch.
        spill's rule passes over ghost: alpha is 0.
        spill's rule has looked at everything in it, and found nobody.
        The point (-30, 9) is outside spill's path.
        spill answers nil.
        base asks the next one behind: glass, at (60, 99).
        glass grows for touches, but the point (60, 99) is outside even so.
        The point (60, 99) falls through the hole of glass, or is outside it.
        The point (60, 99) is outside glass. The branch ends here: whatever is in it is never asked.
        Nobody was found so far, and glass's rule passThrough leaves it at that.
        Nobody was found so far, and glass's rule ignore leaves it at that.
        glass answers nil.
        base asks the next one behind: shut, at (60, 99).
        shut takes no touches at all, and neither does anything in it.
        shut answers nil: the touch is for somebody else.
        base asks the next one behind: box, at (60, 99).
        The point (60, 99) is outside box. The branch ends here: whatever is in it is never asked.
        box never asks its children, and the point is outside it.
        box answers nil.
        base asks the next one behind: secret, at (60, 99).
        secret is hidden. It and everything in it are passed over.
        secret answers nil.
        base redirects: the answer is secret, whatever its own gates say.
        base hands the answer to the system: secret gets the touch.

        """)
  }

  @Test("names are emphasised, and what must not be missed")
  func emphasis() throws {
    let trace = try TestScene.picture.trace(290, 190)
    let sentence = Narration.sentence(for: trace.steps[5], in: trace)
    #expect(sentence.runs.filter(\.isEmphasized).map(\.text) == ["view2", "never asked"])
  }
}
