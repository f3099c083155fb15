import Foundation
import Scenes
import Testing
import UIKit

@Suite("Reading a scene")
struct SceneReaderTests {
  @Test("every key of a view is read")
  func everyKey() throws {
    let text = #"""
      {"hitscope": 1, "title": "A \"title\"", "notes": "café \ud83d\udc9a\n", "windows": [
        {"id": "v", "class": "UIButton", "frame": [1, 2, 3, 4], "bounds": [5, 6, 7, 8],
         "center": [9, 10], "anchorPoint": [0, 1], "transform": [1, 2, 3, 4, 5, 6],
         "contentOffset": [11, -12.5], "zPosition": 3, "windowLevel": -1, "alpha": 0.5,
         "isHidden": true, "isUserInteractionEnabled": false, "isEnabled": false,
         "clipsToBounds": true, "isMultipleTouchEnabled": true, "isExclusiveTouch": true,
         "backgroundColor": "#0a141E80", "cornerRadius": 2e1, "text": "hi", "viewController": "Home",
         "gestureRecognizers": [{"kind": "tap", "name": "t"}, {"kind": "pan"}],
         "handlesTouches": true, "actions": {"touchUpInside": "save", "touchDown": "press"},
         "hitTestRules": [
           {"rule": "expand", "by": 4}, {"rule": "expand", "by": [1, 2, 3, 4]},
           {"rule": "expand", "toAtLeast": [44, 48]},
           {"rule": "path", "d": "M0 0L9 0L9 9Z", "fillRule": "evenodd", "gate": "result"},
           {"rule": "hole", "d": "M0 0H3V3Z"}, {"rule": "passThrough"},
           {"rule": "ignore", "views": ["v"]},
           {"rule": "redirect", "to": "v", "from": ["v"], "when": "always"},
           {"rule": "reachOutside"},
           {"rule": "reachOutside", "search": "as-published"},
           {"rule": "reachOutside", "respectsGates": true},
           {"rule": "overflow"}, {"rule": "boxOnly"}, {"rule": "none"}]}
      ], "probes": [{"at": [1, 2]}, {"at": [3, 4], "on": "v", "expect": null}]}
      """#
    let reading = try SceneReader.read(Data(text.utf8))
    var node = SceneNode(id: "v", depth: 0, className: "UIButton")
    node.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    node.bounds = CGRect(x: 5, y: 6, width: 7, height: 8)
    node.center = CGPoint(x: 9, y: 10)
    node.anchorPoint = CGPoint(x: 0, y: 1)
    node.transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    node.contentOffset = CGPoint(x: 11, y: -12.5)
    node.zPosition = 3
    node.windowLevel = -1
    node.alpha = 0.5
    node.isHidden = true
    node.isUserInteractionEnabled = false
    node.isEnabled = false
    node.clipsToBounds = true
    node.isMultipleTouchEnabled = true
    node.isExclusiveTouch = true
    node.backgroundColor = SceneColor(red: 10, green: 20, blue: 30, alpha: 128)
    node.cornerRadius = 20
    node.text = "hi"
    node.viewController = "Home"
    node.gestureRecognizers = [.init(kind: "tap", name: "t"), .init(kind: "pan")]
    node.handlesTouches = true
    node.actions = [
      .init(event: "touchUpInside", name: "save"), .init(event: "touchDown", name: "press"),
    ]
    node.hitTestRules = [
      .expand(.by(UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4))),
      .expand(.by(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))),
      .expand(.toAtLeast(CGSize(width: 44, height: 48))),
      .path(d: "M0 0L9 0L9 9Z", fillRule: .evenodd, gate: .result),
      .hole(d: "M0 0H3V3Z", fillRule: .nonzero), .passThrough, .ignore(views: ["v"]),
      .redirect(to: "v", from: ["v"], when: .always),
      .reachOutside(search: .frontMost, respectsGates: false),
      .reachOutside(search: .asPublished, respectsGates: false),
      .reachOutside(search: .frontMost, respectsGates: true), .overflow, .boxOnly, HitTestRule.none,
    ]
    let expected = SceneDocument(
      title: "A \"title\"", notes: "café 💚\n", nodes: [node],
      probes: [
        SceneProbe(at: CGPoint(x: 1, y: 2)),
        SceneProbe(at: CGPoint(x: 3, y: 4), on: "v", expectation: .nothing),
      ])
    #expect(reading.document == expected)
    #expect(reading.problems == [])
    #expect(reading.document.nodes[0].origin.place == Problem.Place(line: 2, column: 3))
    #expect(try SceneReader.read(reading.document.write()).document == expected)
  }

  @Test("views stand in pre-order, whatever their subviews' place among the keys")
  func structure() throws {
    let text = """
      {"hitscope": 1, "windows": [
        {"subviews": [{"id": "a", "subviews": [{"id": "b"}, {"id": "c"}]}, {"id": "d"}], "id": "w"},
        {"id": "x"}]}
      """
    let document = try SceneReader.read(Data(text.utf8)).document
    #expect(document.nodes.map(\.id) == ["w", "a", "b", "c", "d", "x"])
    #expect(document.nodes.map(\.depth) == [0, 1, 2, 2, 1, 0])
    #expect(document.children(of: 0) == [1, 4])
    #expect(document.parents == [nil, 0, 1, 1, 0, nil])
    #expect(document.nodes.indices.map { document.parent(of: $0) } == document.parents)
    #expect(document.subtree(at: 1) == 1..<4)
    #expect(document.subtree(at: 0) == 0..<5)
    #expect(document.roots == [0, 5])
    #expect(document.index(of: "d") == 4)
    #expect(document.index(of: "z") == nil)
  }

  @Test("what can't be used is written back, and read back the same")
  func unread() throws {
    let text = #"""
      {"hitscope": 1, "title": 5, "made by": {"app": "x", "big": [1, NaN, "a b"]}, "windows": [
        {"id": "v", "alpha": "half", "colour": "#ff", "frame": [0, 0, 1e10, 5],
         "hitTestRules": [{"rule": "spin"}, {"rule": "overflow"}, {"rule": "path", "d": "?"}],
         "gestureRecognizers": [{"kind": "tap"}, {}]}
      ], "probes": [{"at": 5}, {"at": [1, 2], "why": "edge"}]}
      """#
    let first = try SceneReader.read(Data(text.utf8))
    let written = String(decoding: first.document.write(), as: UTF8.self)
    #expect(
      written == #"""
        { "hitscope": 1,
          "made by": {"app":"x","big":[1,"NaN","a b"]},
          "title": 5,
          "windows": [
            { "id": "v", "frame": [0,0,1e10,5], "alpha": "half", "gestureRecognizers": [{ "kind": "tap" }, {}], "hitTestRules": [{"rule":"spin"}, { "rule": "overflow" }, {"rule":"path","d":"?"}], "colour": "#ff" }
          ],
          "probes": [
            {"at":5},
            { "at": [1, 2], "why": "edge" }
          ]
        }

        """#)
    let second = try SceneReader.read(Data(written.utf8))
    #expect(second.document == first.document)
    #expect(second.problems.map(\.kind).count == first.problems.count)
  }
}
