// The names are those of the platform.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// Names how components are to be read; colours are not converted between spaces.
public final class CGColorSpace: Hashable, Sendable {
  public let model: CGColorSpaceModel

  init(model: CGColorSpaceModel) { self.model = model }

  public convenience init?(name: CFString) {
    self.init(model: name.contains("Gray") ? .monochrome : .rgb)
  }

  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"

  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.model == b.model }

  public func hash(into hasher: inout Hasher) { hasher.combine(model) }
}

public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome
  case rgb
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(model: .rgb) }

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(model: .monochrome) }
