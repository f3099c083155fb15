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

  private var isAbsolute: Bool { string("position") == "absolute" }

  /// Points, of a number, a number in quotes or a share of the parent; the first name that is stated.
  private func length(_ names: [StaticString], of whole: CGFloat) -> Double? {
    for name in names {
      if let number = number(name) { return number }
      guard let text = string(name) else { continue }
      if text.hasSuffix("%") {
        if let share = Double(text.dropLast()) { return share / 100 * Double(whole) }
      } else if let number = Double(text) {
        return number
      }
    }
    return nil
  }

  /// One way across the parent: its edges, its size and its margins.
  private struct Axis {
    let size: [StaticString]
    let near: [StaticString]
    let far: [StaticString]
    let margin: [StaticString]
  }

  private static let across = Axis(
    size: ["width"], near: ["left", "start", "inset"], far: ["right", "end", "inset"],
    margin: ["marginLeft", "marginStart", "marginHorizontal", "margin"])
  private static let down = Axis(
    size: ["height"], near: ["top", "inset"], far: ["bottom", "inset"],
    margin: ["marginTop", "marginVertical", "margin"])

  /// Whether edges state its place both ways; all else stands where layout puts it, and edges only
  /// shift it from there.
  var isPlaced: Bool {
    isAbsolute
      && [Self.across, Self.down].allSatisfy { axis in
        length(axis.near, of: 0) != nil || length(axis.far, of: 0) != nil
      }
  }

  /// From its size and edges, in the coordinates of a parent of that size; nil where layout
  /// decides.
  func frame(in parent: CGSize) -> CGRect? {
    func side(_ axis: Axis, in whole: CGFloat) -> (start: Double, length: Double)? {
      let near = length(axis.near, of: whole)
      let far = length(axis.far, of: whole)
      let margin = isAbsolute ? length(axis.margin, of: whole) ?? 0 : 0
      if let length = length(axis.size, of: whole) {
        let fromFar = isAbsolute ? far.map { Double(whole) - $0 - length } : nil
        return (near.map { $0 + margin } ?? fromFar ?? margin, length)
      }
      guard isAbsolute, let near, let far else { return nil }
      return (near + margin, max(0, Double(whole) - near - far - margin))
    }
    guard let x = side(Self.across, in: parent.width), let y = side(Self.down, in: parent.height)
    else { return nil }
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }
}
