// The names are those of the platform.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// The settings of assistive technologies, all off here.
@preconcurrency @MainActor
public enum UIAccessibility {
  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { true }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isVideoAutoplayEnabled: Bool { true }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var buttonShapesEnabled: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? { nil }

  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(rawValue: "VoiceOver")
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "SwitchControl")
  }

  public struct Notification: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Nobody listens.
  public static func post(notification: Notification, argument: Any?) {}

  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")

  public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public nonisolated static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  public nonisolated static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  public nonisolated static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  public nonisolated static let switchControlStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilitySwitchControlStatusDidChangeNotification")
  public nonisolated static let invertColorsStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityInvertColorsStatusDidChangeNotification")
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  public nonisolated static let assistiveTouchStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  public nonisolated static let guidedAccessStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  public nonisolated static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  public nonisolated static let closedCaptioningStatusDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  public nonisolated static let monoAudioStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  public nonisolated static let shakeToUndoDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  public nonisolated static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  public nonisolated static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"

  /// The path, in screen points.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView)
    -> UIBezierPath
  {
    let copy = UIBezierPath(cgPath: path.cgPath)
    let origin = view.convert(CGPoint.zero, to: UIScreen.main as any UICoordinateSpace)
    copy.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return copy
  }

  /// A rectangle of the view in screen points.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: UIScreen.main)
  }
}

/// The spelling of Swift 4.1 and before.
@preconcurrency @MainActor
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none = UIAccessibilityTraits([])
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 17)
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 54)
}

/// An element of a view that is no view itself.
@preconcurrency @MainActor
open class UIAccessibilityElement: NSObject {
  open weak var accessibilityContainer: AnyObject?
  open var isAccessibilityElement = true
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none
  open var accessibilityFrame = CGRect.zero
  open var accessibilityFrameInContainerSpace = CGRect.zero

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
  }

  open var accessibilityLanguage: String?
  open var accessibilityPath: UIBezierPath?
  open var accessibilityActivationPoint = CGPoint.zero
  open var accessibilityElementsHidden = false
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var accessibilityElements: [Any]?
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }
}

public enum UIAccessibilityContainerType: Int, Sendable {
  case none
  case dataTable
  case list
  case landmark
  case semanticGroup
}

public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic
  case separate
  case combined
}

@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  open var name: String
  open weak var target: AnyObject?
  open var selector: Selector?
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  open var attributedName: NSAttributedString { NSAttributedString(string: name) }
  open var image: UIImage?

  public convenience init(
    name: String, image: UIImage?, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  ) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    self.name = name
    self.actionHandler = actionHandler
  }

  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }
}

public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left
  case up
  case down
  case next
  case previous
}

public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let wordProcessing = UIAccessibilityTextualContext(rawValue: "wordProcessing")
  public static let narrative = UIAccessibilityTextualContext(rawValue: "narrative")
  public static let messaging = UIAccessibilityTextualContext(rawValue: "messaging")
  public static let sourceCode = UIAccessibilityTextualContext(rawValue: "sourceCode")
}

/// A way through the elements of a view, which nobody goes here.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  public enum Direction: Int, Sendable {
    case previous
    case next
  }

  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  open var name: String
  open var itemSearchBlock: Search

  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
  }
}

@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var searchDirection: UIAccessibilityCustomRotor.Direction = .next
  open var currentItem = UIAccessibilityCustomRotorItemResult()
}

@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: NSObject?
  open var targetRange: UITextRange?

  public override init() {}

  public init(targetElement: NSObject, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
  }
}

@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: AnyObject {
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
