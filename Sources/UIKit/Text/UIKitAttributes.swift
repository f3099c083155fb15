/// The attributes of an `AttributedString` that UIKit has names for.
extension AttributeScopes {
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let shadow: ShadowAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = NSAttributedString.Key.font.rawValue
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.tracking.rawValue
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }
    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
    public enum ShadowAttribute: AttributedStringKey {
      public typealias Value = NSShadow
      public static let name = NSAttributedString.Key.shadow.rawValue
    }
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeContainer {
  /// Those of the attributes that have a name here and a value of the name's type.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    typealias UIKit = AttributeScopes.UIKitAttributes
    self[UIKit.FontAttribute.self] = dictionary[.font] as? UIFont
    self[UIKit.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
    self[UIKit.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
    self[UIKit.ParagraphStyleAttribute.self] = dictionary[.paragraphStyle] as? NSParagraphStyle
    self[UIKit.KernAttribute.self] = dictionary[.kern] as? CGFloat
    self[UIKit.TrackingAttribute.self] = dictionary[.tracking] as? CGFloat
    self[UIKit.BaselineOffsetAttribute.self] = dictionary[.baselineOffset] as? CGFloat
    self[UIKit.UnderlineColorAttribute.self] = dictionary[.underlineColor] as? UIColor
    self[UIKit.StrikethroughColorAttribute.self] = dictionary[.strikethroughColor] as? UIColor
    self[UIKit.ShadowAttribute.self] = dictionary[.shadow] as? NSShadow
  }
}

extension AttributeContainer {
  /// Those that UIKit has names for, under the older names.
  var uiKit: [NSAttributedString.Key: Any] {
    typealias UIKit = AttributeScopes.UIKitAttributes
    let values: [NSAttributedString.Key: Any?] = [
      .font: self[UIKit.FontAttribute.self],
      .foregroundColor: self[UIKit.ForegroundColorAttribute.self],
      .backgroundColor: self[UIKit.BackgroundColorAttribute.self],
      .paragraphStyle: self[UIKit.ParagraphStyleAttribute.self],
      .kern: self[UIKit.KernAttribute.self],
      .tracking: self[UIKit.TrackingAttribute.self],
      .baselineOffset: self[UIKit.BaselineOffsetAttribute.self],
      .underlineColor: self[UIKit.UnderlineColorAttribute.self],
      .strikethroughColor: self[UIKit.StrikethroughColorAttribute.self],
      .shadow: self[UIKit.ShadowAttribute.self],
    ]
    return values.compactMapValues { $0 }
  }
}
