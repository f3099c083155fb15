/// The one screen: that of a phone, 390 × 844 points.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  public static let main = UIScreen()
  open class var screens: [UIScreen] { [main] }

  /// Pixels a point.
  nonisolated static let standardScale: CGFloat = 2

  open private(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  open var brightness: CGFloat = 1
  open var scale: CGFloat { Self.standardScale }
  open var nativeScale: CGFloat { scale }
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  open var applicationFrame: CGRect { bounds }
  open var isCaptured: Bool { false }
  open var mirrored: UIScreen? { nil }
  open var wantsSoftwareDimming = false
  open var currentEDRHeadroom: CGFloat { 1 }
  open var potentialEDRHeadroom: CGFloat { 1 }
  open var calibratedLatency: CFTimeInterval { 0 }
  open var focusedView: UIView? { nil }
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }

  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  public nonisolated static let didConnectNotification = Notification.Name(
    "UIScreenDidConnectNotification")
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
  public nonisolated static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification")
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  open var maximumFramesPerSecond: Int { 60 }
  open var traitCollection: UITraitCollection { .current }
  open var coordinateSpace: any UICoordinateSpace { self }
  open var fixedCoordinateSpace: any UICoordinateSpace { self }
}

/// A space with its own coordinates: a screen, a view, or one that converts by itself.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIScreen: UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is UIScreen ? point : coordinateSpace.convert(point, from: self)
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is UIScreen ? point : coordinateSpace.convert(point, to: self)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is UIScreen ? rect : coordinateSpace.convert(rect, from: self)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is UIScreen ? rect : coordinateSpace.convert(rect, to: self)
  }
}
