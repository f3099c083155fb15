/// What a capture asks of the phone's own module of this name.
public struct Selector {
  public init(_ name: String) {}
}

extension Selector: ExpressibleByStringLiteral {
  public init(stringLiteral name: String) {}
}

public struct IMP: Equatable {}

@objc open class NSObject {
  public init() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func class_getMethodImplementation(_ type: AnyClass?, _ name: Selector) -> IMP? { nil }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func class_getSuperclass(_ type: AnyClass?) -> AnyClass? { nil }
