// The names are those of the platform.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// Linux has no bridging, so that `[…] as CFArray` is an array still.
public typealias CFArray = [Any]

public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours along a way from 0 to 1, mixed between their places.
public final class CGGradient: Sendable {
  private let stops: [(place: CGFloat, pixel: Pixel)]

  /// Without locations the colours are spread evenly; nil without a colour.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let pixels = colors.compactMap { ($0 as? CGColor).map { Pixel($0) } }
    guard !pixels.isEmpty, pixels.count == colors.count else { return nil }
    let steps = CGFloat(max(1, pixels.count - 1))
    let places = pixels.indices.map { locations?[$0] ?? CGFloat($0) / steps }
    stops = zip(places, pixels).map { ($0, $1) }.filter { $0.0.isFinite }
      .sorted { $0.0 < $1.0 }
    if stops.isEmpty { return nil }
  }

  func pixel(at place: CGFloat) -> Pixel {
    guard let after = stops.firstIndex(where: { $0.place >= place }) else {
      return stops[stops.count - 1].pixel
    }
    guard after > 0 else { return stops[0].pixel }
    let (from, to) = (stops[after - 1], stops[after])
    let share = Float((place - from.place) / (to.place - from.place))
    let (a, b) = (from.pixel.times(1 - share), to.pixel.times(share))
    return Pixel(
      red: a.red + b.red, green: a.green + b.green, blue: a.blue + b.blue,
      alpha: a.alpha + b.alpha)
  }
}

extension CGContext {
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
    let square = dx * dx + dy * dy
    guard square > 0, square.isFinite else { return }
    paint(gradient, options) {
      (($0.x - startPoint.x) * dx + ($0.y - startPoint.y) * dy) / square
    }
  }

  /// From one circle to another: a point has the colour of the last circle on the way that goes
  /// through it, none where none does.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let way = CGVector(dx: endCenter.x - startCenter.x, dy: endCenter.y - startCenter.y)
    let growth = endRadius - startRadius
    let square = way.dx * way.dx + way.dy * way.dy - growth * growth
    guard square.isFinite, startRadius >= 0, endRadius >= 0,
      way.dx != 0 || way.dy != 0 || growth != 0
    else { return }
    let first: CGFloat = options.contains(.drawsBeforeStartLocation) ? -.infinity : 0
    let last: CGFloat = options.contains(.drawsAfterEndLocation) ? .infinity : 1
    paint(gradient, options) { point in
      let (x, y) = (point.x - startCenter.x, point.y - startCenter.y)
      // |point − way · t| = startRadius + growth · t, for t.
      let half = x * way.dx + y * way.dy + startRadius * growth
      let rest = x * x + y * y - startRadius * startRadius
      var places: [CGFloat]
      if square == 0 {
        places = half == 0 ? [] : [rest / (2 * half)]
      } else {
        let root = (half * half - square * rest).squareRoot()
        places = [(half + root) / square, (half - root) / square]
      }
      places = places.filter { $0 >= first && $0 <= last && startRadius + growth * $0 >= 0 }
      return places.max() ?? .nan
    }
  }
}
