import UIKit

/// A `style` prop: an object, or a list of them of which the last says most.
struct ReactStyle: Sendable {
  private var objects: [JSONValue] = []

  init(_ props: JSONValue) {
    guard let style = props.member("style") else { return }
    var stack = [style]
    while let next = stack.popLast(), objects.count < 100 {
      if next.kind == .object { objects.append(next) }
      stack.append(contentsOf: next.elements ?? [])
    }
  }

  func value(_ name: StaticString) -> JSONValue? {
    objects.lazy.compactMap { $0.stated(name) }.first
  }

  func number(_ name: StaticString) -> Double? {
    objects.lazy.compactMap { $0.member(name)?.number }.first
  }

  func string(_ name: StaticString) -> String? {
    objects.lazy.compactMap { $0.member(name)?.string }.first
  }

  /// Whether an edge is stated each way; without that it stands where layout puts it.
  var isPlaced: Bool {
    (number("left") ?? number("right")) != nil && (number("top") ?? number("bottom")) != nil
  }

  /// From its size and edges, in the coordinates of a parent of that size; nil where layout
  /// decides.
  func frame(in parent: CGSize) -> CGRect? {
    let isAbsolute = string("position") == "absolute"
    func side(
      _ length: Double?, from near: Double?, to far: Double?, in whole: CGFloat
    ) -> (start: Double, length: Double)? {
      let whole = Double(whole)
      if let length {
        return (near ?? (isAbsolute ? far.map { whole - $0 - length } : nil) ?? 0, length)
      }
      guard isAbsolute, let near, let far else { return nil }
      return (near, max(0, whole - near - far))
    }
    guard
      let x = side(number("width"), from: number("left"), to: number("right"), in: parent.width),
      let y = side(number("height"), from: number("top"), to: number("bottom"), in: parent.height)
    else { return nil }
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }
}
