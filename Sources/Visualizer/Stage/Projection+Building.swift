import Foundation
import Scenes
import UIKit

extension Projection {
  /// Lays out a scene; no recursion, so that 100,000 levels are laid out like any other scene.
  @MainActor
  init(_ scene: BuiltScene) {
    self.init()
    var pending: [Pending] = scene.windows.roots.reversed().map {
      Pending(view: $0.view, parent: nil)
    }
    var rootIndex: [ObjectIdentifier: Int] = [:]
    // Asking a class for its name takes longer than all the rest.
    var names: [ObjectIdentifier: String] = [:]
    while let next = pending.popLast() {
      let id = scene.id(of: next.view)
      let node = id.flatMap { scene.index(of: $0) }.map { scene.document.nodes[$0] }
      let className = names[ObjectIdentifier(type(of: next.view))] ?? "\(type(of: next.view))"
      names[ObjectIdentifier(type(of: next.view))] = className
      let number = views.count
      views.append(placed(next, number, id: id, node: node, className: className))
      if views[number].model?.isOwn == true { animated.append(number) }
      if let id, index[id] == nil { index[id] = number }
      if next.parent == nil { rootIndex[ObjectIdentifier(next.view)] = number }
      for child in next.view.subviews.reversed() {
        pending.append(Pending(view: child, parent: number))
      }
    }
    closeSubtrees()
    roots = scene.windows.frontMostFirst.compactMap { rootIndex[ObjectIdentifier($0)] }
    order()
    measure()
  }

  /// Lays a view and all that is in it anew after it went to another place.
  @MainActor
  mutating func follow(_ view: UIView, in scene: BuiltScene) {
    guard let top = scene.id(of: view).flatMap({ index[$0] }) else { return }
    var pending = [Pending(view: view, parent: views[top].parent)]
    var number = top
    while let next = pending.popLast(), number < views[top].end {
      let old = views[number]
      let id = scene.id(of: next.view)
      let node = id.flatMap { scene.index(of: $0) }.map { scene.document.nodes[$0] }
      var new = placed(next, number, id: id, node: node, className: old.className)
      new.end = old.end
      views[number] = new
      for child in next.view.subviews.reversed() {
        pending.append(Pending(view: child, parent: number))
      }
      number += 1
    }
    measure()
  }

  private struct Pending {
    var view: UIView
    var parent: Int?
  }

  @MainActor
  private func placed(
    _ pending: Pending, _ number: Int, id: ViewID?, node: SceneNode?, className: String
  ) -> PlacedView {
    let view = pending.view
    let above = pending.parent.map { views[$0] }
    let model = ViewPlace(of: view)
    let seen = node?.animation.flatMap { _ in ViewPlace(seen: view) } ?? model
    let toScreen = seen.local(in: above?.toScreen)
    let modelToScreen =
      seen == model && above?.model == nil
      ? nil : model.local(in: above.map { $0.model?.toScreen ?? $0.toScreen })
    let isInvisible = view.isHidden || seen.alpha < 0.01 || (above?.isInvisible ?? false)
    let clippedBy =
      above.flatMap { $0.clipsToBounds ? pending.parent : $0.clippedBy }
    let corners = seen.bounds.corners.map { $0.applying(toScreen) }
    return PlacedView(
      id: id ?? ViewID(className), className: className,
      parent: pending.parent, depth: above.map { $0.depth + 1 } ?? 0, end: number + 1,
      bounds: seen.bounds, toScreen: toScreen,
      fromScreen: toScreen.isInvertible ? toScreen.inverted() : nil,
      corners: corners, box: CGRect(around: corners), isInvisible: isInvisible,
      clipsToBounds: view.clipsToBounds, clippedBy: clippedBy,
      zPosition: CGFloat(node?.zPosition ?? 0), looks: PlacedView.Looks(of: view, node: node),
      model: modelToScreen.map {
        PlacedView.Model(toScreen: $0, corners: model.bounds.corners, isOwn: seen != model)
      })
  }

  /// Each view's end is known once everything below it was placed.
  private mutating func closeSubtrees() {
    for number in views.indices.reversed() {
      if let parent = views[number].parent {
        views[parent].end = max(views[parent].end, views[number].end)
      }
    }
  }

  private mutating func order() {
    guard views.contains(where: { $0.zPosition != 0 }) else {
      paintingOrder = Array(roots.reversed()).flatMap { Array($0..<views[$0].end) }
      return
    }
    var pending = roots
    while let next = pending.popLast() {
      paintingOrder.append(next)
      // Swift's sort is stable: equal positions keep the order of the subviews.
      pending.append(
        contentsOf: children(of: next).sorted { views[$0].zPosition < views[$1].zPosition }
          .reversed())
    }
  }

  private mutating func measure() {
    var (left, top) = (CGFloat.infinity, CGFloat.infinity)
    var (right, bottom) = (-CGFloat.infinity, -CGFloat.infinity)
    func add(_ corners: [CGPoint]) {
      for corner in corners where corner.x.isFinite && corner.y.isFinite {
        left = min(left, corner.x)
        right = max(right, corner.x)
        top = min(top, corner.y)
        bottom = max(bottom, corner.y)
      }
    }
    // What a scroll view cuts off takes no room: a list may go on for thousands of points.
    var seen = [CGRect](repeating: .null, count: views.count)
    for (index, view) in views.enumerated() {
      guard let clip = view.clippedBy else {
        seen[index] = view.box
        add(view.corners)
        continue
      }
      seen[index] = view.box.seen(within: seen[clip])
      if !seen[index].isNull { add(seen[index].corners) }
    }
    for index in animated { add(views[index].modelCorners) }
    extent =
      left > right ? .null : CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CGRect {
  /// The part of an upright box inside another one; null without one, and for what is no number.
  fileprivate func seen(within clip: CGRect) -> CGRect {
    let numbers = [minX, minY, maxX, maxY, clip.minX, clip.minY, clip.maxX, clip.maxY]
    guard !isNull, !clip.isNull, numbers.allSatisfy(\.isFinite) else { return .null }
    return intersection(clip)
  }
}

/// Where a view is in its superview, by its own values or as it is seen.
private struct ViewPlace: Equatable {
  var bounds: CGRect
  var center: CGPoint
  var anchorPoint: CGPoint
  var transform: CGAffineTransform
  var alpha: CGFloat

  @MainActor
  init(of view: UIView) {
    bounds = view.bounds
    center = view.center
    anchorPoint = view.anchorPoint
    transform = view.transform
    alpha = view.alpha
  }

  @MainActor
  init?(seen view: UIView) {
    guard let seen = view.seenState else { return nil }
    bounds = seen.bounds
    center = seen.center
    anchorPoint = seen.anchorPoint
    transform = seen.transform
    alpha = seen.alpha
  }

  func local(in superview: CGAffineTransform?) -> CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width,
      y: bounds.minY + anchorPoint.y * bounds.height)
    let local = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    return superview.map { local.concatenating($0) } ?? local
  }
}

extension CGRect {
  /// The box around points.
  init(around points: [CGPoint]) {
    let (x, y) = (points.map(\.x), points.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    self.init(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
  }

  /// Clockwise from the top left.
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
  }

  /// Half-open, false for what is not a number.
  func holds(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
