import Foundation
import Testing

@Suite("hittest trace")
struct TraceCommandTests {
  private let hittest: Program

  init() throws { hittest = try Program("hittest") }

  @Test("the descent as a call log, with the answer and its responder chain")
  func text() throws {
    let result = try hittest.run("trace", "reaching-outside", "--at", "290,190")
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(
      result.output == """
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

        hit: view4
        chain: view4 → view1 → base → window → application

        """)
  }

  @Test("the same as JSON")
  func json() throws {
    let result = try hittest.run("trace", "5", "--at", "290,190", "--format", "json")
    #expect(result.status == 0)
    #expect(
      result.output == """
        {"point":[290,190],"hit":"view4","steps":[
          {"n":1,"depth":0,"view":"window","event":"asked","point":[290,190]},
          {"n":2,"depth":0,"view":"window","event":"inside","result":true,"point":[290,190]},
          {"n":3,"depth":1,"view":"base","event":"asked","point":[270,160]},
          {"n":4,"depth":1,"view":"base","event":"inside","result":true,"point":[270,160]},
          {"n":5,"depth":2,"view":"view2","event":"asked","point":[240,-118]},
          {"n":6,"depth":2,"view":"view2","event":"inside","result":false,"point":[240,-118]},
          {"n":7,"depth":2,"view":"view2","event":"answered","result":null,"seen":"whole"},
          {"n":8,"depth":2,"view":"view1","event":"asked","point":[240,114]},
          {"n":9,"depth":2,"view":"view1","event":"inside","result":false,"point":[240,114]},
          {"n":10,"depth":3,"view":"view4","event":"rule","rule":"path","index":0,"point":[96,74],"result":true},
          {"n":11,"depth":2,"view":"view1","event":"rule","rule":"reachOutside","index":0,"point":[96,74],"target":"view4","result":true},
          {"n":12,"depth":2,"view":"view1","event":"rule","rule":"reachOutside","index":0,"point":[240,114],"result":"view4"},
          {"n":13,"depth":2,"view":"view1","event":"answered","result":"view4","seen":"whole"},
          {"n":14,"depth":1,"view":"base","event":"answered","result":"view4","seen":"whole"},
          {"n":15,"depth":0,"view":"window","event":"answered","result":"view4","seen":"whole"}
        ],"chain":["view4","view1","base","window","application"]}

        """)
  }

  @Test("every gate is in the JSON with the value as stored")
  func gates() throws {
    let scene = #"""
      {"hitscope": 1, "windows": [{"id": "base", "frame": [0, 0, 100, 100], "subviews": [
        {"id": "flat", "frame": [0, 0, 100, 100], "transform": [0, 0, 0, 0.5, 1, 2]},
        {"id": "clear", "frame": [0, 0, 100, 100], "alpha": 0.01},
        {"id": "zero", "frame": [0, 0, 100, 100], "alpha": 0},
        {"id": "hidden", "frame": [0, 0, 100, 100], "isHidden": true},
        {"id": "off", "frame": [0, 0, 100, 100], "isUserInteractionEnabled": false},
        {"id": "disabled", "class": "UIButton", "frame": [0, 0, 100, 100], "isEnabled": false}]}]}
      """#
    let result = try hittest.run("trace", "-", "--at", "5,5.25", "--format=json", input: scene)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(json["hit"] as? String == "base")
    #expect(json["point"] as? [Double] == [5, 5.25])
    let refusals = result.output.split(separator: "\n").filter { $0.contains("refused") }
      .map { String($0.split(separator: ",").dropFirst(3).joined(separator: ",")) }
    #expect(
      refusals == [
        #""event":"refused","gate":"isEnabled","value":false,"reason":"isEnabled is false"}"#,
        #""event":"refused","gate":"isUserInteractionEnabled","value":false,"reason":"isUserInteractionEnabled is false"}"#,
        #""event":"refused","gate":"isHidden","value":true,"reason":"isHidden is true"}"#,
        #""event":"refused","gate":"alpha","value":0,"reason":"alpha is 0"}"#,
        #""event":"refused","gate":"alpha","value":0.0099999998,"reason":"alpha is 0.0099999998"}"#,
        #""event":"refused","gate":"transform","value":[0,0,0,0.5,1,2],"reason":"its transform has no inverse"}"#,
      ])
  }

  @Test("what custom code did is in the JSON, and names are quoted as JSON wants")
  func observed() throws {
    let scene = #"""
      {"hitscope": 1, "windows": [{"id": "a \"b\"", "class": "ForwardingView",
        "frame": [0, 0, 100, 100], "subviews": [{"id": "line\nbreak", "frame": [50, 50, 9, 9]}]}]}
      """#
    let result = try hittest.run("trace", "-", "--at", "5,5", "--format=json", input: scene)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let steps = try #require(json["steps"] as? [[String: Any]])
    #expect(
      steps.compactMap { $0["event"] as? String } == [
        "asked", "observed", "inside", "asked", "inside", "answered", "observed", "answered",
      ])
    #expect(steps.compactMap { $0["what"] as? String } == ["superHitTest", "subviews"])
    #expect(json["hit"] as? String == "line\nbreak")
    #expect(steps.allSatisfy { $0["n"] is Int && $0["depth"] is Int && $0["view"] is String })
  }

  @Test(
    "a point may be written in several ways, and lie anywhere",
    arguments: [
      (["--at", "-5,10"], "(-5, 10)"), (["--at=-5,10"], "(-5, 10)"),
      (["--at", " 1 , 2 "], "(1, 2)"),
      (["--at", "1e2,.5"], "(100, 0.5)"), (["--at=119.999,0"], "(119.999, 0)"),
    ])
  func points(arguments: [String], shown: String) throws {
    let result = try hittest.run(["trace", "the-descent"] + arguments)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("window.hitTest \(shown)\n"))
  }

  @Test("options may stand anywhere, and -- ends them")
  func order() throws {
    let first = try hittest.run("trace", "--at", "5,5", "1")
    let last = try hittest.run("trace", "1", "--at", "5,5")
    let ended = try hittest.run("trace", "--at", "5,5", "--", "1")
    #expect(first.output == last.output)
    #expect(first.output == ended.output)
  }

  @Test("a touch that nobody takes is an answer, not an error")
  func nobody() throws {
    let text = try hittest.run("trace", "1", "--at", "5000,5")
    #expect(text.status == 0)
    #expect(text.output.hasSuffix("\nhit: nobody\n"))
    let json = try hittest.run("trace", "1", "--at", "5000,5", "--format", "json")
    #expect(json.output.contains(#""hit":null"#))
    #expect(json.output.hasSuffix("\"chain\":[]}\n"))
  }

  @Test("--window asks one window alone, still at a point of the screen")
  func window() throws {
    let all = try hittest.run("trace", "windows-by-level", "--at", "250,310")
    #expect(all.output.hasPrefix("alerts.hitTest (250, 310)\n"))
    let one = try hittest.run("trace", "windows-by-level", "--at", "250,50", "--window", "banners")
    #expect(one.output.hasPrefix("banners.hitTest (230, 34)\n"))
    #expect(one.output.contains("hit: banners\n"))
    let view = try hittest.run("trace", "windows-by-level", "--at", "1,1", "--window", "dialog")
    #expect(view.status == 2)
    #expect(view.errors.contains("no window is called “dialog”"))
    #expect(view.errors.contains("known are alerts, main, banners"))
  }
}
