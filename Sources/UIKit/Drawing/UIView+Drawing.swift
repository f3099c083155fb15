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

  /// Its own, or that of the nearest view above that has one.
  var inheritedTintColor: UIColor {
    var view: UIView? = self
    while let current = view {
      if let color = current.storage.rare?.appearance?.tintColor { return color }
      view = current.storage.superview
    }
    return .tintColor
  }

  public var tintAdjustmentMode: TintAdjustmentMode {
    get { storage.rare?.appearance?.tintAdjustmentMode ?? .automatic }
    set { appearance.tintAdjustmentMode = newValue }
  }

  public var clearsContextBeforeDrawing: Bool {
    get { storage.rare?.appearance?.clearsContextBeforeDrawing ?? true }
    set { appearance.clearsContextBeforeDrawing = newValue }
  }

  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storage.rare?.appearance?.overrideUserInterfaceStyle ?? .unspecified }
    set { appearance.overrideUserInterfaceStyle = newValue }
  }

  public var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// Of this the engine takes what it does to the plane.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// Draws the view and its subviews into the current context.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
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

  /// A view of the same frame, without the picture.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: frame)
  }
}

extension UIView: CALayerDelegate {}
