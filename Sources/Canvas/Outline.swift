public import Foundation

/// A path to draw: lines and curves in points, y down.
public struct Outline: Equatable, Sendable {
  public enum Element: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, control: CGPoint)
    case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  public enum FillRule: Sendable {
    case nonZero
    case evenOdd
  }

  public var elements: [Element]

  public init(_ elements: [Element] = []) { self.elements = elements }

  /// A closed polygon.
  public init(polygon points: [CGPoint]) {
    elements = points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
    if !points.isEmpty { elements.append(.close) }
  }
}
