import Foundation
import Scenes
import Testing
import UIKit
import Wording

@testable import Visualizer

/// What can be typed into the search of the hierarchy, what it finds, and why it can make no sense.
@Suite("The language of the search")
@MainActor
struct OutlineQueryTests {
  private static let scene = SampleScenes.read(
    """
    {"hitscope":1,"title":"Search","windows":[
     {"id":"window","class":"UIWindow","frame":[0,0,320,480],"subviews":[
      {"id":"card","frame":[10,10,300,200],"clipsToBounds":true,"subviews":[
       {"id":"save","class":"UIButton","frame":[10,10,100,44],"text":"Save all"},
       {"id":"cancel","class":"UIButton","frame":[10,60,100,44],"isEnabled":false},
       {"id":"veil","frame":[0,0,300,200],"alpha":0.1,"isUserInteractionEnabled":false},
       {"id":"badge","frame":[290,-10,20,20],"alpha":0}]},
      {"id":"ghost","frame":[0,300,50,50],"isHidden":true,"subviews":[
       {"id":"Größe","frame":[0,0,10,10]}]},
      {"id":"pass:1","frame":[0,400,320,80],"hitTestRules":[{"rule":"passThrough"}],
       "gestureRecognizers":[{"kind":"tap"}]}]}]}
    """)

  private func find(_ query: String) throws -> [String] {
    let person = Person(scenes: [Self.scene])
    let facts = ViewFacts(person.workspace)
    return facts.matches(try OutlineQuery(query)).map {
      person.workspace.projection.views[$0].id.name
    }
  }

  @Test(
    "finds",
    arguments: [
      ("hidden", ["ghost"]), ("HIDDEN", ["ghost"]), ("isHidden = true", ["ghost"]),
      ("hidden:yes", ["ghost"]), ("not visible", ["badge", "ghost", "Größe"]),
      ("disabled", ["cancel"]), ("isEnabled=false", ["cancel"]), ("enabled", ["save"]),
      (
        "isEnabled != true",
        ["window", "card", "cancel", "veil", "badge", "ghost", "Größe", "pass:1"]
      ),
      ("interaction off", ["veil"]), ("interaction:off", ["veil"]),
      ("isUserInteractionEnabled=false", ["veil"]),
      ("transparent", ["badge"]), ("alpha<0.5", ["veil", "badge"]), ("alpha=0.1", ["veil"]),
      ("alpha <= 0.1", ["veil", "badge"]), ("alpha ≤ 0,1", ["veil", "badge"]),
      ("alpha>0 alpha<1", ["veil"]), ("alpha>0 and alpha<1", ["veil"]),
      ("alpha != 1", ["veil", "badge"]), ("outside", ["badge"]), ("clips", ["card"]),
      ("class:UIButton", ["save", "cancel"]), ("class=uibutton not disabled", ["save"]),
      ("class:UIButton !disabled", ["save"]), ("class:UIButton -disabled", ["save"]),
      ("control", ["save", "cancel"]), ("rule", ["pass:1"]), ("has rules", ["pass:1"]),
      ("rule:pass", ["pass:1"]), ("rule:hole", []), ("gesture", ["pass:1"]),
      ("width>=300", ["window", "card", "veil", "pass:1"]),
      ("width=100 height=44", ["save", "cancel"]),
      ("area<=100", ["Größe"]), ("y<0", ["badge"]), ("x>−1 y<−9", ["badge"]),
      ("depth=0", ["window"]),
      ("subviews>3", ["card"]), ("leaf alpha=1 not control", ["Größe", "pass:1"]),
      ("can", ["cancel"]), ("button", ["save", "cancel"]), ("\"save all\"", ["save"]),
      ("“Save all”", ["save"]), ("\"hidden\"", []), ("grö", ["Größe"]), ("GRÖSSE", []),
      ("id:a", ["card", "save", "cancel", "badge", "pass:1"]), ("text:all", ["save"]),
      ("pass:1", []),
      ("id:pass:1", ["pass:1"]), ("interaction", []), ("", []), ("   ", []), ("not", []),
    ] as [(String, [String])])
  func finds(query: String, names: [String]) throws {
    guard query != "pass:1" else {
      // A word of letters before a colon is meant as a property.
      #expect(throws: OutlineQuery.Refusal.unknownField("pass")) { try OutlineQuery(query) }
      return
    }
    #expect(try find(query) == names)
  }

  @Test(
    "makes no sense",
    arguments: [
      ("alpha<", .nothingAfter("alpha<")), ("alpha < ", .nothingAfter("alpha<")),
      ("alpha<high", .noNumber("high", after: "alpha<")),
      ("alpha<nan", .noNumber("nan", after: "alpha<")),
      ("width>1e999", .noNumber("1e999", after: "width>")),
      ("size<4", .unknownQuantity("size")), ("klass:UIButton", .unknownField("klass")),
      ("hidden=maybe", .notYesOrNo("maybe", for: "hidden")), ("\"open", .openQuote),
      ("<4", .nothingBefore("<")), ("save =", .nothingAfter("save=")), (": x", .nothingBefore(":")),
    ] as [(String, OutlineQuery.Refusal)])
  func refuses(query: String, refusal: OutlineQuery.Refusal) {
    #expect(throws: refusal) { try OutlineQuery(query) }
    #expect(!Labels.refusal(refusal).isEmpty)
  }

  @Test("any text is read or refused, and none traps")
  func garbage() {
    let signs = Array("ab<>=!:\"“ -≤0.1n\u{301}\u{0}🎯")
    var state: UInt64 = 7
    for _ in 0..<3000 {
      var text = ""
      for _ in 0..<Int(state % 12) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text.append(signs[Int(state >> 33) % signs.count])
      }
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      _ = try? OutlineQuery(text)
    }
    #expect(throws: Never.self) { try OutlineQuery(String(repeating: "x", count: 1_000_000)) }
    #expect(throws: Never.self) { try OutlineQuery(String(repeating: "not ", count: 500)) }
  }
}
