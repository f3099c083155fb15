// The names are those of the platform.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified
  case light
  case dark
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone
  case pad
  case tv
  case carPlay
  case mac = 5
  case vision
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified
  case compact
  case regular
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight
  case rightToLeft
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified
  case playback
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}

public enum UIForceTouchCapability: Int, Sendable {
  case unknown
  case unavailable
  case available
}

public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB
  case P3
}

public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal
  case high
}

public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base
  case elevated
}

public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular
  case bold
}

public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive
  case active
}

/// What a view is told about the place it is shown in: here a phone, upright, light.
open class UITraitCollection: NSObject, @unchecked Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let displayScale: CGFloat
  public let preferredContentSizeCategory: UIContentSizeCategory

  init(
    style: UIUserInterfaceStyle, idiom: UIUserInterfaceIdiom = .phone,
    horizontal: UIUserInterfaceSizeClass = .compact,
    vertical: UIUserInterfaceSizeClass = .regular, scale: CGFloat = UIScreen.standardScale,
    category: UIContentSizeCategory = .large
  ) {
    userInterfaceStyle = style
    userInterfaceIdiom = idiom
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    displayScale = scale
    preferredContentSizeCategory = category
  }

  public convenience override init() { self.init(style: .light) }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(style: .light, horizontal: horizontalSizeClass)
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(style: .light, vertical: verticalSizeClass)
  }

  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(style: .light, idiom: userInterfaceIdiom)
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(style: .light, category: preferredContentSizeCategory)
  }

  public static let current = UITraitCollection()

  open var layoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open var forceTouchCapability: UIForceTouchCapability { .unavailable }
  open var displayGamut: UIDisplayGamut { .SRGB }
  open var accessibilityContrast: UIAccessibilityContrast { .normal }
  open var userInterfaceLevel: UIUserInterfaceLevel { .base }
  open var legibilityWeight: UILegibilityWeight { .regular }
  open var activeAppearance: UIUserInterfaceActiveAppearance { .active }
  open var imageConfiguration: UIImage.Configuration { UIImage.Configuration() }
  open func performAsCurrent(_ actions: () -> Void) { actions() }
  open func containsTraits(in trait: UITraitCollection?) -> Bool { true }

  public convenience init(displayScale: CGFloat) { self.init(style: .light, scale: displayScale) }
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(style: traitCollections.last?.userInterfaceStyle ?? .light)
  }
  public convenience init(layoutDirection: UIUserInterfaceLayoutDirection) { self.init() }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init() }
  public convenience init(legibilityWeight: UILegibilityWeight) { self.init() }

  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
  }
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")

  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")

  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}

extension UIContentSizeCategory: Comparable {
  private static let inOrder: [UIContentSizeCategory] = [
    .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
    .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private var rank: Int { Self.inOrder.firstIndex(of: self) ?? 0 }

  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank < right.rank
  }
}
