import Foundation
import Scenes
import Testing
import UIKit

/// Transforms of other spellings, and boxes that no size gives.
@Suite("Printed transforms")
struct TransformFaultTests {
  private func view(_ frame: String, _ item: String) throws -> Imported {
    try Imported("<UIView: 0x1; frame = (\(frame)); \(item); layer = <CALayer: 0x4>>")
  }

  @Test(
    "sixteen numbers that stay in the plane are a transform",
    arguments: [
      "transform3D = [2 0 0 0; 0 2 0 0; 0 0 1 0; 0 300 0 1]",
      "transform = [[2, 0, 0, 0], [0, 2, 0, 0], [0, 0, 1, 0], [0, 300, 0, 1]]",
      "transform3D = (2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 300, 0, 1)",
      "transform3D = [2, 0, 0, 2, 0, 300]",
    ])
  func inPlane(item: String) throws {
    let imported = try view("0 300; 200 100", item)
    let node = imported.result.document.nodes[0]
    #expect(node.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 300))
    #expect(node.bounds?.size == CGSize(width: 100, height: 50))
    #expect(node.center == CGPoint(x: 100, y: 50))
    #expect(imported.problems == [])
  }

  @Test(
    "a transform that leaves the plane, or is none, is told",
    arguments: [
      ("transform3D", "[0.5 0 0.8 0; 0 1 0 0; -0.8 0 0.5 0; 0 0 0 1]"),
      ("transform3D", "[1 0 0 0.002; 0 1 0 0; 0 0 1 0; 0 0 0 1]"), ("transform3D", "turned"),
      ("transform", "[1, 0, 0]"),
    ])
  func outOfPlane(key: String, text: String) throws {
    let imported = try view("0 0; 9 9", "\(key) = \(text)")
    #expect(imported.problems == [.unusableValue(key: key, text: text, view: "UIView")])
  }

  @Test("an eighth of a turn has a square box; another one contradicts it and keeps its middle")
  func eighth() throws {
    let turn = "transform = [0.70710678, 0.70710678, -0.70710678, 0.70710678, 0, 0]"
    let imported = try view("0 0; 141.421 70.7107", turn)
    #expect(imported.problems == [.contradictingFrame(view: "UIView")])
    let center = try #require(imported.result.document.nodes[0].center)
    #expect(abs(center.x - 70.71) < 0.01 && abs(center.y - 35.355) < 0.01)

    let anchored = try view("0 0; 141.421 70.7107", "anchorPoint = (0, 0); \(turn)")
    let node = anchored.result.document.nodes[0]
    let (at, size) = (try #require(node.center), try #require(node.bounds?.size))
    // The middle of the view, from where its corner is.
    let half = 0.5.squareRoot() / 2
    #expect(abs(at.x + half * (size.width - size.height) - 70.71) < 0.01)
    #expect(abs(at.y + half * (size.width + size.height) - 35.355) < 0.01)
  }
}

/// Texts that run over lines in what XCUITest prints.
@Suite("XCUITest's texts")
struct ElementTextTests {
  @Test("a text over several lines stays whole", arguments: ["\n", "\n\n", "\r\n"])
  func overLines(end: String) throws {
    let imported = try Imported(
      """
      Element subtree:
       →Application, 0x600, pid: 1, label: 'Shop'
          Window, 0x601, {{0.0, 0.0}, {390.0, 844.0}}
            StaticText, 0x602, {{20.0, 91.0}, {350.0, 44.0}}, label: 'Row\(end)two', Disabled
            Button, 0x603, {{20.0, 191.0}, {350.0, 44.0}}, label: 'Go'
      """)
    let label = imported.result.document.nodes[1]
    #expect(label.text == "Row\(end)two")
    #expect(label.id == "Row two")
    #expect(label.isEnabled == false)
    #expect(imported.view("Go") != nil)
    #expect(imported.result.report.continuationLines == (end == "\n\n" ? 2 : 1))
    #expect(imported.problems == [])
  }

  @Test("a text that never closes is told, and what follows is read")
  func unclosed() throws {
    let imported = try Imported(
      """
      Element subtree:
       →Window, 0x601, {{0.0, 0.0}, {390.0, 844.0}}
          StaticText, 0x602, {{20.0, 91.0}, {350.0, 44.0}}, label: 'Row
      two
          Button, 0x603, {{20.0, 191.0}, {350.0, 44.0}}, label: 'Go'
      """)
    #expect(imported.view("Go") != nil)
    #expect(imported.problems.contains(.truncated(what: "StaticText")))
  }
}
