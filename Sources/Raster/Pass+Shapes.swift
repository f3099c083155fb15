import Canvas
import Foundation

extension Pass {
  func drawRect(_ rect: CGRect, radius: CGFloat, fill: Paint?, stroke: Stroke?) {
    guard let snapped = SnappedRect(rect, radius: radius, scale: scale) else { return }
    if let fill, let box = snapped.box(outset: 0, corners: &rasterizer.corners),
      let sink = sink(fill, within: box.pixels)
    {
      box.fill(into: sink)
    }
    guard let stroke else { return }
    let width = snapped.lineWidth(stroke.width, scale: scale)
    let reach = snapped.outerReach(width)
    if let dasher = Dasher(stroke, scale: scale) {
      let inset = width / 2 - reach
      let outline = Outline(
        roundedRect: CGRect(
          x: snapped.left + inset, y: snapped.top + inset,
          width: max(0, snapped.right - snapped.left - 2 * inset),
          height: max(0, snapped.bottom - snapped.top - 2 * inset)),
        radius: max(0, snapped.radius - inset))
      drawStroke(FlatPath(outline, scale: 1, tolerance: 0.05), stroke, width: width, dasher: dasher)
      return
    }
    guard let outer = snapped.box(outset: reach, corners: &rasterizer.corners),
      let sink = sink(.solid(stroke.color), within: outer.pixels)
    else { return }
    let hole = snapped.box(outset: reach - width, corners: &rasterizer.corners)
    outer.fill(into: sink, hole: hole)
  }

  func drawPath(_ outline: Outline, _ rule: Outline.FillRule, fill: Paint?, stroke: Stroke?) {
    if let fill {
      let path = FlatPath(outline, scale: scale)
      if let sink = sink(fill, within: path.bounds) {
        var converter = ScanConverter(clip: sink.clip)
        converter.add(path)
        converter.fill(rule, into: sink)
      }
    }
    guard let stroke else { return }
    let width = stroke.width.isFinite ? min(max(stroke.width * scale, 1), 1e6) : 1
    let path = FlatPath(outline, scale: scale, tolerance: 0.05)
    if let line = straightened(path, width: width) {
      drawStroke(line, stroke, width: width.rounded(), dasher: Dasher(stroke, scale: scale))
    } else {
      drawStroke(path, stroke, width: width, dasher: Dasher(stroke, scale: scale))
    }
  }

  /// A single horizontal or vertical line, moved so that it covers whole pixels.
  private func straightened(_ path: FlatPath, width: Double) -> FlatPath? {
    guard path.lines.count == 1, path.lines[0].points.count == 2 else { return nil }
    let (a, b) = (path.lines[0].points[0], path.lines[0].points[1])
    let half = width.rounded() / 2
    if a.x == b.x {
      let x = (a.x - half).rounded() + half
      return FlatPath(from: Vector(x: x, y: a.y), to: Vector(x: x, y: b.y))
    }
    if a.y == b.y {
      let y = (a.y - half).rounded() + half
      return FlatPath(from: Vector(x: a.x, y: y), to: Vector(x: b.x, y: y))
    }
    return nil
  }

  private func drawStroke(_ path: FlatPath, _ stroke: Stroke, width: Double, dasher: Dasher?) {
    // A mitre reaches at most twice the width from its corner.
    let margin = Int(pixel: (width * 2).rounded(.up)) + 1
    guard let sink = sink(.solid(stroke.color), within: path.bounds.outset(by: margin)) else {
      return
    }
    var converter = ScanConverter(clip: sink.clip)
    var stroker = Stroker(width: width, cap: stroke.cap, join: stroke.join)
    for line in path.lines {
      if let dasher {
        dasher.cut(line, visible: sink.clip.outset(by: margin)) { dash in
          stroker.stroke(dash) { converter.add(polygon: $0) }
        }
      } else {
        stroker.stroke(line) { converter.add(polygon: $0) }
      }
    }
    converter.fill(.nonZero, into: sink)
  }
}

extension FlatPath {
  init(from start: Vector, to end: Vector) {
    lines = [Polyline(points: [start, end], isClosed: false)]
  }
}
