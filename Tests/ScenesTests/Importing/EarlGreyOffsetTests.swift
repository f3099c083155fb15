import Foundation
import Scenes
import Testing
import UIKit

/// Scroll offsets, which EarlGrey does not print and its screen frames prove.
@Suite("EarlGrey's scroll offsets")
struct EarlGreyOffsetTests {
  private static func line(
    _ name: String, _ className: String, screen: String, frame: String
  ) -> String {
    "<\(className):0x\(name); AX=N; AX.id='\(name)'; AX.frame={\(screen)}; frame={\(frame)}; alpha=1>"
  }

  private static func scene(_ className: String, _ rows: [String]) throws -> Imported {
    let head = [
      line("1", "UIWindow", screen: "{0, 0}, {320, 480}", frame: "{0, 0}, {320, 480}"),
      "  |--" + line("2", className, screen: "{0, 64}, {320, 416}", frame: "{0, 64}, {320, 416}"),
    ]
    return try Imported((head + rows.map { "  |  |--" + $0 }).joined(separator: "\n"))
  }

  @Test(
    "where one offset fits all subviews it is taken, and marked as worked out",
    arguments: ["UIScrollView", "UITableView", "Shop.FeedCollectionView"])
  func one(className: String) throws {
    let imported = try Self.scene(
      className,
      [
        Self.line("3", "UIButton", screen: "{10, 100}, {100, 44}", frame: "{10, 336}, {100, 44}"),
        Self.line("4", "UIView", screen: "{0, -36}, {320, 44}", frame: "{0, 200}, {320, 44}"),
        // Another size than its frame: a place of its own making.
        Self.line("5", "UIView", screen: "{0, 0}, {1, 1}", frame: "{0, 0}, {320, 44}"),
        "<UIAccessibilityElement:0x15; AX=Y; AX.frame={{0, 0}, {320, 44}}>",
      ])
    let view = try #require(imported.view("2"))
    #expect(view.contentOffset == CGPoint(x: 0, y: 300))
    #expect(view.origin.source(of: .contentOffset) == .recovered)
    #expect(
      imported.problems.filter { if case .contradictingPlace = $0 { true } else { false } } == [])
  }

  @Test("what lies still says nothing")
  func still() throws {
    let imported = try Self.scene(
      "UIScrollView",
      [Self.line("3", "UIView", screen: "{10, 74}, {9, 9}", frame: "{10, 10}, {9, 9}")])
    #expect(imported.view("2")?.contentOffset == nil)
    #expect(imported.problems == [])
  }

  @Test("subviews that contradict each other, and a parent that does not scroll, are told")
  func contradictions() throws {
    let rows = [
      Self.line("3", "UIView", screen: "{10, 174}, {9, 9}", frame: "{10, 210}, {9, 9}"),
      Self.line("4", "UIView", screen: "{10, 74}, {9, 9}", frame: "{10, 10}, {9, 9}"),
    ]
    for (className, rows) in [("UIScrollView", rows), ("UIView", [rows[0]])] {
      let imported = try Self.scene(className, rows)
      #expect(imported.view("2")?.contentOffset == nil)
      #expect(
        imported.problems.filter { $0 != .assumedOrder } == [
          .contradictingPlace(
            view: "3", onScreen: CGPoint(x: 10, y: 110), expected: CGPoint(x: 10, y: 210))
        ])
    }
  }
}
