/// What a view looks like, stored: made when first set, as most views of a scene have nothing of it.
@MainActor
final class ViewAppearance {
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var contentMode = UIView.ContentMode.scaleToFill
  var mask: UIView?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var clearsContextBeforeDrawing = true
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  private var layer: CALayer?

  func layer(of view: UIView) -> CALayer {
    if let layer { return layer }
    let made = Self.make(type(of: view).layerClass)
    made.view = view
    made.delegate = view
    layer = made
    return made
  }

  /// Swift makes an object of a class it only knows at run time through a required initializer,
  /// and `init(coder:)` is the one that a layer has.
  private static func make(_ layerClass: AnyClass) -> CALayer {
    switch layerClass {
    case is CAShapeLayer.Type where layerClass == CAShapeLayer.self: CAShapeLayer()
    case let kind as CALayer.Type where layerClass != CALayer.self:
      kind.init(coder: NSCoder()) ?? CALayer()
    default: CALayer()
    }
  }
}
