extension UIView {
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  var layoutProperties: ViewLayout {
    let rare = rare
    if let layout = rare.layout { return layout }
    let layout = ViewLayout()
    rare.layout = layout
    return layout
  }

  func guide(
    _ path: ReferenceWritableKeyPath<ViewLayout, UILayoutGuide?>,
    insets: @escaping (UIView) -> UIEdgeInsets
  ) -> UILayoutGuide {
    let layout = layoutProperties
    if let guide = layout[keyPath: path] { return guide }
    let guide = UILayoutGuide()
    guide.owningView = self
    guide.insets = insets
    layout[keyPath: path] = guide
    return guide
  }
}

extension UIView: UICoordinateSpace {
  public var coordinateSpace: any UICoordinateSpace { self }

  // Disfavoured, so that a view goes to the overridable methods that take one.

  /// The screen stands for the space above the topmost view; to any other space the way goes
  /// through it.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: view) }
    return UIScreen.main.convert(Coordinates.toScreen(point, from: self), to: coordinateSpace)
  }

  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: view) }
    return Coordinates.fromScreen(UIScreen.main.convert(point, from: coordinateSpace), to: self)
  }

  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: view) }
    return box(of: rect) { convert($0, to: coordinateSpace) }
  }

  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: view) }
    return box(of: rect) { convert($0, from: coordinateSpace) }
  }

  private func box(of rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let rect = rect.standardized
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(map)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let minX = xs.min(), let maxX = xs.max(), let minY = ys.min(), let maxY = ys.max()
    else { return rect }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
