/// A picture, by its size and, where it was drawn here, its pixels.
///
/// An image of a file, an asset catalogue or the system's symbols is known by its name only: it
/// has a size of one point and nothing to see.
open class UIImage: NSObject, @unchecked Sendable {
  public enum Orientation: Int, Sendable {
    case up
    case down
    case left
    case right
    case upMirrored
    case downMirrored
    case leftMirrored
    case rightMirrored
  }

  public enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  public enum ResizingMode: Int, Sendable {
    case tile
    case stretch
  }

  open private(set) var cgImage: CGImage?
  open private(set) var scale: CGFloat = 1
  open private(set) var imageOrientation: Orientation = .up
  open private(set) var renderingMode: RenderingMode = .automatic
  open private(set) var capInsets = UIEdgeInsets.zero
  open private(set) var resizingMode: ResizingMode = .tile
  open private(set) var alignmentRectInsets = UIEdgeInsets.zero
  /// The name it was asked for by.
  package private(set) var name: String?

  public override init() {}

  public init(cgImage: CGImage) { self.cgImage = cgImage }

  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.cgImage = cgImage
    self.scale = scale > 0 ? scale : 1
    imageOrientation = orientation
  }

  public init?(named name: String) { self.name = name }

  public init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.name = name }

  public init?(systemName name: String) {
    self.name = name
    isSymbolImage = true
  }

  public init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.name = name
    self.configuration = configuration
    isSymbolImage = true
  }

  public init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.name = name
  }

  public init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) { self.name = name }

  public init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) {
    self.name = name
  }

  /// Picture formats are not read here, so this is always nil.
  public init?(data: Data) { return nil }
  public init?(data: Data, scale: CGFloat) { return nil }
  public init?(contentsOfFile path: String) { return nil }

  public required convenience init(imageLiteralResourceName name: String) {
    self.init()
    self.name = name
  }

  /// In points.
  open var size: CGSize {
    guard let cgImage else { return CGSize(width: 1, height: 1) }
    return CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
  }

  open private(set) var images: [UIImage]?
  open private(set) var duration: TimeInterval = 0
  open private(set) var isSymbolImage = false
  open private(set) var flipsForRightToLeftLayoutDirection = false
  open private(set) var baselineOffsetFromBottom: CGFloat?
  open private(set) var configuration: Configuration?
  open var symbolConfiguration: SymbolConfiguration? { configuration as? SymbolConfiguration }
  open var traitCollection: UITraitCollection { .current }
  open var imageAsset: UIImageAsset? { nil }
  open var ciImage: CIImage? { nil }
  open var hasAlignmentRectInsets: Bool { alignmentRectInsets != .zero }

  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first?.copy {
      $0.images = images
      $0.duration = duration
    }
  }

  open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    UIImage(named: name)?.copy { $0.duration = duration }
  }

  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    copy { $0.flipsForRightToLeftLayoutDirection = true }
  }

  open func withHorizontallyFlippedOrientation() -> UIImage { copy { _ in } }
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    copy { $0.baselineOffsetFromBottom = baselineOffset }
  }
  open func imageWithoutBaseline() -> UIImage { copy { $0.baselineOffsetFromBottom = nil } }
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    copy { $0.configuration = configuration }
  }

  // A picture is ready at once.
  open func preparingForDisplay() -> UIImage? { self }
  open func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(self)
  }
  open func byPreparingForDisplay() async -> UIImage? { self }
  open func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  open func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(self)
  }
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }

  open class var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
  open class var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
  open class var actions: UIImage { UIImage(systemName: "ellipsis.circle.fill") ?? UIImage() }
  open class var checkmark: UIImage { UIImage(systemName: "checkmark.circle.fill") ?? UIImage() }
  open class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy { $0.renderingMode = renderingMode }
  }

  open func withTintColor(_ color: UIColor) -> UIImage { copy { _ in } }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }

  open func withConfiguration(_ configuration: Configuration) -> UIImage { copy { _ in } }

  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    copy { $0.alignmentRectInsets = alignmentInsets }
  }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    copy { $0.capInsets = capInsets }
  }

  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    copy {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    copy { _ in }
  }

  private func copy(_ change: (UIImage) -> Void) -> UIImage {
    let copy = UIImage()
    copy.cgImage = cgImage
    copy.scale = scale
    copy.imageOrientation = imageOrientation
    copy.renderingMode = renderingMode
    copy.capInsets = capInsets
    copy.resizingMode = resizingMode
    copy.alignmentRectInsets = alignmentRectInsets
    copy.name = name
    copy.images = images
    copy.duration = duration
    copy.isSymbolImage = isSymbolImage
    copy.flipsForRightToLeftLayoutDirection = flipsForRightToLeftLayoutDirection
    copy.baselineOffsetFromBottom = baselineOffsetFromBottom
    copy.configuration = configuration
    change(copy)
    return copy
  }

  open class Configuration: NSObject, @unchecked Sendable {
    open var traitCollection: UITraitCollection? { nil }
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { self }
    open func applying(_ otherConfiguration: Configuration?) -> Self { self }
  }

  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    public convenience init(pointSize: CGFloat) { self.init() }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale
    ) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init() }
    public convenience init(weight: SymbolWeight) { self.init() }
    public convenience init(font: UIFont, scale: SymbolScale) { self.init() }
    public convenience init(hierarchicalColor: UIColor) { self.init() }
    public convenience init(paletteColors: [UIColor]) { self.init() }
    public convenience init(scale: SymbolScale) { self.init() }
    public convenience init(font: UIFont) { self.init() }
    open class var unspecified: SymbolConfiguration { SymbolConfiguration() }
    open class func preferringMonochrome() -> Self { Self() }
    open class func preferringMulticolor() -> Self { Self() }
    open class func preferringHierarchical() -> Self { Self() }
    public required override init() {}
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified
    case small
    case medium
    case large
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// What an image literal is without a type beside it.
public typealias _ImageLiteralType = UIImage

extension UIImage {
  @preconcurrency @MainActor public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  @preconcurrency @MainActor public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  @preconcurrency @MainActor
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  @preconcurrency @MainActor
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let cgImage, let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    context.draw(cgImage, in: rect, isUpright: true)
    context.restoreGState()
  }
}
