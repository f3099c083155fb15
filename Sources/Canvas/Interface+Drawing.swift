public import Foundation

extension Interface {
  public mutating func fill(_ rect: CGRect, _ color: Color, radius: CGFloat = 0) {
    list.add(.rect(rect, radius: radius, fill: .solid(color), stroke: nil))
  }

  public mutating func fill(_ rect: CGRect, _ color: Color, radius: CGFloat, border: Color) {
    list.add(.rect(rect, radius: radius, fill: .solid(color), stroke: Stroke(border)))
  }

  public mutating func stroke(_ rect: CGRect, _ stroke: Stroke, radius: CGFloat = 0) {
    list.add(.rect(rect, radius: radius, fill: nil, stroke: stroke))
  }

  public mutating func disc(at center: CGPoint, radius: CGFloat, _ color: Color) {
    list.add(
      .rect(
        CGRect(around: center, radius: radius), radius: radius, fill: .solid(color), stroke: nil))
  }

  public mutating func ring(at center: CGPoint, radius: CGFloat, _ stroke: Stroke) {
    list.add(
      .rect(CGRect(around: center, radius: radius), radius: radius, fill: nil, stroke: stroke))
  }

  public mutating func path(
    _ outline: Outline, fill: Paint? = nil, stroke: Stroke? = nil, rule: Outline.FillRule = .nonZero
  ) {
    list.add(.path(outline, rule: rule, fill: fill, stroke: stroke))
  }

  /// A hairline along one edge of `rect`, inside it.
  public mutating func hairline(_ edge: CGRect.Edge, of rect: CGRect) {
    var rest = rect
    fill(rest.cut(edge, theme.lineWeight), theme.line)
  }

  /// A card that floats above what it covers.
  public mutating func card(_ rect: CGRect, radius: CGFloat = 8) {
    list.add(
      .shadow(rect.offsetBy(dx: 0, dy: 4), radius: radius, blur: 16, color: theme.shadow))
    fill(rect, theme.panel, radius: radius, border: theme.line)
  }

  /// Draws `content` clipped to `rect`; outside it the pointer reaches nothing either.
  public mutating func clipped(to rect: CGRect, _ content: (inout Interface) -> Void) {
    let clip = clips.last.map { $0.intersection(rect) } ?? rect
    guard !clip.isNull, clip.width > 0, clip.height > 0 else { return }
    clips.append(clip)
    list.add(.clip(rect))
    content(&self)
    list.add(.endClip)
    clips.removeLast()
  }
}
