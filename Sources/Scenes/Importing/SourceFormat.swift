/// A kind of dump that can be told by its content; some are recognized only to say what to do instead.
public enum SourceFormat: String, Sendable, Equatable, CaseIterable {
  case sceneFile = "hitscene"
  /// `-[UIView recursiveDescription]`, lldb's, Chisel's and snapshot tests' variants of it.
  case recursiveDescription
  case xib
  case storyboard
  case earlGrey = "EarlGrey"
  case sentry = "Sentry"
  /// What Sentry's kit for Android writes.
  case sentryAndroid = "SentryAndroid"
  case detox = "Detox"
  case webDriverAgent = "WebDriverAgent"
  case uiAutomator = "uiautomator"
  /// What `idb ui describe-all` and its relatives say of a simulator's screen.
  case idb
  case reactNative = "ReactNative"
  /// What an element of XCUITest prints of itself.
  case xcuiTest = "XCUITest"

  /// Xcode's exported view debugger document, or a part of it.
  case viewHierarchy = "viewhierarchy"
  case lookin
  /// What Maestro's `hierarchy` prints.
  case maestro
  /// Interface Builder's keyed archive from before Xcode 4.5 or so.
  case interfaceBuilderArchive
  /// A nib as `ibtool` compiles it.
  case compiledNib
  /// Interface Builder's document for the Mac.
  case macInterface
  /// What Android's shell and Espresso print of its views, and its layout files.
  case androidViews
  case flutter
  /// What AppKit prints of its views.
  case appKit
  /// UIKit's lists of controllers and Auto Layout's trace: objects without frames.
  case frameless
  /// What a debugger prints of a view and its next responders.
  case responderChain
  /// A web page.
  case html

  /// Whether a reader for it exists.
  public var isReadable: Bool {
    switch self {
    case .viewHierarchy, .lookin, .maestro, .interfaceBuilderArchive, .compiledNib, .macInterface,
      .androidViews, .flutter, .appKit, .frameless, .responderChain, .html:
      false
    default: true
    }
  }

  /// Whether it may hold several scenes, one of which is read.
  var isInterface: Bool { self == .xib || self == .storyboard }

  /// Whether it is printed line by line, as a debugger prints objects.
  var isPrinted: Bool { self == .recursiveDescription || self == .earlGrey }

  /// The values that the format writes when they differ from their default.
  var states: NodeFields {
    switch self {
    case .sceneFile: .all
    case .recursiveDescription:
      [
        .frame, .anchorPoint, .transform, .contentOffset, .alpha, .isHidden,
        .isUserInteractionEnabled, .clipsToBounds, .text, .backgroundColor,
      ]
    case .xib, .storyboard:
      [
        .frame, .alpha, .isHidden, .isUserInteractionEnabled, .isEnabled, .clipsToBounds,
        .isMultipleTouchEnabled, .text, .backgroundColor,
      ]
    case .earlGrey:
      [.frame, .alpha, .isHidden, .isUserInteractionEnabled, .isEnabled, .text]
    case .sentry, .sentryAndroid: [.frame, .alpha, .isHidden]
    case .detox: [.frame, .alpha, .isHidden, .text]
    case .webDriverAgent, .idb, .xcuiTest: [.frame, .isEnabled, .text]
    case .uiAutomator: [.frame, .isEnabled, .text, .hitTestRules]
    case .reactNative:
      [.frame, .alpha, .isEnabled, .clipsToBounds, .text, .hitTestRules]
    default: []
    }
  }

  /// What decides a hit and the format has no words for.
  public var limits: [FormatLimit] {
    switch self {
    case .sceneFile: []
    case .recursiveDescription: [.rules, .isEnabled, .boundsOrigin, .windowLevel]
    case .xib, .storyboard: [.rules, .runTimeChanges, .transform, .scrollOffset]
    case .earlGrey: [.rules, .transform, .scrollOffset, .boundsOrigin, .windowLevel]
    case .sentry:
      [.rules, .isUserInteractionEnabled, .isEnabled, .transform, .scrollOffset, .windowLevel]
    case .sentryAndroid:
      [.isUserInteractionEnabled, .isEnabled, .transform, .scrollOffset, .pixels, .otherToolkit]
    case .detox: [.rules, .isUserInteractionEnabled, .isEnabled, .transform, .windowLevel]
    case .webDriverAgent, .idb, .xcuiTest:
      [.accessibilityTree, .rules, .isUserInteractionEnabled, .isHidden, .alpha, .windowLevel]
    case .uiAutomator: [.accessibilityTree, .pixels, .cutToScreen, .otherToolkit]
    case .reactNative: [.layout, .scrollOffset, .isHidden]
    default: []
    }
  }
}

/// Something that decides a hit and that a format cannot say.
public enum FormatLimit: String, Sendable, Equatable, CaseIterable {
  /// Which views override `hitTest` or `point(inside:)`, and how.
  case rules
  /// Wrappers and hidden views are missing and the order is not that of `subviews`.
  case accessibilityTree
  case isUserInteractionEnabled
  case isEnabled
  case isHidden
  case alpha
  case transform
  case scrollOffset
  /// The bounds' origin of a view that is no scroll view.
  case boundsOrigin
  case windowLevel
  /// Frames as designed, before layout and code.
  case runTimeChanges
  case layout
  /// Sizes are pixels of an unknown density, taken as points.
  case pixels
  /// Parts outside the screen are already cut off.
  case cutToScreen
  /// Another toolkit's tree, asked by UIKit's rules.
  case otherToolkit

  /// Whether it stands in what `Assets/Capture` prints of a running app.
  var isAnsweredByCapture: Bool {
    switch self {
    case .pixels, .cutToScreen, .otherToolkit: false
    default: true
    }
  }
}
