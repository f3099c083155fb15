extension UIView {
  public enum ContentMode: Int, Sendable {
    case scaleToFill
    case scaleAspectFit
    case scaleAspectFill
    case redraw
    case center
    case top
    case bottom
    case left
    case right
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight
  }

  public enum TintAdjustmentMode: Int, Sendable {
    case automatic
    case normal
    case dimmed
  }

  var appearance: ViewAppearance {
    let rare = rare
    if let appearance = rare.appearance { return appearance }
    let appearance = ViewAppearance()
    rare.appearance = appearance
    return appearance
  }

  /// Draws the view and its subviews into that part of the current context, if there is one.
  func renderSubtree(in rect: CGRect) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    context.restoreGState()
    return true
  }

  /// Its own, or that of the nearest view above that has one.
  var inheritedTintColor: UIColor {
    var view: UIView? = self
    while let current = view {
      if let color = current.storage.rare?.appearance?.tintColor { return color }
      view = current.storage.superview
    }
    return .tintColor
  }
}

extension UIView: CALayerDelegate {}
