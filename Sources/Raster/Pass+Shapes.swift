import Canvas
import Foundation

extension Pass {
  func drawRect(
    _ rect: CGRect, radius: CGFloat, fill: Paint?, stroke: Stroke?, index: Int
  ) {
    guard let snapped = SnappedRect(rect, radius: radius, scale: scale) else { return }
    let width = stroke.map { snapped.lineWidth($0.width, scale: scale) } ?? 0
    let reach = snapped.outerReach(width)
    if snapped.radius > 0, snapped.radius + reach > Corner.largestRadius {
      drawLargeRect(snapped, fill: fill, stroke: stroke, index: index)
      return
    }
    if let fill, let box = snapped.box(outset: 0, corners: &rasterizer.corners),
      let sink = sink(fill, within: box.pixels)
    {
      box.fill(into: sink)
    }
    guard let stroke else { return }
    if let dasher = Dasher(stroke, scale: scale, width: width) {
      let polygons = shapes.stroke(index) {
        let outline = Outline(snapped.inset(by: width / 2 - reach))
        let path = FlatPath(outline, scale: 1)
        return penMarks(path, stroke, width: width, dasher: dasher)
      }
      paint(polygons, .nonZero, .solid(stroke.color))
      return
    }
    guard let outer = snapped.box(outset: reach, corners: &rasterizer.corners),
      let sink = sink(.solid(stroke.color), within: outer.pixels)
    else { return }
    let hole = snapped.box(outset: reach - width, corners: &rasterizer.corners)
    outer.fill(into: sink, hole: hole)
  }

  /// The same for corners so large that a table of their pixels would be a waste.
  private func drawLargeRect(_ rect: SnappedRect, fill: Paint?, stroke: Stroke?, index: Int) {
    if let fill { paint(shapes.fill(index, Outline(rect), scale: 1), .nonZero, fill) }
    guard let stroke else { return }
    let width = rect.lineWidth(stroke.width, scale: scale)
    let polygons = shapes.stroke(index) {
      let outline = Outline(rect.inset(by: width / 2 - rect.outerReach(width)))
      return penMarks(
        FlatPath(outline, scale: 1), stroke, width: width,
        dasher: Dasher(stroke, scale: scale, width: width))
    }
    paint(polygons, .nonZero, .solid(stroke.color))
  }

  func drawPath(
    _ outline: Outline, _ rule: Outline.FillRule, fill: Paint?, stroke: Stroke?, index: Int
  ) {
    let reach = stroke.map { max($0.width * scale, 1) * 2 } ?? 0
    let bounds = outline.pixelBounds(scale: scale).outset(by: Int(pixel: reach.rounded(.up)) + 1)
    if bounds.intersection(clip).isEmpty { return }
    if let fill { paint(shapes.fill(index, outline, scale: scale), rule, fill) }
    guard let stroke else { return }
    let polygons = shapes.stroke(index) {
      let width = stroke.width.isFinite ? min(max(stroke.width * scale, 1), 1e6) : 1
      let dasher = Dasher(stroke, scale: scale, width: width)
      let path = FlatPath(outline, scale: scale)
      if let line = path.straightened(width: width.rounded()) {
        return penMarks(line, stroke, width: width.rounded(), dasher: dasher)
      }
      return penMarks(path, stroke, width: width, dasher: dasher)
    }
    paint(polygons, .nonZero, .solid(stroke.color))
  }

  private func paint(_ polygons: Polygons, _ rule: Outline.FillRule, _ paint: Paint) {
    guard let sink = sink(paint, within: polygons.bounds) else { return }
    var converter = ScanConverter(clip: sink.clip)
    converter.add(polygons)
    converter.fill(rule, into: sink)
  }

  /// The polygons that a pen leaves, at least those that show in the area being drawn.
  private func penMarks(
    _ path: FlatPath, _ stroke: Stroke, width: Double, dasher: Dasher?
  ) -> Polygons {
    // A mitre reaches at most twice the width from its corner.
    let visible = area.outset(by: Int(pixel: (width * 2).rounded(.up)) + 1)
    var polygons = Polygons()
    var stroker = Stroker(width: width, cap: stroke.cap, join: stroke.join)
    for line in path.lines {
      if let dasher {
        dasher.cut(line, visible: visible) { dash in
          stroker.stroke(dash) { polygons.add($0) }
        }
      } else {
        stroker.stroke(line) { polygons.add($0) }
      }
    }
    polygons.measure()
    return polygons
  }
}

extension FlatPath {
  /// When the path is a single horizontal or vertical line: that line, moved so that a pen of a
  /// whole number of pixels covers whole pixels.
  fileprivate func straightened(width: Double) -> FlatPath? {
    guard lines.count == 1, lines[0].points.count == 2, !lines[0].isClosed else { return nil }
    let half = width / 2
    var (a, b) = (lines[0].points[0], lines[0].points[1])
    if a.x == b.x {
      a.x = (a.x - half).rounded() + half
      b.x = a.x
    } else if a.y == b.y {
      a.y = (a.y - half).rounded() + half
      b.y = a.y
    } else {
      return nil
    }
    var path = self
    path.lines[0].points = [a, b]
    return path
  }
}

extension Outline {
  fileprivate init(_ rect: SnappedRect) {
    self.init(
      roundedRect: CGRect(
        x: rect.left, y: rect.top, width: max(0, rect.right - rect.left),
        height: max(0, rect.bottom - rect.top)),
      radius: max(0, rect.radius))
  }
}
