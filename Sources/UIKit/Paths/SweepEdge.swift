/// A line that isn't level, with its upper end first.
struct SweepEdge {
  var top: CGPoint
  var bottom: CGPoint
  /// 1 where the path runs down it, −1 where it runs up.
  let winding: Int
  let isSecond: Bool

  init?(from start: CGPoint, to end: CGPoint, isSecond: Bool) {
    guard start.y != end.y else { return nil }
    winding = start.y < end.y ? 1 : -1
    (top, bottom) = start.y < end.y ? (start, end) : (end, start)
    self.isSecond = isSecond
  }

  func x(at height: CGFloat) -> CGFloat {
    if height <= top.y { return top.x }
    if height >= bottom.y { return bottom.x }
    return top.x + (bottom.x - top.x) * ((height - top.y) / (bottom.y - top.y))
  }

  /// The height at which two edges cross, both going on beyond it.
  func crossing(_ other: SweepEdge) -> CGFloat? {
    guard max(top.x, bottom.x) > min(other.top.x, other.bottom.x),
      max(other.top.x, other.bottom.x) > min(top.x, bottom.x)
    else { return nil }
    let (above, below) = (side(of: other.top), side(of: other.bottom))
    guard above < 0 && below > 0 || above > 0 && below < 0 else { return nil }
    let (mine, end) = (other.side(of: top), other.side(of: bottom))
    guard mine < 0 && end > 0 || mine > 0 && end < 0 else { return nil }
    let height = top.y + (bottom.y - top.y) * (mine / (mine - end))
    return min(max(height, top.y, other.top.y), bottom.y, other.bottom.y)
  }

  private func side(of point: CGPoint) -> CGFloat {
    (bottom.x - top.x) * (point.y - top.y) - (bottom.y - top.y) * (point.x - top.x)
  }
}
