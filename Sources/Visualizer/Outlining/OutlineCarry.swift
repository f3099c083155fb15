import Foundation
import UIKit

/// A row that is held, to be put elsewhere: another place in the order, or another superview.
struct OutlineCarry: Equatable, Sendable {
  var view: ViewID
  /// Where it was taken, in points of the window.
  var start: CGPoint
  /// The pointer has gone far enough for it to be no click.
  var isMoving = false
  /// Where it goes when it is let go; nil where it can't go.
  var place: Place?

  struct Place: Equatable, Sendable {
    /// The row that the pointer is at.
    var row: Int
    var side: Side
  }

  enum Side: Equatable, Sendable {
    case above
    case into
    case below
  }
}

extension Workspace {
  mutating func lift(_ view: ViewID, at point: CGPoint) {
    guard mode == .edit else { return }
    outline.carry = OutlineCarry(view: view, start: point)
  }

  mutating func carry(to point: CGPoint, over place: OutlineCarry.Place?) {
    guard var carry = outline.carry else { return }
    if hypot(point.x - carry.start.x, point.y - carry.start.y) > 4 { carry.isMoving = true }
    carry.place = place.flatMap { destination(of: carry.view, at: $0) == nil ? nil : $0 }
    outline.carry = carry
  }

  mutating func drop() {
    defer { outline.carry = nil }
    guard let carry = outline.carry, carry.isMoving, let place = carry.place,
      let (parent, position) = destination(of: carry.view, at: place)
    else { return }
    edit(.arrange(carry.view, into: parent, at: position))
    // What was put into a folded view must be seen.
    if let parent, outline.collapsed.remove(parent) != nil { relayRows() }
  }

  /// The superview and the place among its subviews, from the back, that a row stands for; nil
  /// where `view` can't go: into itself, or out of or into the row of windows.
  private func destination(
    of view: ViewID, at place: OutlineCarry.Place
  ) -> (parent: ViewID?, position: Int)? {
    guard outline.rows.indices.contains(place.row), let own = document.index(of: view) else {
      return nil
    }
    let row = outline.rows[place.row]
    let target = projection.views[place.side == .into ? row.views.upperBound - 1 : row.view].id
    guard let index = document.index(of: target), !document.subtree(at: own).contains(index) else {
      return nil
    }
    let isRoot = document.parent(of: own) == nil
    if place.side == .into { return isRoot ? nil : (target, .max) }
    let parent = document.parent(of: index)
    guard isRoot == (parent == nil) else { return nil }
    let siblings = parent.map { document.children(of: $0) } ?? document.roots
    // Positions are counted without the view that moves.
    guard let position = siblings.filter({ $0 != own }).firstIndex(of: index) else { return nil }
    let isInFront = (place.side == .above) != outline.isBackToFront
    return (parent.map { document.nodes[$0].id }, isInFront ? position + 1 : position)
  }
}
