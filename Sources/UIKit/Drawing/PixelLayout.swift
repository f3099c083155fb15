public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

public enum CGImageAlphaInfo: UInt32, Sendable {
  case none
  case premultipliedLast
  case premultipliedFirst
  case last
  case first
  case noneSkipLast
  case noneSkipFirst
  case alphaOnly
}

/// Where the bytes of a pixel's components lie; colours are kept multiplied by their alpha.
struct PixelLayout: Equatable {
  var bytesPerPixel: Int
  /// Places within a pixel; nil for a component that is not kept.
  var red: Int?
  var green: Int?
  var blue: Int?
  var alpha: Int?
  var gray: Int?

  static let rgba = PixelLayout(
    bytesPerPixel: 4, red: 0, green: 1, blue: 2, alpha: 3, gray: nil)

  /// Nil for a layout that a context of eight bits a component can't have.
  init?(space: CGColorSpace?, bitmapInfo: UInt32) {
    guard let alphaInfo = CGImageAlphaInfo(rawValue: bitmapInfo & 0x1F) else { return nil }
    if alphaInfo == .alphaOnly {
      self.init(bytesPerPixel: 1, red: nil, green: nil, blue: nil, alpha: 0, gray: nil)
      return
    }
    if space?.model == .monochrome {
      guard alphaInfo == .none else { return nil }
      self.init(bytesPerPixel: 1, red: nil, green: nil, blue: nil, alpha: nil, gray: 0)
      return
    }
    let order: [Int]
    switch alphaInfo {
    case .premultipliedLast, .last, .noneSkipLast: order = [0, 1, 2, 3]
    case .premultipliedFirst, .first, .noneSkipFirst: order = [1, 2, 3, 0]
    case .none, .alphaOnly: return nil
    }
    let isLittle =
      bitmapInfo & CGBitmapInfo.byteOrderMask.rawValue == CGBitmapInfo.byteOrder32Little.rawValue
    let places = isLittle ? order.map { 3 - $0 } : order
    let keepsAlpha = alphaInfo != .noneSkipFirst && alphaInfo != .noneSkipLast
    self.init(
      bytesPerPixel: 4, red: places[0], green: places[1], blue: places[2],
      alpha: keepsAlpha ? places[3] : nil, gray: nil)
  }

  private init(
    bytesPerPixel: Int, red: Int?, green: Int?, blue: Int?, alpha: Int?, gray: Int?
  ) {
    self.bytesPerPixel = bytesPerPixel
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.gray = gray
  }

  func read(_ pixel: UnsafePointer<UInt8>) -> Pixel {
    func value(_ place: Int?) -> Float? { place.map { Float(pixel[$0]) / 255 } }
    let gray = value(gray)
    return Pixel(
      red: value(red) ?? gray ?? 0, green: value(green) ?? gray ?? 0,
      blue: value(blue) ?? gray ?? 0, alpha: value(alpha) ?? 1)
  }

  func write(_ value: Pixel, to pixel: UnsafeMutablePointer<UInt8>) {
    func put(_ component: Float, at place: Int?) {
      guard let place else { return }
      pixel[place] = UInt8((min(max(component, 0), 1) * 255).rounded())
    }
    put(value.red, at: red)
    put(value.green, at: green)
    put(value.blue, at: blue)
    put(value.alpha, at: alpha)
    put(value.red * 0.299 + value.green * 0.587 + value.blue * 0.114, at: gray)
  }
}

/// A colour multiplied by its alpha.
struct Pixel: Equatable {
  var red: Float
  var green: Float
  var blue: Float
  var alpha: Float

  static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

  init(red: Float, green: Float, blue: Float, alpha: Float) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  init(_ color: CGColor) {
    let alpha = Float(color.alpha)
    self.init(
      red: Float(color.red) * alpha, green: Float(color.green) * alpha,
      blue: Float(color.blue) * alpha, alpha: alpha)
  }

  func times(_ factor: Float) -> Pixel {
    Pixel(
      red: red * factor, green: green * factor, blue: blue * factor, alpha: alpha * factor)
  }

  func over(_ below: Pixel) -> Pixel {
    let rest = 1 - alpha
    return Pixel(
      red: red + below.red * rest, green: green + below.green * rest,
      blue: blue + below.blue * rest, alpha: alpha + below.alpha * rest)
  }
}
