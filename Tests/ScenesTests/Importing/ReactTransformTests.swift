import Foundation
import Scenes
import Testing
import UIKit

/// What React Native's `transform` style does to a view of 100 by 40 at 10, 20.
@Suite("React Native's transforms")
struct ReactTransformTests {
  struct Case: CustomTestStringConvertible {
    var transform: String
    var origin: String?
    /// Of the view to its parent.
    var point: CGPoint
    var expected: CGPoint
    var testDescription: String { "\(transform) about \(origin ?? "the middle")" }
  }

  static let cases = [
    Case(transform: "[]", point: CGPoint(x: 1, y: 2), expected: CGPoint(x: 11, y: 22)),
    Case(
      transform: #"[{"translateX":5},{"translateY":"-50%"}]"#, point: CGPoint(x: 0, y: 0),
      expected: CGPoint(x: 15, y: 0)),
    Case(
      transform: #"[{"translate":[5,6]}]"#, point: CGPoint(x: 0, y: 0),
      expected: CGPoint(x: 15, y: 26)),
    // The first step is the outermost: what is moved is not scaled.
    Case(
      transform: #"[{"translateX":10},{"scale":2}]"#, point: CGPoint(x: 0, y: 0),
      expected: CGPoint(x: -30, y: 0)),
    Case(
      transform: #"[{"scale":2},{"translateX":10}]"#, point: CGPoint(x: 0, y: 0),
      expected: CGPoint(x: -20, y: 0)),
    Case(
      transform: #"[{"rotate":"90deg"}]"#, point: CGPoint(x: 100, y: 20),
      expected: CGPoint(x: 60, y: 90)),
    Case(
      transform: #"[{"rotateZ":"3.14159265358979rad"}]"#, point: CGPoint(x: 0, y: 0),
      expected: CGPoint(x: 110, y: 60)),
    Case(
      transform: #"[{"scaleX":0.5},{"scaleY":3}]"#, point: CGPoint(x: 0, y: 0),
      expected: CGPoint(x: 35, y: -20)),
    Case(
      transform: #"[{"skewX":"45deg"}]"#, point: CGPoint(x: 50, y: 40),
      expected: CGPoint(x: 80, y: 60)),
    Case(
      transform: #"[{"matrix":[1,0,0,0,0,1,0,0,0,0,1,0,7,8,0,1]}]"#, point: CGPoint(x: 0, y: 0),
      expected: CGPoint(x: 17, y: 28)),
    Case(
      transform: #"[{"matrix":[2,0,0,0,1,0,0,0,1]}]"#, point: CGPoint(x: 50, y: 20),
      expected: CGPoint(x: 60, y: 40)),
    Case(
      transform: #""translateX(5px) scale(2, 1)""#, point: CGPoint(x: 0, y: 0),
      expected: CGPoint(x: -35, y: 20)),
    Case(
      transform: #"[{"scale":2}]"#, origin: #""top left""#, point: CGPoint(x: 100, y: 40),
      expected: CGPoint(x: 210, y: 100)),
    Case(
      transform: #"[{"scale":2}]"#, origin: #"["100%", 0, 0]"#, point: CGPoint(x: 0, y: 0),
      expected: CGPoint(x: -90, y: 20)),
    Case(
      transform: #"[{"scale":2}]"#, origin: #""25px 50%""#, point: CGPoint(x: 25, y: 20),
      expected: CGPoint(x: 35, y: 40)),
    // Half a turn out of the plane can't be shown; the rest is.
    Case(
      transform: #"[{"perspective":500},{"rotateY":"0deg"},{"translateX":3}]"#,
      point: CGPoint(x: 0, y: 0), expected: CGPoint(x: 13, y: 20)),
  ]

  @Test("a point of a view lands where React Native draws it", arguments: cases)
  @MainActor
  func points(of example: Case) throws {
    let origin = example.origin.map { #","transformOrigin":\#($0)"# } ?? ""
    let text = """
      {"type":"View","props":{"style":{"width":300,"height":300}},"children":[{"type":"View",
      "props":{"testID":"it","style":{"position":"absolute","left":10,"top":20,"width":100,"height":40,
      "transform":\(example.transform)\(origin)}}}]}
      """
    let imported = try Imported(text)
    #expect(imported.problems.isEmpty)
    let scene = SceneBuilder().build(imported.result.document)
    let view = try #require(scene.view("it"))
    let found = view.convert(example.point, to: view.superview)
    #expect(abs(found.x - example.expected.x) < 1e-9 && abs(found.y - example.expected.y) < 1e-9)
  }

  @Test(
    "what leaves the plane or can't be read is told, and the rest is used",
    arguments: [
      #"[{"rotateX":"45deg"}]"#, #"[{"rotate":"45"}]"#, #"[{"scale":"big"}]"#, #"[{"spin":1}]"#,
      #"[{"matrix":[1,2,3]}]"#, "7", #""rotate(""#, "[3]", #"[{"translateX":1e300}]"#,
      #"[{"matrix":[1,0,0,0.1,0,1,0,0,0,0,1,0,0,0,0,1]}]"#, #"[{"translate":[]}]"#,
    ])
  func unusable(transform: String) throws {
    let imported = try Imported(
      #"{"type":"View","props":{"style":{"width":30,"height":30,"transform":\#(transform)}}}"#)
    #expect(imported.problems.count == 1)
    guard case .unusableValue("transform", _, _)? = imported.problems.first else {
      Issue.record("\(imported.problems)")
      return
    }
    #expect(imported.outline.hasPrefix("View 0,0,30,30"))
  }

  @Test("a point of rest that can't be read is told, and the middle taken")
  func origin() throws {
    let imported = try Imported(
      #"{"type":"View","props":{"style":{"width":30,"height":30,"transform":[{"scale":2}],"transformOrigin":"over there"}}}"#
    )
    #expect(imported.outline == "View bounds 0,0,30,30 center 15,15 turned rule overflow")
    #expect(imported.problems.count == 1)
  }
}
