/// What of a layer can be animated and decides where it is.
struct LayerState: Equatable {
  var position: CGPoint
  var bounds: CGRect
  var anchorPoint: CGPoint
  var zPosition: CGFloat
  var transform: CATransform3D
  var opacity: CGFloat
  var cornerRadius: CGFloat

  @MainActor
  init(_ layer: CALayer) {
    position = layer.position
    bounds = layer.bounds
    anchorPoint = layer.anchorPoint
    zPosition = layer.zPosition
    transform = layer.transform
    opacity = CGFloat(layer.opacity)
    cornerRadius = layer.cornerRadius
  }

  /// The value under a key path of Core Animation as plain numbers; nil for one that decides
  /// nothing here. What is written has as many numbers, all of them usable, or is ignored.
  subscript(keyPath: String) -> [CGFloat]? {
    get {
      switch keyPath {
      case "position": [position.x, position.y]
      case "position.x": [position.x]
      case "position.y": [position.y]
      case "bounds":
        [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height]
      case "bounds.origin": [bounds.origin.x, bounds.origin.y]
      case "bounds.origin.x": [bounds.origin.x]
      case "bounds.origin.y": [bounds.origin.y]
      case "bounds.size": [bounds.size.width, bounds.size.height]
      case "bounds.size.width": [bounds.size.width]
      case "bounds.size.height": [bounds.size.height]
      case "anchorPoint": [anchorPoint.x, anchorPoint.y]
      case "zPosition": [zPosition]
      case "opacity": [opacity]
      case "cornerRadius": [cornerRadius]
      case "transform": transform.numbers
      default: PlaneParts(transform)[keyPath]
      }
    }
    set {
      guard let new = newValue, new.count == self[keyPath]?.count, new.allSatisfy(\.isUsable)
      else { return }
      switch keyPath {
      case "position": position = CGPoint(x: new[0], y: new[1])
      case "position.x": position.x = new[0]
      case "position.y": position.y = new[0]
      case "bounds": bounds = CGRect(x: new[0], y: new[1], width: new[2], height: new[3])
      case "bounds.origin": bounds.origin = CGPoint(x: new[0], y: new[1])
      case "bounds.origin.x": bounds.origin.x = new[0]
      case "bounds.origin.y": bounds.origin.y = new[0]
      case "bounds.size": bounds.size = CGSize(width: new[0], height: new[1])
      case "bounds.size.width": bounds.size.width = new[0]
      case "bounds.size.height": bounds.size.height = new[0]
      case "anchorPoint": anchorPoint = CGPoint(x: new[0], y: new[1])
      case "zPosition": zPosition = new[0]
      // As a layer keeps it.
      case "opacity": opacity = CGFloat(Float(min(max(new[0], 0), 1)))
      case "cornerRadius": cornerRadius = new[0]
      case "transform": transform = CATransform3D(numbers: new)
      default:
        var parts = PlaneParts(transform)
        parts[keyPath] = new
        transform = parts.transform
      }
    }
  }
}

/// A transform of the plane taken apart as Core Animation's key paths name its parts.
private struct PlaneParts {
  private var translation: CGPoint
  private var scale: CGPoint
  /// Radians.
  private var rotation: CGFloat

  init(_ transform: CATransform3D) {
    let t = transform.plane
    translation = CGPoint(x: t.tx, y: t.ty)
    let width = hypot(t.a, t.b)
    rotation = width == 0 ? 0 : atan2(t.b, t.a)
    scale = CGPoint(x: width, y: width == 0 ? hypot(t.c, t.d) : (t.a * t.d - t.b * t.c) / width)
  }

  var transform: CATransform3D {
    let (c, s) = (cos(rotation), sin(rotation))
    return CATransform3DMakeAffineTransform(
      CGAffineTransform(
        a: c * scale.x, b: s * scale.x, c: -s * scale.y, d: c * scale.y, tx: translation.x,
        ty: translation.y))
  }

  subscript(keyPath: String) -> [CGFloat]? {
    get {
      switch keyPath {
      case "transform.translation": [translation.x, translation.y]
      case "transform.translation.x": [translation.x]
      case "transform.translation.y": [translation.y]
      case "transform.scale": [scale.x]
      case "transform.scale.x": [scale.x]
      case "transform.scale.y": [scale.y]
      case "transform.rotation", "transform.rotation.z": [rotation]
      default: nil
      }
    }
    set {
      guard let new = newValue else { return }
      switch keyPath {
      case "transform.translation": translation = CGPoint(x: new[0], y: new[1])
      case "transform.translation.x": translation.x = new[0]
      case "transform.translation.y": translation.y = new[0]
      case "transform.scale": scale = CGPoint(x: new[0], y: new[0])
      case "transform.scale.x": scale.x = new[0]
      case "transform.scale.y": scale.y = new[0]
      default: rotation = new[0]
      }
    }
  }
}

extension CATransform3D {
  fileprivate var numbers: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  fileprivate init(numbers n: [CGFloat]) {
    self.init(
      m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
      m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14],
      m44: n[15])
  }
}

/// The numbers of an animation's value, whatever it comes in; nil for what has none.
func animationNumbers(_ value: Any?, count: Int) -> [CGFloat]? {
  switch value {
  case let numbers as [CGFloat]: return numbers
  case let point as CGPoint: return [point.x, point.y]
  case let size as CGSize: return [size.width, size.height]
  case let rect as CGRect:
    return [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
  case let transform as CATransform3D: return transform.numbers
  case let transform as CGAffineTransform:
    return CATransform3DMakeAffineTransform(transform).numbers
  case let number as CGFloat: return [number]
  case let number as Double: return [CGFloat(number)]
  case let number as Float: return [CGFloat(number)]
  case let number as Int: return [CGFloat(number)]
  case let number as NSNumber: return [CGFloat(number.doubleValue)]
  case let value as NSValue: return boxedNumbers(value, count: count)
  default: return nil
  }
}

/// A box is asked for what a key path of so many numbers holds.
private func boxedNumbers(_ value: NSValue, count: Int) -> [CGFloat]? {
  switch count {
  case 2: [value.cgPointValue.x, value.cgPointValue.y]
  case 4:
    [
      value.cgRectValue.origin.x, value.cgRectValue.origin.y, value.cgRectValue.width,
      value.cgRectValue.height,
    ]
  case 16: value.caTransform3DValue.numbers
  default: nil
  }
}
