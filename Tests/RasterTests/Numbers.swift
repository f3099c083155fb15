import Canvas
import Foundation

/// Random numbers that are the same in every run.
struct Numbers {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func next(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * Double(next() >> 11) / Double(1 << 53)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}

/// Makes commands of every kind; `number` decides what their geometry is like.
struct RandomCommands {
  var numbers: Numbers
  var number: (inout Numbers) -> CGFloat

  private mutating func n() -> CGFloat { number(&numbers) }
  private mutating func p() -> CGPoint { CGPoint(x: n(), y: n()) }
  private mutating func r() -> CGRect { CGRect(x: n(), y: n(), width: n(), height: n()) }

  private mutating func color() -> Color {
    Color(UInt32(truncatingIfNeeded: numbers.next()), alpha: numbers.pick([0, 0.3, 0.7, 1]))
  }

  private mutating func paint() -> Paint? {
    switch numbers.below(4) {
    case 0: nil
    case 1: .hatch(color: color(), line: n(), spacing: n(), origin: p())
    default: .solid(color())
    }
  }

  private mutating func stroke() -> Stroke? {
    if numbers.below(3) == 0 { return nil }
    let dash = (0..<numbers.below(4)).map { _ in n() }
    return Stroke(
      color(), width: numbers.pick([0, 1, 2, 7, n()]), dash: dash, dashPhase: n(),
      cap: numbers.pick([.butt, .round, .square]), join: numbers.pick([.miter, .round, .bevel]))
  }

  private mutating func outline() -> Outline {
    Outline(
      (0..<numbers.below(9)).map { _ in
        switch numbers.below(6) {
        case 0: .move(p())
        case 1, 2: .line(p())
        case 3: .quad(p(), control: p())
        case 4: .cubic(p(), control1: p(), control2: p())
        default: .close
        }
      })
  }

  mutating func command() -> DrawCommand {
    switch numbers.below(16) {
    case 0, 1, 2, 3: .rect(r(), radius: n(), fill: paint(), stroke: stroke())
    case 4, 5, 6, 7:
      .path(
        outline(), rule: numbers.pick([.nonZero, .evenOdd]), fill: paint(), stroke: stroke())
    case 8, 9: .text("text", origin: p(), font: Font(.text, size: n()), color: color())
    case 10: .shadow(r(), radius: n(), blur: n(), color: color())
    case 11:
      .image(
        PixelImage(
          width: 3, height: 2,
          pixels: [0xFF00_00FF, 0x8000_FF00, 0, 0xFFFF_FFFF, 0x4000_00FF, 0x01FF_FFFF]), in: r(),
        opacity: numbers.pick([0, 0.5, 1, 2, .nan]))
    case 12: .clip(r())
    case 13: .clipPath(outline(), rule: numbers.pick([.nonZero, .evenOdd]))
    default: .endClip
    }
  }

  mutating func list(_ count: Int) -> DrawList {
    DrawList((0..<count).map { _ in command() })
  }
}

extension RandomCommands {
  /// Commands that lie in and around a picture of some size.
  static func sane(seed: Int, size: Double) -> RandomCommands {
    RandomCommands(numbers: Numbers(seed: seed)) { numbers in
      let value = numbers.next(-size / 8, size)
      return numbers.below(2) == 0 ? value.rounded() : value
    }
  }

  /// Commands made of what numbers can be at their worst.
  static func garbage(seed: Int) -> RandomCommands {
    RandomCommands(numbers: Numbers(seed: seed)) { numbers in
      numbers.pick([
        .nan, .infinity, -.infinity, 1e308, -1e308, 1e300, -1e18, 1e9, -1e9, 3e7, 0, -0.0,
        .leastNonzeroMagnitude,
        1e-9, 0.5, 1, -1, 12, 100, -40, 7.25,
      ])
    }
  }
}
