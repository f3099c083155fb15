// The names are those of the platform.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

public func NSStringFromCGPoint(_ point: CGPoint) -> String {
  "{\(short(point.x)), \(short(point.y))}"
}

public func NSStringFromCGSize(_ size: CGSize) -> String {
  "{\(short(size.width)), \(short(size.height))}"
}

public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  "{\(short(insets.top)), \(short(insets.left)), \(short(insets.bottom)), \(short(insets.right))}"
}

public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  let numbers = [
    transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
  ]
  return "[\(numbers.map(short).joined(separator: ", "))]"
}

extension NSCoder {
  public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
  public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
  public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
  public class func string(for insets: UIEdgeInsets) -> String { NSStringFromUIEdgeInsets(insets) }
  public class func string(for transform: CGAffineTransform) -> String {
    NSStringFromCGAffineTransform(transform)
  }
}

/// Whole numbers without their point, as UIKit writes them.
private func short(_ value: CGFloat) -> String {
  let text = Double(value).description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
