extension CGMutablePath {
  /// From the origin along +x, then +y: turning from the x axis towards the y axis.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard rect.isFinite else { return }
    let rect = rect.standardized
    move(to: CGPoint(x: rect.minX, y: rect.minY), transform: transform)
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY), transform: transform)
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY), transform: transform)
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY), transform: transform)
    closeSubpath()
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard rect.isFinite else { return }
    let rect = rect.standardized
    let fit = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    let placed = fit.concatenating(transform)
    move(to: CGPoint(x: 1, y: 0), transform: placed)
    addUnitArc(from: 0, by: 2 * .pi, transform: placed)
    closeSubpath()
  }

  /// Corners that are too large for the rectangle are made to fit; Core Graphics stops the program.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addRoundedRect(
      in: rect, corners: .allCorners, radii: CGSize(width: cornerWidth, height: cornerHeight),
      transform: transform)
  }

  func addRoundedRect(
    in rect: CGRect, corners: UIRectCorner, radii: CGSize, transform: CGAffineTransform = .identity
  ) {
    guard rect.isFinite else { return }
    let rect = rect.standardized
    let width = min(max(radii.width, 0), rect.width / 2)
    let height = min(max(radii.height, 0), rect.height / 2)
    guard width > 0, height > 0, !corners.isEmpty else {
      return addRect(rect, transform: transform)
    }
    let turns: [(corner: UIRectCorner, at: CGPoint, centre: CGPoint, quarter: CGFloat)] = [
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 1), 3),
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: -1, y: -1), 0),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: -1), 1),
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 1, y: 1), 2),
    ]
    let startX = corners.contains(.topLeft) ? rect.minX + width : rect.minX
    move(to: CGPoint(x: startX, y: rect.minY), transform: transform)
    for turn in turns {
      guard corners.contains(turn.corner) else {
        addLine(to: turn.at, transform: transform)
        continue
      }
      let fit = CGAffineTransform(
        a: width, b: 0, c: 0, d: height,
        tx: turn.at.x + turn.centre.x * width, ty: turn.at.y + turn.centre.y * height)
      let start = turn.quarter * .pi / 2
      let placed = fit.concatenating(transform)
      add(.line(to: .onUnitCircle(at: start)), placed)
      addUnitArc(from: start, by: .pi / 2, transform: placed)
    }
    closeSubpath()
  }
}
