/// Conversions between any two views, iterative over depth.
///
/// nil stands for the window of the other view; a view without a window leaves the value
/// unchanged. Between two trees the way goes through the screen, the space of the roots' frames.
@MainActor
enum Coordinates {
  static func convert(_ point: CGPoint, from source: UIView?, to target: UIView?) -> CGPoint {
    guard let way = Way(from: source, to: target) else { return point }
    var point = point
    for view in way.up { point = view.storage.toSuperview(point) }
    for view in way.down { point = view.storage.fromSuperview(point) }
    return point
  }

  /// The bounding box after going up, and again after coming down.
  static func convert(_ rect: CGRect, from source: UIView?, to target: UIView?) -> CGRect {
    guard !rect.isNull, !rect.isInfinite, let way = Way(from: source, to: target) else {
      return rect
    }
    var box = rect.standardized
    if way.isTransformed(\.up) {
      var corners = box.corners
      for view in way.up { corners = corners.map(view.storage.toSuperview) }
      box = CGRect(enclosing: corners)
    } else {
      for view in way.up { box.origin = view.storage.toSuperview(box.origin) }
    }
    if way.isTransformed(\.down) {
      var corners = box.corners
      for view in way.down { corners = corners.map(view.storage.fromSuperview) }
      box = CGRect(enclosing: corners)
    } else {
      for view in way.down { box.origin = view.storage.fromSuperview(box.origin) }
    }
    return box
  }

  /// A vector, which has a direction and a length and no place; nil stands as for a point.
  static func convert(vector: CGPoint, from source: UIView?, to target: UIView?) -> CGPoint {
    guard let way = Way(from: source, to: target) else { return vector }
    var vector = vector
    for view in way.up where view.storage.flags.contains(.transformed) {
      let (end, start) = (view.storage.toSuperview(vector), view.storage.toSuperview(.zero))
      vector = CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
    for view in way.down where view.storage.flags.contains(.transformed) {
      let (end, start) = (view.storage.fromSuperview(vector), view.storage.fromSuperview(.zero))
      vector = CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
    return vector
  }

  /// The screen is the space of the roots' frames.
  static func toScreen(_ point: CGPoint, from view: UIView) -> CGPoint {
    let root = root(of: view)
    return root.storage.toSuperview(convert(point, from: view, to: root))
  }

  static func fromScreen(_ point: CGPoint, to view: UIView) -> CGPoint {
    let root = root(of: view)
    return convert(root.storage.fromSuperview(point), from: root, to: view)
  }

  static func toScreen(_ rect: CGRect, from view: UIView) -> CGRect {
    guard !rect.isNull, !rect.isInfinite else { return rect }
    let root = root(of: view)
    let box = convert(rect, from: view, to: root).standardized
    guard root.storage.flags.contains(.transformed) else {
      return CGRect(origin: root.storage.toSuperview(box.origin), size: box.size)
    }
    return CGRect(enclosing: box.corners.map(root.storage.toSuperview))
  }

  static func fromScreen(_ rect: CGRect, to view: UIView) -> CGRect {
    guard !rect.isNull, !rect.isInfinite else { return rect }
    let root = root(of: view)
    var box = rect.standardized
    if root.storage.flags.contains(.transformed) {
      box = CGRect(enclosing: box.corners.map(root.storage.fromSuperview))
    } else {
      box.origin = root.storage.fromSuperview(box.origin)
    }
    return convert(box, from: root, to: view)
  }

  private static func root(of view: UIView) -> UIView {
    var root = view
    while let superview = root.storage.superview { root = superview }
    return root
  }

  /// Whether the two are in different windows.
  static func crossesWindows(_ source: UIView?, _ target: UIView?) -> Bool {
    guard let from = source?.storage.window, let to = target?.storage.window else { return false }
    return from !== to
  }

  /// The views to leave, deepest first, and those to enter, outermost first.
  @MainActor
  private struct Way {
    var up: [UIView] = []
    var down: [UIView] = []

    init?(from source: UIView?, to target: UIView?) {
      guard let start = source ?? target?.storage.window,
        let end = target ?? source?.storage.window, start !== end
      else { return nil }
      if start === end.storage.superview {
        down = [end]
        return
      }
      up = Way.line(from: start)
      down = Way.line(from: end)
      while let shared = up.last, shared === down.last {
        up.removeLast()
        down.removeLast()
      }
      down.reverse()
    }

    private static func line(from view: UIView) -> [UIView] {
      var line: [UIView] = []
      var current: UIView? = view
      while let view = current {
        line.append(view)
        current = view.storage.superview
      }
      return line
    }

    func isTransformed(_ part: KeyPath<Way, [UIView]>) -> Bool {
      self[keyPath: part].contains { $0.storage.flags.contains(.transformed) }
    }
  }
}
