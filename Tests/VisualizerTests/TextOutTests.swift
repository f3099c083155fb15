import Canvas
import Foundation
import Scenes
import Testing
import UIKit

@testable import Visualizer

@Suite("Text out")
@MainActor
struct TextOutTests {
  private static let size = CGSize(width: 1440, height: 900)
  private var layout: WindowLayout { WindowLayout(size: Self.size) }

  private func touched() -> Person {
    let person = Person(scenes: [SampleScenes.reaching])
    person.visualizer.perform(.touchExactly(CGPoint(x: 100, y: 100)))
    person.visualizer.perform(.stop(atStep: 1))
    person.visualizer.perform(.stop(atStep: .max))
    _ = person.look()
    return person
  }

  /// The middle of a line of the log, which is scrolled to its top.
  private func line(_ number: Int, x: CGFloat, of person: Person) -> CGPoint {
    let scroll = person.visualizer.ui.scrollOffset(of: "log")
    return CGPoint(
      x: layout.log.minX + x, y: layout.log.minY + 30 + CGFloat(number - 1) * 20 + 10 - scroll)
  }

  private func copy(_ person: Person) -> String? {
    person.press(.character("c", position: "c"), modifiers: .control)
    return person.copied
  }

  private func log(_ person: Person) -> [String] {
    guard let descent = person.workspace.descent else { return [] }
    return (1...descent.stepCount).map { descent.logLine(at: $0).text }
  }

  @Test("a drag over the log selects, Ctrl-C copies, and the descent stays where it is")
  func drag() {
    let person = touched()
    let step = person.workspace.player.step
    let first = Int(person.visualizer.ui.scrollOffset(of: "log") / 20) + 2
    person.drag(from: line(first, x: 56, of: person), to: line(first + 1, x: 560, of: person))
    #expect(person.workspace.player.step == step)
    let copied = copy(person) ?? ""
    let lines = copied.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines == Array(log(person)[first - 1..<first + 1]))
  }

  @Test("a double click selects a word, a triple click the line")
  func clicks() {
    let person = touched()
    let first = Int(person.visualizer.ui.scrollOffset(of: "log") / 20) + 2
    guard let descent = person.workspace.descent else { return }
    let indent = CGFloat(descent.logLine(at: first).depth) * 14
    let place = line(first, x: 16 + 24 + 14 + indent + 8, of: person)
    for (clicks, expected) in [
      (2, String(log(person)[first - 1].prefix { $0.isLetter || $0.isNumber })),
      (3, log(person)[first - 1]),
    ] {
      person.visualizer.handle(
        .pointerDown(at: place, button: .primary, modifiers: [], clicks: clicks))
      person.visualizer.handle(.pointerUp(at: place, button: .primary, modifiers: []))
      #expect(copy(person) == expected)
    }
  }

  @Test("a click on a line of the log goes to its step; beside the lines it does nothing")
  func click() {
    let person = touched()
    let first = Int(person.visualizer.ui.scrollOffset(of: "log") / 20) + 2
    person.click(at: line(first, x: 200, of: person))
    person.wait(3)
    #expect(person.workspace.player.step == first)
  }

  @Test("Ctrl-A in the log selects all of it; another touch ends the selection")
  func all() {
    let person = touched()
    let first = Int(person.visualizer.ui.scrollOffset(of: "log") / 20) + 2
    person.click(at: line(first, x: 200, of: person))
    person.press(.character("a", position: "a"), modifiers: .control)
    let lines = (copy(person) ?? "").split(separator: "\n")
    #expect(lines.map { $0.trimmingCharacters(in: .whitespaces) } == log(person))
    #expect(lines.dropFirst().contains { $0.hasPrefix("  ") })

    person.visualizer.perform(.touchExactly(CGPoint(x: 30, y: 40)))
    #expect(copy(person) == lines.joined(separator: "\n"))
  }

  @Test("the keyboard alone: Tab to the log, Shift with the arrows, Ctrl-C")
  func keyboard() {
    let person = touched()
    for _ in 0..<200 where person.visualizer.ui.focus != "log.text" { person.press(.tab) }
    #expect(person.visualizer.ui.focus == "log.text")
    for _ in 0..<3 { person.press(.right, modifiers: .shift) }
    #expect(copy(person) == String(log(person)[0].prefix(3)))
    person.press(.end, modifiers: [.shift, .control])
    #expect(copy(person)?.split(separator: "\n").count == log(person).count)
  }

  @Test("the verdict and the sentence are selected like the log")
  func paragraphs() {
    let person = touched()
    for (id, text) in [
      ("verdict.text", person.workspace.telling.verdict?.sentence.runs.map(\.text).joined() ?? ""),
      ("stage.sentence", person.sentence),
    ] as [(WidgetID, String)] {
      for _ in 0..<200 where person.visualizer.ui.focus != id { person.press(.tab) }
      #expect(person.visualizer.ui.focus == id)
      person.press(.character("a", position: "a"), modifiers: .control)
      #expect(!text.isEmpty && copy(person) == text)
    }
  }

  @Test("a name that is longer than a line is shown whole, and copied without breaks")
  func longName() {
    let name = String(repeating: "ConversationList", count: 12)
    var window = SceneNode(id: ViewID(name), depth: 0, className: "UIWindow")
    window.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let person = Person(scenes: [SceneDocument(title: "Long", nodes: [window])])
    person.visualizer.perform(.touchExactly(CGPoint(x: 10, y: 10)))
    let text = person.workspace.telling.verdict?.sentence.runs.map(\.text).joined() ?? ""
    #expect(text.contains(name))
    for _ in 0..<200 where person.visualizer.ui.focus != "verdict.text" { person.press(.tab) }
    person.press(.character("a", position: "a"), modifiers: .control)
    #expect(copy(person) == text)
  }

  enum Pane: String, CaseIterable, Sendable {
    case log
    case verdict
    case code

    var words: String {
      switch self {
      case .log: "Copy log"
      case .verdict: "Copy verdict"
      case .code: "Copy as Swift"
      }
    }

    /// What stands in the copy of the whole only.
    var part: String {
      switch self {
      case .log: "\nhit: "
      case .verdict: "?\n"
      case .code: "hitTest("
      }
    }
  }

  @Test("a right click offers the copy of the whole", arguments: Pane.allCases)
  func menus(pane: Pane) {
    let person = touched()
    let rect =
      switch pane {
      case .log: layout.log
      case .verdict: layout.verdict
      case .code: layout.code
      }
    person.click(at: CGPoint(x: rect.midX, y: rect.minY + 60), button: .secondary)
    person.click(on: pane.words)
    #expect(person.copied?.contains(pane.part) == true, "\(person.copied ?? "nothing")")
  }
}
