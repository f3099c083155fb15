import Canvas
import Foundation
import Scenes
import TestSupport
import UIKit
import Wording

@testable import Visualizer

/// Somebody in front of the window: says what a user does, and looks at what a user sees.
@MainActor
final class Person {
  let visualizer: Visualizer
  private(set) var log: [TouchLog] = []
  /// What is on the system's clipboard.
  private(set) var copied: String?
  private(set) var messages: [String] = []
  /// What the disk was asked for, in order.
  private(set) var requests: [FileRequest] = []

  init(
    scenes: [SceneDocument], size: CGSize = CGSize(width: 1440, height: 900),
    theme: Theme.Name = .dark, registry: ViewRegistry = .standard,
    stopped: [HitJournal.Entry] = []
  ) {
    visualizer = Visualizer(
      text: FixedMetrics(),
      scenes: scenes.enumerated().map {
        ShippedScene(title: "\($0.offset + 1) · \($0.element.title)", document: $0.element)
      },
      registry: registry, theme: theme)
    visualizer.handle(.resized(size, scale: 1))
    for entry in stopped { visualizer.take(.stopped(entry)) }
    visualizer.open(file: nil)
    listen()
  }

  var workspace: Workspace { visualizer.workspace }

  // MARK: Doing

  func press(_ key: Key, modifiers: Modifiers = []) {
    visualizer.handle(.keyDown(key, modifiers: modifiers, isRepeat: false))
    visualizer.handle(.keyUp(key, modifiers: modifiers))
    listen()
  }

  /// Types a sign: the platform tells the key, and then the text that it typed.
  func press(_ sign: Character) {
    visualizer.handle(.keyDown(.character(sign, position: sign), modifiers: [], isRepeat: false))
    visualizer.handle(.text(String(sign)))
    visualizer.handle(.keyUp(.character(sign, position: sign), modifiers: []))
    listen()
  }

  func move(to point: CGPoint) {
    visualizer.handle(.pointerMoved(to: point, modifiers: []))
    listen()
  }

  func click(
    at point: CGPoint, button: PointerButton = .primary, modifiers: Modifiers = []
  ) {
    visualizer.handle(.pointerMoved(to: point, modifiers: modifiers))
    visualizer.handle(.pointerDown(at: point, button: button, modifiers: modifiers, clicks: 1))
    visualizer.handle(.pointerUp(at: point, button: button, modifiers: modifiers))
    listen()
  }

  func drag(
    from start: CGPoint, to end: CGPoint, button: PointerButton = .primary
  ) {
    visualizer.handle(.pointerMoved(to: start, modifiers: []))
    visualizer.handle(.pointerDown(at: start, button: button, modifiers: [], clicks: 1))
    visualizer.handle(.pointerMoved(to: end, modifiers: []))
    visualizer.handle(.pointerUp(at: end, button: button, modifiers: []))
    listen()
  }

  /// Touches a point of the scene, in screen points.
  func touch(_ x: CGFloat, _ y: CGFloat, modifiers: Modifiers = []) {
    click(at: workspace.camera.toStage(CGPoint(x: x, y: y)), modifiers: modifiers)
  }

  /// Clicks on words, wherever they stand; the last ones drawn are on top.
  @discardableResult
  func click(on words: String) -> Bool {
    guard let place = place(of: words) else { return false }
    click(at: place)
    return true
  }

  /// Presses the paste key with this in the clipboard.
  func paste(_ text: String) {
    visualizer.handle(
      .keyDown(.character("v", position: "v"), modifiers: .control, isRepeat: false))
    visualizer.handle(.pasted(text))
    listen()
  }

  func control(_ letter: Character, shift: Bool = false) {
    press(.character(letter, position: letter), modifiers: shift ? [.control, .shift] : .control)
  }

  /// Types letter by letter into what has the keyboard.
  func type(_ text: String) {
    for letter in text { visualizer.handle(.text(String(letter))) }
    listen()
  }

  /// The disk's or the desktop's answer.
  func answer(_ answer: FileAnswer) {
    visualizer.take(answer)
    listen()
  }

  /// Lets time pass in which nothing moves.
  func sit(_ seconds: Double) {
    visualizer.elapse(seconds)
    listen()
  }

  func close() {
    visualizer.handle(.quit)
    listen()
  }

  /// What the disk was asked for since the last call.
  func takeRequests() -> [FileRequest] {
    defer { requests = [] }
    return requests
  }

  /// Changes something: hides a view.
  func hide(_ view: ViewID, _ isHidden: Bool = true) {
    visualizer.perform(.edit(.set(.isHidden(isHidden), of: view)))
    listen()
  }

  func wheel(_ notches: CGFloat, at point: CGPoint) {
    visualizer.handle(.pointerMoved(to: point, modifiers: []))
    visualizer.handle(.wheel(dx: 0, dy: notches, at: point, modifiers: []))
    wait(1)
  }

  /// Lets time pass in frames of a sixtieth of a second.
  func wait(_ seconds: Double) {
    for _ in 0..<Int((seconds * 60).rounded(.up)) where visualizer.isMoving {
      visualizer.advance(by: 1 / 60)
    }
    listen()
  }

  private func listen() {
    for line in visualizer.takeOutput() {
      switch line {
      case .log(let line): log.append(line)
      case .message(let text): messages.append(text)
      case .copy(let text): copied = text
      case .files(let request): requests.append(request)
      }
    }
  }

  // MARK: Looking

  func look() -> DrawList { visualizer.frame() }

  /// All words on the window, in painting order.
  var words: [String] {
    look().commands.compactMap { if case .text(let words, _, _, _) = $0 { words } else { nil } }
  }

  func sees(_ words: String) -> Bool { self.words.contains { $0.contains(words) } }

  /// Clicks on the first of several equal words.
  @discardableResult
  func click(onFirst words: String) -> Bool {
    guard let place = place(of: words, in: look().commands) else { return false }
    click(at: place)
    return true
  }

  /// The middle of the words that were drawn last.
  func place(of words: String) -> CGPoint? { place(of: words, in: look().commands.reversed()) }

  private func place(of words: String, in commands: [DrawCommand]) -> CGPoint? {
    for command in commands {
      guard case .text(let text, let origin, let font, _) = command, text == words else { continue }
      return CGPoint(
        x: origin.x + CGFloat(text.count) * font.size / 4, y: origin.y - font.size / 3)
    }
    return nil
  }

  /// The sentence under the stage.
  var sentence: String { workspace.telling.sentence.map(\.text).joined() }

  /// The outline's rows: name and verdict.
  var outline: [String] {
    let moment = workspace.moment
    return workspace.outline.rows.map { row in
      if row.wrappers > 0 { return Labels.wrappers(row.wrappers) }
      let index = row.view
      let view = workspace.projection.views[index]
      let state = workspace.state(of: index, in: moment)
      let order = moment?.order(of: view.id).map { "\($0) " } ?? ""
      return "\(order)\(view.id): \(Labels.verdict(state, view: view))"
    }
  }
}
