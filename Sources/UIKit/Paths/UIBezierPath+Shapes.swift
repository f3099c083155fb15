extension UIBezierPath {
  public convenience init(rect: CGRect) {
    self.init(cgPath: CGPath(rect: rect))
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init(cgPath: CGPath(ellipseIn: rect))
  }

  /// Round corners of exact quarter circles; UIKit's own are drawn a little smoother.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(in: rect, corners: corners, radii: cornerRadii)
    self.init(cgPath: path)
  }

  /// `clockwise` is meant for the eye, with y down.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
}
