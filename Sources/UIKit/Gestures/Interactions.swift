// Interactions of a pointer, of menus and of dragging: kept with their view, never begun.

@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  open weak var view: UIView?
  open var isEnabled = true
  open weak var delegate: (any UIPointerInteractionDelegate)?

  public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func invalidate() {}
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
}

@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  open weak var view: UIView?
  open weak var delegate: (any UIContextMenuInteractionDelegate)?

  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func dismissMenu() {}
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
  open var menuAppearance: Appearance { .unknown }

  public enum Appearance: UInt, Sendable {
    case unknown
    case rich
    case compact
  }
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss
  case pop
}

public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  public enum ElementOrder: Int, Sendable {
    case automatic
    case priority
    case fixed
  }

  public let identifier: any NSCopying
  open var preferredMenuElementOrder: ElementOrder = .automatic

  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) { self.identifier = identifier ?? NSUUID() }
}

/// A part of a view that a pointer can be over.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  public let rect: CGRect
  public let identifier: AnyHashable?

  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
  }
}

@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  open internal(set) var location = CGPoint.zero
  open var modifiers: UIKeyModifierFlags { [] }
}

public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}

public enum UIPointerEffect {
  public enum TintMode: Sendable {
    case none
    case overlay
    case underlay
  }

  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview),
      .hover(let preview, _, _, _):
      preview
    }
  }
}

public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
  public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {}
  open class func system() -> UIPointerStyle { UIPointerStyle(none: ()) }

  open class func hidden() -> UIPointerStyle { UIPointerStyle(none: ()) }
  private init(none: ()) {}
}

@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: AnyObject {}

@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  open weak var view: UIView?
  open weak var delegate: (any UIDropInteractionDelegate)?

  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
  var items: [UIDragItem] { get }
  func location(in view: UIView) -> CGPoint
  func canLoadObjects(ofClass aClass: AnyClass) -> Bool
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
}

/// What is carried from one program to another, which nothing is here.
@preconcurrency @MainActor
open class NSItemProvider: NSObject {
  public override init() {}
  public convenience init(object: NSObject) { self.init() }
}

@preconcurrency @MainActor
open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  open var localObject: Any?
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: AnyObject {}

@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  open weak var view: UIView?
  open var isEnabled = true
  open weak var delegate: (any UIDragInteractionDelegate)?

  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// Stored with its view; nothing tilts here.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  public override init() {}

  open func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? { nil }
}

@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}

@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }

  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
  }
}

@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  public let view: UIView
  public let parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    self.view = view
    self.parameters = parameters
  }
}

@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {}

/// Magnified content for a finger that rests; nothing is magnified here.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  open weak var view: UIView?

  public init(delegate: AnyObject? = nil) {}

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// Taps of a pencil, which there is none of here.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  open weak var view: UIView?
  open weak var delegate: (any UIPencilInteractionDelegate)?
  open var isEnabled = true

  public override init() {}
  public init(delegate: any UIPencilInteractionDelegate) { self.delegate = delegate }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: AnyObject {
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

/// An item of the sheet under a peek, which nobody takes here.
public protocol UIPreviewActionItem: AnyObject {
  var title: String { get }
}

@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
  open weak var delegate: AnyObject?
  open private(set) weak var view: UIView?

  public init(view: UIView) { self.view = view }

  open func cancel() {}
}
