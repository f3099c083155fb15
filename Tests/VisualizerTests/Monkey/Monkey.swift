import Canvas
import Foundation
import TestSupport

/// Somebody who presses and types anything, anywhere: the same things for the same seed.
@MainActor
struct Monkey {
  private var generator: SeededGenerator
  private let size: CGSize
  private var pointer = CGPoint(x: 10, y: 10)
  private var held: PointerButton?

  private static let signs = Array("1234567890qwertyuiopasdfghjklzxcvbnm[]\\=-+.,<>?;:'@#/ é漢")
  private static let names: [Key] = [
    .space, .enter, .escape, .tab, .backspace, .delete, .left, .right, .up, .down, .home, .end,
    .pageUp, .pageDown, .function(1), .function(5), .function(11),
  ]

  init(seed: UInt64, size: CGSize) {
    generator = SeededGenerator(seed: seed)
    self.size = size
  }

  /// What is done next; a key is pressed, types its text, and is let go.
  mutating func next() -> [InputEvent] {
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<34: return [move()]
    case 34..<60: return press()
    case 60..<64: return wheel()
    case 64..<82: return key()
    case 82..<94: return sign()
    case 94..<96: return finger()
    case 96: return [.pasted(anyText())]
    case 97: return [.focusLost]
    case 98: return [.pointerLeft]
    default:
      let width = CGFloat.random(in: 1...2000, using: &generator)
      return [
        .resized(
          CGSize(width: width, height: CGFloat.random(in: 1...1500, using: &generator)), scale: 1),
        .resized(size, scale: 1),
      ]
    }
  }

  private mutating func move() -> InputEvent {
    // Most hands move a little from where they are.
    if Int.random(in: 0..<4, using: &generator) > 0 {
      pointer.x += CGFloat(Int.random(in: -60...60, using: &generator))
      pointer.y += CGFloat(Int.random(in: -60...60, using: &generator))
    } else {
      pointer.x = CGFloat(Int.random(in: -5...Int(size.width) + 5, using: &generator))
      pointer.y = CGFloat(Int.random(in: -5...Int(size.height) + 5, using: &generator))
    }
    return .pointerMoved(to: pointer, modifiers: modifiers())
  }

  private mutating func press() -> [InputEvent] {
    if let button = held {
      held = nil
      return [move(), .pointerUp(at: pointer, button: button, modifiers: modifiers())]
    }
    let way = move()
    let button = [PointerButton.primary, .primary, .primary, .middle, .secondary]
      .randomElement(using: &generator)!
    let held = modifiers()
    let down = InputEvent.pointerDown(
      at: pointer, button: button, modifiers: held,
      clicks: Int.random(in: 1...3, using: &generator))
    if Int.random(in: 0..<3, using: &generator) == 0 {
      self.held = button
      return [way, down]
    }
    return [way, down, .pointerUp(at: pointer, button: button, modifiers: held)]
  }

  private mutating func wheel() -> [InputEvent] {
    [
      .wheel(
        dx: CGFloat(Int.random(in: -1...1, using: &generator)),
        dy: CGFloat(Int.random(in: -4...4, using: &generator)), at: pointer,
        modifiers: modifiers())
    ]
  }

  private mutating func key() -> [InputEvent] {
    pressed(Self.names.randomElement(using: &generator)!, modifiers(), text: nil)
  }

  private mutating func sign() -> [InputEvent] {
    let sign = Self.signs.randomElement(using: &generator)!
    let held = modifiers()
    return pressed(
      .character(sign, position: sign), held,
      text: held.contains(.control) ? nil : String(sign))
  }

  private mutating func pressed(
    _ key: Key, _ modifiers: Modifiers, text: String?
  ) -> [InputEvent] {
    let down = InputEvent.keyDown(key, modifiers: modifiers, isRepeat: false)
    return [down] + (text.map { [.text($0)] } ?? []) + [.keyUp(key, modifiers: modifiers)]
  }

  private mutating func finger() -> [InputEvent] {
    let phase = [FingerPhase.down, .moved, .up].randomElement(using: &generator)!
    return [.finger(Int.random(in: 0...3, using: &generator), phase, at: pointer)]
  }

  private mutating func anyText() -> String {
    ["", "12", "-5", "1e300", "nan", "x", "{}", "120, 20", "{\"hitscope\":1}"]
      .randomElement(using: &generator)!
  }

  private mutating func modifiers() -> Modifiers {
    [[], [], [], [], .shift, .control, [.shift, .control]].randomElement(using: &generator)!
  }
}
