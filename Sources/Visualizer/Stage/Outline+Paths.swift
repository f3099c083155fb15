import Canvas
import UIKit

extension Outline {
  init(_ path: CGPath) {
    self.init()
    path.forEachElement { elements.append(Element($0)) }
  }

  func mapped(_ transform: (CGPoint) -> CGPoint) -> Outline {
    Outline(elements.map { $0.mapped(transform) })
  }
}

extension Outline.Element {
  init(_ element: CGPath.Element) {
    switch element {
    case .move(let end): self = .move(end)
    case .line(let end): self = .line(end)
    case .quad(let end, let control): self = .quad(end, control: control)
    case .cubic(let end, let first, let second):
      self = .cubic(end, control1: first, control2: second)
    case .close: self = .close
    }
  }

  func mapped(_ transform: (CGPoint) -> CGPoint) -> Outline.Element {
    switch self {
    case .move(let end): .move(transform(end))
    case .line(let end): .line(transform(end))
    case .quad(let end, let control): .quad(transform(end), control: transform(control))
    case .cubic(let end, let first, let second):
      .cubic(transform(end), control1: transform(first), control2: transform(second))
    case .close: .close
    }
  }
}
