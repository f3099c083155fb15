/// A colour, kept as sRGB components from 0 to 1; nothing is drawn with it but pixels to test.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  /// The components, fixed when the colour is made.
  public let cgColor: CGColor
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?

  public init(cgColor: CGColor) {
    self.cgColor = cgColor
    provider = nil
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    cgColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    provider = nil
  }

  public init(white: CGFloat, alpha: CGFloat) {
    cgColor = CGColor(gray: white, alpha: alpha)
    provider = nil
  }

  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (red, green, blue) = HueColor(
      hue: hue, saturation: saturation, brightness: brightness
    ).rgb
    cgColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    provider = nil
  }

  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    cgColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    provider = nil
  }

  public init(patternImage image: UIImage) {
    cgColor = CGColor(gray: 0.5, alpha: 1)
    provider = nil
  }

  /// The provider is asked once for the light appearance, and again by `resolvedColor(with:)`.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    cgColor = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).cgColor
    provider = dynamicProvider
  }

  /// A colour of an asset catalogue, which there is none of here: a middle grey.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil,
    compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    self.init(white: 0.5, alpha: 1)
  }

  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: alpha)
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection) ?? self
  }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = cgColor.red
    green?.pointee = cgColor.green
    blue?.pointee = cgColor.blue
    alpha?.pointee = cgColor.alpha
    return true
  }

  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    white?.pointee = cgColor.red * 0.299 + cgColor.green * 0.587 + cgColor.blue * 0.114
    alpha?.pointee = cgColor.alpha
    return true
  }

  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = HueColor(red: cgColor.red, green: cgColor.green, blue: cgColor.blue)
    hue?.pointee = color.hue
    saturation?.pointee = color.saturation
    brightness?.pointee = color.brightness
    alpha?.pointee = cgColor.alpha
    return true
  }

  @preconcurrency @MainActor open func set() {
    setFill()
    setStroke()
  }

  @preconcurrency @MainActor open func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  @preconcurrency @MainActor open func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.cgColor == cgColor
  }

  open override var hash: Int { cgColor.hashValue }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// What a colour literal is without a type beside it.
public typealias _ColorLiteralType = UIColor
