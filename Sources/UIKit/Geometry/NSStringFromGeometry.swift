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

/// The numbers in the braces; all zero where there are others than that many.
public func CGPointFromString(_ string: String) -> CGPoint {
  let numbers = numbers(in: string, 2)
  return CGPoint(x: numbers[0], y: numbers[1])
}

public func CGSizeFromString(_ string: String) -> CGSize {
  let numbers = numbers(in: string, 2)
  return CGSize(width: numbers[0], height: numbers[1])
}

public func CGRectFromString(_ string: String) -> CGRect {
  let numbers = numbers(in: string, 4)
  return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
}

public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
  let numbers = numbers(in: string, 4)
  return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
}

public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
  let numbers = numbers(in: string, 6)
  return CGAffineTransform(
    a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
}

private func numbers(in string: String, _ count: Int) -> [CGFloat] {
  let parts = string.split { "{}[], \t\n".contains($0) }
  let numbers = parts.compactMap { Double($0) }.map { CGFloat($0) }
  guard parts.count == count, numbers.count == count else {
    return Array(repeating: 0, count: count)
  }
  return numbers
}

extension NSCoder {
  public class func cgPoint(for string: String) -> CGPoint { CGPointFromString(string) }
  public class func cgSize(for string: String) -> CGSize { CGSizeFromString(string) }
  public class func cgRect(for string: String) -> CGRect { CGRectFromString(string) }
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    UIEdgeInsetsFromString(string)
  }
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    CGAffineTransformFromString(string)
  }
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
