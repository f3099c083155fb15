public import UIKit

extension SceneNode {
  /// The values that few views of a large scene state.
  struct Rarities: Sendable, Equatable {
    var bounds: CGRect?
    var center: CGPoint?
    var anchorPoint: CGPoint?
    var transform: CGAffineTransform?
    var contentOffset: CGPoint?
    var zPosition: Double?
    var windowLevel: Double?
    var cornerRadius: Double?
    var isMultipleTouchEnabled: Bool?
    var isExclusiveTouch: Bool?
    var handlesTouches: Bool?
    var viewController: String?
    var gestureRecognizers: [SceneGestureRecognizer] = []
    var actions: [SceneAction] = []
    var animation: SceneAnimation?
    var unread: [UnreadValue] = []
  }

  public var bounds: CGRect? {
    get { rarities.bounds }
    set { rarities.bounds = newValue }
  }

  public var center: CGPoint? {
    get { rarities.center }
    set { rarities.center = newValue }
  }

  public var anchorPoint: CGPoint? {
    get { rarities.anchorPoint }
    set { rarities.anchorPoint = newValue }
  }

  public var transform: CGAffineTransform? {
    get { rarities.transform }
    set { rarities.transform = newValue }
  }

  public var contentOffset: CGPoint? {
    get { rarities.contentOffset }
    set { rarities.contentOffset = newValue }
  }

  public var zPosition: Double? {
    get { rarities.zPosition }
    set { rarities.zPosition = newValue }
  }

  public var windowLevel: Double? {
    get { rarities.windowLevel }
    set { rarities.windowLevel = newValue }
  }

  public var cornerRadius: Double? {
    get { rarities.cornerRadius }
    set { rarities.cornerRadius = newValue }
  }

  public var isMultipleTouchEnabled: Bool? {
    get { rarities.isMultipleTouchEnabled }
    set { rarities.isMultipleTouchEnabled = newValue }
  }

  public var isExclusiveTouch: Bool? {
    get { rarities.isExclusiveTouch }
    set { rarities.isExclusiveTouch = newValue }
  }

  public var handlesTouches: Bool? {
    get { rarities.handlesTouches }
    set { rarities.handlesTouches = newValue }
  }

  public var viewController: String? {
    get { rarities.viewController }
    set { rarities.viewController = newValue }
  }

  public var gestureRecognizers: [SceneGestureRecognizer] {
    get { rarities.gestureRecognizers }
    set { rarities.gestureRecognizers = newValue }
  }

  /// Control event name → action name, in file order.
  public var actions: [SceneAction] {
    get { rarities.actions }
    set { rarities.actions = newValue }
  }

  /// The view is on its way, and seen elsewhere than where its own values say.
  public var animation: SceneAnimation? {
    get { rarities.animation }
    set { rarities.animation = newValue }
  }

  /// What the file says about the view that could not be used.
  public var unread: [UnreadValue] {
    get { rarities.unread }
    set { rarities.unread = newValue }
  }
}
