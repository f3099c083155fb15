import Foundation
import Scenes
import Testing
import UIKit

/// Small files after the shapes that real tools write.
@Suite("Imported files")
struct InputTests {
  struct Case: CustomTestStringConvertible {
    var file: String
    var format: SourceFormat
    var outline: String
    var testDescription: String { file }
  }

  static let cases = [
    Case(
      file: "01-plain.txt", format: .recursiveDescription,
      outline: """
        UIWindow : UIWindow 0,0,390,844
          UIView 0,0,390,844
            CardView : CardView 16,120,358,200 interactive clips
              UILabel : UILabel 16,16,120.5,20.333 inert "Total"
              UIButton : UIButton 250,150,120,60
                UIImageView : UIImageView 10,10,24,24 inert
            UIView#2 0,700,390,144 alpha 0
        """),
    Case(
      file: "02-log-prefix-old.txt", format: .recursiveDescription,
      outline: """
        UIWindow : UIWindow 0,0,320,480
          UIScrollView : UIScrollView 0,64,320,416 offset 0,150
            UIButton : UIButton 20,500,280,44 hidden
            UIButton#2 : UIButton 20,170,280,44
        """),
    Case(
      file: "03-traps.txt", format: .recursiveDescription,
      outline: """
        UIWindow : UIWindow 0,0,400,400
          Box : Kit.Box<Kit.Pair<Int, Swift.String>> bounds 0,0,100,100 center 50,50 turned interactive
          UILabel : UILabel 10,200,100,20 alpha 0.5 inert "a; b > c = 'd'"
          UILabel#2 : UILabel 10,230,100,20 inert "two
        lines here"
          _UITextContainerView : _UITextContainerView 0,260,40,40 interactive
          UIView
          UIView#2 100,100,6.123e-17,100 anchor 0,0
          myButton : UIButton 300,300,80,40
          UIView#3 bounds 0,0,0,0 center 0,0 turned
            UIButton : UIButton 50,50,44,44
        """),
    Case(
      file: "04-escaped-one-line.txt", format: .recursiveDescription,
      outline: """
        UIView 0,0,200,200
          UIButton : UIButton 150,150,100,100 "What's"
            UIView#2 0,0,10,10
        """),
    Case(
      file: "05-earlgrey.txt", format: .earlGrey,
      outline: """
        UIWindow : UIWindow 0,0,320,480
          back : UIButton 10,10,100,44
          front : UIButton 10,10,100,44 inert "Front"
        """),
    Case(
      file: "06-sentry.json", format: .sentry,
      outline: """
        UIWindow : UIWindow 0,0,390,844
          panel 0,600,390,0
            pay : UIButton 20,20,350,50
        """),
    Case(
      file: "07-wda.xml", format: .webDriverAgent,
      outline: """
        UIWindow : UIWindow 0,0,390,844
          UIView 0,0,390,91
            Close : UIButton 340,80,30,30 "Close & go"
          Pay : UIButton 20,-40,120,44 disabled "Pay"
        """),
    Case(
      file: "08-view.xib", format: .xib,
      outline: """
        rt-aa-001 : BadgeCard 0,0,300,120 interactive
          im-aa-002 : UIImageView 12,12,96,96 inert
          st-aa-003 : UIStackView 120,12,120,96 interactive
            lb-aa-004 : UILabel 0,0,120,20.5 inert "Name"
            bt-aa-005 : UIButton 0,30,120,44 alpha 0.4 hidden
          Close : UIButton 282,-18,36,36
          vw-aa-007 0,0,300,120
            sw-aa-008 : UISwitch 8,8,51,31 interactive
        """),
  ]

  @Test("a file becomes the views that it prints", arguments: cases)
  func outline(input: Case) throws {
    let imported = try Imported(input: input.file)

    #expect(imported.result.report.format == input.format)
    #expect(imported.outline == input.outline)
  }

  @Test("every line of a printed hierarchy is a view, part of one, blank, or skipped")
  func lines() throws {
    for file in Self.cases.map(\.file).filter({ $0.hasSuffix(".txt") }) {
      let report = try Imported(input: file).result.report
      let skipped = report.skipped.map(\.count).reduce(0, +)
      #expect(
        report.linesRead
          == report.viewsMade + report.continuationLines + report.blankLines + skipped, "\(file)")
    }
    #expect(try Imported(input: "03-traps.txt").skipped == ["notAView 1,10", "layer 12"])
  }

  @Test("a line that is cut off keeps its view and is named by its number")
  func cutLine() throws {
    let imported = try Imported(input: "03-traps.txt")

    let cut = imported.result.problems.first {
      if case .importing(.truncated) = $0.kind { true } else { false }
    }
    #expect(cut?.place?.line == 14)
    #expect(cut?.view == "UIButton")
  }

  @Test("a view without a frame, and what lies in it, are said to be unplaced")
  func unplaced() throws {
    let problems = try Imported(input: "08-view.xib").problems

    #expect(problems.contains(.missingFrame(view: "vw-aa-007")))
    #expect(problems.contains(.unplaced(view: "sw-aa-008", inside: "vw-aa-007")))
    #expect(
      problems.contains(
        .unknownOverrides(className: "BadgeCard", views: 1, first: "rt-aa-001")))
  }

  @Test("a page source says that it is the accessibility tree")
  func accessibilityTree() throws {
    let result = try Imported(input: "07-wda.xml").result

    #expect(result.report.limits.contains(.accessibilityTree))
    #expect(result.claims == [HittableClaim(view: "Close", isHittable: false)])
  }

  @Test("entity declarations are refused where they stand, and nothing is expanded")
  func entities() throws {
    let error = #expect(throws: SceneError.self) { try Imported(input: "09-billion.xml") }

    #expect(error?.kind == .importing(.entityDeclarations))
    #expect(error?.place == Problem.Place(line: 2, column: 17))
  }

  @Test("a value knows whether it was read, worked out, or silent, and a view its own text")
  func provenance() throws {
    let document = try Imported(input: "03-traps.txt").result.document
    let box = document.nodes[try #require(document.index(of: "Box"))].origin
    let label = document.nodes[try #require(document.index(of: "UILabel"))].origin

    #expect(box.source(of: .frame) == .recovered)
    #expect(box.source(of: .transform) == .read)
    #expect(box.source(of: .alpha) == .default)
    #expect(label.source(of: .alpha) == .read)
    #expect(label.text?.hasPrefix("<UILabel: 0x5; frame = (10 200; 100 20)") == true)
    #expect(box.recoveredKeys == ["frame"])
    #expect(box.place?.line == 3)
  }
}
