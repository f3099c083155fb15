import UIKit

/// Makes live views from a scene.
@MainActor
public struct SceneBuilder {
  let registry: ViewRegistry

  public init(registry: ViewRegistry = .standard) { self.registry = registry }

  /// Every view of the scene, on a screen of its own. A class that is not known is a plain `UIView`
  /// and a notice, one for each such class.
  public func build(_ document: SceneDocument) -> BuiltScene {
    var notices = ClassNotices(areAsked: document.areOverridesUnknown)
    var roots: [WindowStack.Root] = []
    var views: [UIView] = []
    var indices: [ViewID: Int] = [:]
    var path: [UIView] = []
    for node in document.nodes {
      path.removeLast(max(0, path.count - node.depth))
      let view = ownContentView(node, in: path.last) ?? makeView(node, &notices)
      if let superview = path.last {
        if superview is UITableViewCell {
          // A scene states the order, which a cell would change.
          superview.insertSubview(view, at: superview.unobservedSubviews.count)
        } else {
          superview.addSubview(view)
        }
      } else {
        let level = CGFloat(node.windowLevel ?? 0)
        (view as? UIWindow)?.windowLevel = UIWindow.Level(level)
        roots.append(WindowStack.Root(view: view, level: level))
      }
      path.append(view)
      indices[node.id] = views.count
      views.append(view)
    }
    attachRules(document, to: views, indices)
    for (node, view) in zip(document.nodes, views) {
      if let animation = node.animation { view.show(animation, of: node) }
    }
    for case let scroll as UIScrollView in views { scroll.holdSubviews() }
    let problems = notices.problems + attachTouches(document, to: views)
    let controllers = attachControllers(document, to: views)
    return BuiltScene(
      document: document, windows: WindowStack(roots: roots), problems: problems,
      views: views, indices: indices, controllers: controllers)
  }

  private func makeView(_ node: SceneNode, _ notices: inout ClassNotices) -> UIView {
    let className = node.className ?? "UIView"
    let known = registry.makeView(className)
    if known == nil { notices.add(className, of: node, known: registry) }
    let view = known ?? UIView()
    view.accessibilityIdentifier = node.id.name
    view.apply(node)
    // A scene states every view there is; what a class of the system makes for itself on the way
    // would stand in it a second time. What your own class makes belongs to it.
    if !view.subviews.isEmpty, ClassNames.isSystem(className) {
      for part in view.subviews { part.removeFromSuperview() }
    }
    return view
  }

  /// What dumps and Interface Builder call the plain view that holds a cell's content.
  fileprivate nonisolated static let contentViewClass = "UITableViewCellContentView"

  /// The view that a cell has made for its content: where a scene states one, it is that.
  private func ownContentView(_ node: SceneNode, in superview: UIView?) -> UIView? {
    guard node.className == Self.contentViewClass, let cell = superview as? UITableViewCell,
      cell.contentView.accessibilityIdentifier == nil
    else { return nil }
    cell.contentView.accessibilityIdentifier = node.id.name
    cell.contentView.apply(node)
    return cell.contentView
  }

  private func attachRules(
    _ document: SceneDocument, to views: [UIView], _ indices: [ViewID: Int]
  ) {
    for (node, view) in zip(document.nodes, views) where !node.hitTestRules.isEmpty {
      view.setHitTestRules(node.hitTestRules) { indices[$0].map { views[$0] } }
    }
  }

  /// Recognizers and actions. What they do is told by whoever delivers the touches.
  private func attachTouches(_ document: SceneDocument, to views: [UIView]) -> [Problem] {
    var problems: [Problem] = []
    func refuse(_ key: String, _ value: String, of node: SceneNode, known: [String]) {
      let nearest = NearestName.of(value, in: known)
      let kind = Problem.Kind.unknownValue(
        key: key, value: value, known: known, nearest: nearest)
      problems.append(Problem(.problem, kind, at: node.origin.place, view: node.id))
    }
    for (node, view) in zip(document.nodes, views) {
      for stated in node.gestureRecognizers {
        guard let recognizer = TouchNames.recognizers[stated.kind]?() else {
          refuse("kind", stated.kind, of: node, known: TouchNames.recognizers.keys.sorted())
          continue
        }
        recognizer.name = stated.name
        view.addGestureRecognizer(recognizer)
      }
      for action in node.actions {
        guard let event = TouchNames.controlEvents[action.event] else {
          refuse("actions", action.event, of: node, known: TouchNames.controlEvents.keys.sorted())
          continue
        }
        let named = UIAction(title: action.name, identifier: .init(action.name)) { _ in }
        (view as? UIControl)?.addAction(named, for: event)
      }
    }
    return problems
  }

  /// A view is held by its superview, but nobody holds a controller: the scene does.
  private func attachControllers(
    _ document: SceneDocument, to views: [UIView]
  ) -> [UIViewController] {
    zip(document.nodes, views).compactMap { node, view in
      guard let name = node.viewController else { return nil }
      let controller = UIViewController()
      controller.title = name
      controller.view = view
      return controller
    }
  }
}

/// The classes that are not known, each once.
private struct ClassNotices {
  private(set) var problems: [Problem] = []
  private var named: Set<String> = []
  /// Whether the scene asks about the app's classes itself.
  private let areAsked: Bool

  init(areAsked: Bool) { self.areAsked = areAsked }

  mutating func add(_ className: String, of node: SceneNode, known registry: ViewRegistry) {
    guard named.insert(className).inserted, className != SceneBuilder.contentViewClass else {
      return
    }
    // An import has said already that nobody knows what the class overrides.
    let isTold = !ClassNames.isSystem(className) || ClassNames.hostsOther(className)
    if areAsked, isTold { return }
    guard !(node.origin.isImported && (isTold || ClassNames.letsThrough(className))) else { return }
    // A dump's own names are not mistyped.
    let nearest = node.origin.isImported ? nil : NearestName.of(className, in: registry.names)
    let kind = Problem.Kind.unknownClass(name: className, view: node.id, nearest: nearest)
    problems.append(Problem(.notice, kind, at: node.origin.place, view: node.id))
  }
}

extension UIScrollView {
  /// No scene and no dump states how large the content is: as large as what is in it.
  fileprivate func holdSubviews() {
    guard contentSize == .zero else { return }
    for subview in subviews {
      let box = subview.frame
      guard box.origin.x.isFinite, box.origin.y.isFinite else { continue }
      contentSize.width = max(contentSize.width, box.origin.x + box.size.width)
      contentSize.height = max(contentSize.height, box.origin.y + box.size.height)
    }
  }
}
