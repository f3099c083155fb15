import Scenes
import UIKit

/// Runs the code of classes of their own and compares it with what the default search would do.
///
/// On scenes built for it alone: what the code changes, nobody else sees.
@MainActor
struct OverrideCheck {
  private let document: SceneDocument
  private let builder: SceneBuilder

  init(_ document: SceneDocument, builder: SceneBuilder) {
    self.document = document
    self.builder = builder
  }

  func findings() -> [Finding] {
    let scene = builder.build(document)
    let coded = document.nodes.indices.filter { !scene.view(at: $0).isOfEngineClass }
    let endless = coded.compactMap { index in
      self.endless(index).map { finding(index, .endless, $0) }
    }
    guard endless.isEmpty else {
      // Whoever asks one of these is asked on and on too: the others are looked at without them.
      let others = OverrideCheck(document.tamed(by: endless), builder: builder).findings()
      return endless + others
    }
    return coded.flatMap { index in
      faults(of: index).map { fault, point in finding(index, fault, point) }
    }
  }

  private func finding(_ index: Int, _ fault: OverrideFault, _ point: CGPoint?) -> Finding {
    Finding(
      .warning, document.nodes[index].id, .override(fault), evidence: point,
      place: document.nodes[index].origin.place)
  }

  /// A point where the view's code is asked until the engine stops it.
  private func endless(_ index: Int) -> CGPoint? {
    let scene = builder.build(document)
    let view = scene.view(at: index)
    return samples(view).map { Way.onScreen($0, of: view) }.first { point in
      scene.windows.audit(point).contains {
        $0.kind == .endless && $0.view == document.nodes[index].id
      }
    }
  }

  private func faults(of index: Int) -> [(OverrideFault, CGPoint?)] {
    [purity, gates, outside, search].compactMap { $0(index) }
  }

  /// Points over the view, five to a side, and just inside each subview's middle.
  private func samples(_ view: UIView) -> [CGPoint] {
    let bounds = view.bounds
    guard bounds.size.width > 0, bounds.size.height > 0 else { return [] }
    var points: [CGPoint] = []
    for row in 0..<5 {
      for column in 0..<5 {
        points.append(
          CGPoint(
            x: bounds.minX + bounds.width * (CGFloat(column) + 0.5) / 5,
            y: bounds.minY + bounds.height * (CGFloat(row) + 0.5) / 5))
      }
    }
    for child in view.unobservedSubviews.prefix(64) where !child.hasSingularTransform {
      points.append(
        child.pointToSuperview(CGPoint(x: child.bounds.midX, y: child.bounds.midY)))
    }
    return points
  }

  /// Asked twice with nothing in between, it has to answer the same and change nothing.
  private func purity(_ index: Int) -> (OverrideFault, CGPoint?)? {
    let scene = builder.build(document)
    let view = scene.view(at: index)
    for point in samples(view) {
      let before = TreeState(of: scene)
      let first = view.askHitTest(point, with: nil)
      let place = Way.onScreen(point, of: view)
      if TreeState(of: scene) != before { return (.changesState, place) }
      if view.askHitTest(point, with: nil) !== first { return (.answersDifferently, place) }
    }
    return nil
  }

  /// With a gate closed a view has to answer nothing.
  private func gates(_ index: Int) -> (OverrideFault, CGPoint?)? {
    for gate in [DeadZone.Gate.isEnabled, .isUserInteractionEnabled, .isHidden, .alpha] {
      let scene = builder.build(document)
      let view = scene.view(at: index)
      // A class that decides about its flags itself can't be told by setting them.
      switch gate {
      case .isEnabled: (view as? UIControl)?.isEnabled = false
      case .isHidden: view.isHidden = true
      case .alpha: view.alpha = 0
      default: view.isUserInteractionEnabled = false
      }
      guard view.closedGate != nil else { continue }
      let answered = withExtendedLifetime(scene) {
        samples(view).first { view.askHitTest($0, with: nil) != nil }
      }
      if let answered { return (.forgetsGate(gate), Way.onScreen(answered, of: view)) }
    }
    return nil
  }

  /// Far outside and away from every subview it has to answer nothing.
  private func outside(_ index: Int) -> (OverrideFault, CGPoint?)? {
    let scene = builder.build(document)
    let view = scene.view(at: index)
    guard view.closedGate == nil, document.nodes[index].depth > 0 else { return nil }
    let far: CGFloat = 40_000
    let points = [
      CGPoint(x: view.bounds.minX - far, y: view.bounds.midY),
      CGPoint(x: view.bounds.maxX + far, y: view.bounds.midY),
      CGPoint(x: view.bounds.midX, y: view.bounds.maxY + far),
    ]
    return withExtendedLifetime(scene) {
      points.first { view.askHitTest($0, with: nil) != nil }
        .map { (.claimsOutside, Way.onScreen($0, of: view)) }
    }
  }

  /// Where the default search ends in a subview, another answer must have a reason.
  private func search(_ index: Int) -> (OverrideFault, CGPoint?)? {
    let scene = builder.build(document)
    let view = scene.view(at: index)
    guard view.closedGate == nil else { return nil }
    for point in samples(view) {
      let takers = view.unobservedSubviews.reversed().filter {
        $0.answer(atSuperview: point) != nil
      }
      let place = Way.onScreen(point, of: view)
      let answer = view.askHitTest(point, with: nil)
      if let answer, answer.isStranger(to: scene) { return (.strangerAnswer, place) }
      guard let front = takers.first else { continue }
      if let answer, let behind = takers.dropFirst().first(where: answer.isDescendant(of:)) {
        return (.wrongOrder(scene.name(of: behind)), place)
      }
      // Nothing, or the view itself, though a subview would answer: if one in front that contains
      // the point answers nothing, the search ended at it.
      let above = view.unobservedSubviews.reversed().prefix { $0 !== front }
      if answer == nil || answer === view,
        above.contains(where: { view in
          view.pointFromSuperview(point).map { view.bounds.holds($0) } ?? false
        })
      {
        return (.stopsEarly, place)
      }
    }
    return nil
  }
}

extension UIView {
  /// What the view answers where a hit test of its superview would ask it.
  func answer(atSuperview point: CGPoint) -> UIView? {
    pointFromSuperview(point).flatMap { askHitTest($0, with: nil) }
  }

  fileprivate func isStranger(to scene: BuiltScene) -> Bool {
    var current = self
    while let next = current.superview { current = next }
    return !scene.windows.roots.contains { $0.view === current }
  }
}

extension SceneDocument {
  /// The same with plain views in the place of those whose code goes on without end or changes the
  /// views: a map of the others asks at every point, and would never come to an end with them.
  func tamed(by findings: [Finding]) -> SceneDocument {
    let unruly = Set(
      findings.filter { $0.kind == .override(.endless) || $0.kind == .override(.changesState) }
        .map(\.view))
    guard !unruly.isEmpty else { return self }
    var document = self
    for index in nodes.indices where unruly.contains(nodes[index].id) {
      document.nodes[index].className = nodes[index].depth == 0 ? "UIWindow" : nil
    }
    return document
  }
}

/// All that a hit test must not change, in a form that can be compared.
@MainActor
private struct TreeState: Equatable {
  private var views: [ObjectIdentifier] = []
  private var numbers: [CGFloat] = []

  init(of scene: BuiltScene) {
    var open = scene.windows.roots.map(\.view)
    while let view = open.popLast() {
      views.append(ObjectIdentifier(view))
      let (bounds, center, t) = (view.bounds, view.center, view.transform)
      numbers += [
        bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height, center.x, center.y,
        view.alpha, t.a, t.b, t.c, t.d, t.tx, t.ty,
        (view.isHidden ? 1 : 0) + (view.isUserInteractionEnabled ? 2 : 0)
          + ((view as? UIControl)?.isEnabled == false ? 4 : 0),
      ]
      open += view.unobservedSubviews
    }
  }
}
