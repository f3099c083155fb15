import Canvas
import Foundation
import Scenes
import UIKit
import Wording

extension InspectorPanel {
  /// The animation that shows the view on its way: who moves it, from where, and at which moment.
  func showAnimation(
    of subject: Subject, in rest: inout CGRect, _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    ui.heading(Labels.animation, in: &rest)
    var line = row(Labels.isAnimated, in: &rest, &ui)
    let animation = subject.node.animation
    let id = WidgetID("inspector.animation." + subject.id.name)
    let gesture = ui.gesture
    func set(_ animation: SceneAnimation?) {
      send(.edit(.set(.animation(animation), of: subject.id), gesture: gesture))
    }
    if ui.onOff(id, animation != nil, in: line.cut(.left, 36), color: ui.theme.asking) {
      set(animation == nil ? .beginning(for: subject.geometry.frame) : nil)
    }
    ui.label(animation == nil ? Labels.no : Labels.yes, in: line, font: .body, color: ui.theme.text)
    guard let animation else {
      _ = rest.cut(.top, 8)
      return
    }
    func change(_ body: (inout SceneAnimation) -> Void) {
      var changed = animation
      body(&changed)
      if changed != animation { set(changed) }
    }
    showWay(animation, of: subject, in: &rest, &ui, change)
    showMoment(animation, of: subject, in: &rest, &ui, change)
    showEnd(animation, of: subject, in: &rest, &ui, change)
    _ = rest.cut(.top, 8)
  }

  /// Who animates, and what that means for touches.
  private func showWay(
    _ animation: SceneAnimation, of subject: Subject, in rest: inout CGRect, _ ui: inout Interface,
    _ change: ((inout SceneAnimation) -> Void) -> Void
  ) {
    let kinds = SceneAnimation.Kind.allCases
    choose(
      "animation.kind", Labels.animatedBy, kinds.map(Labels.kind),
      kinds.firstIndex(of: animation.kind),
      of: subject, in: &rest, &ui
    ) { chosen in change { $0.turn(to: kinds[chosen]) } }
    let curves: [SceneAnimation.Curve?] = [nil] + SceneAnimation.Curve.allCases
    choose(
      "animation.curve", Labels.curve, curves.map(Labels.curve),
      curves.firstIndex(of: animation.curve),
      of: subject, in: &rest, &ui
    ) { chosen in change { $0.curve = curves[chosen] } }
    let isLayer = animation.kind == .layer
    let isOn = isLayer ? animation.staysAtEnd ?? false : animation.isInteractionAllowed
    var line = row(isLayer ? Labels.staysAtEnd : Labels.allowsTouches, in: &rest, &ui)
    let id = WidgetID("inspector.animationFlag." + subject.id.name)
    let isClosed = !isLayer && !isOn
    if ui.onOff(id, isOn, in: line.cut(.left, 36), color: isClosed ? ui.theme.refused : nil) {
      change { if isLayer { $0.staysAtEnd = !isOn } else { $0.allowsUserInteraction = !isOn } }
    }
    ui.label(
      isOn ? Labels.yes : Labels.no, in: line, font: .body,
      color: isClosed ? ui.theme.refused : ui.theme.text)
  }

  private func choose(
    _ name: String, _ title: String, _ titles: [String], _ selected: Int?, of subject: Subject,
    in rest: inout CGRect, _ ui: inout Interface, _ choose: (Int) -> Void
  ) {
    let line = row(title, in: &rest, &ui)
    let id = WidgetID("inspector.\(name)." + subject.id.name)
    ui.menuButton(id, selected.map { titles[$0] } ?? "", in: line)
    if let chosen = ui.menu(
      id, items: titles.map { MenuItem($0) }, selected: selected, below: line)
    {
      choose(chosen)
    }
  }

  /// How long it takes, and the moment that is shown.
  private func showMoment(
    _ animation: SceneAnimation, of subject: Subject, in rest: inout CGRect, _ ui: inout Interface,
    _ change: ((inout SceneAnimation) -> Void) -> Void
  ) {
    number(
      "animation.duration", CGFloat(animation.duration), of: subject,
      in: half(row(Labels.duration, in: &rest, &ui), 0), step: 0.1, range: 0...1e6, &ui
    ) { seconds in change { $0.duration = seconds } }
    var line = row(Labels.shownAt, in: &rest, &ui)
    let field = line.cut(.right, 56)
    _ = line.cut(.right, 12)
    if line.width >= 40, animation.duration > 0,
      let share = ui.slider(
        WidgetID("inspector.animation.slider." + subject.id.name),
        value: min(max(animation.at / animation.duration, 0), 1), in: line.padded(7, 0))
    {
      change { $0.at = (share * animation.duration * 100).rounded() / 100 }
    }
    number(
      "animation.at", CGFloat(animation.at), of: subject, in: field, step: 0.1, range: 0...1e6, &ui
    ) { seconds in change { $0.at = seconds } }
  }

  /// The end of the way that is not the model: where it began, or for a layer where it goes.
  private func showEnd(
    _ animation: SceneAnimation, of subject: Subject, in rest: inout CGRect, _ ui: inout Interface,
    _ change: ((inout SceneAnimation) -> Void) -> Void
  ) {
    let ends: WritableKeyPath<SceneAnimation, SceneAnimation.Ends> =
      animation.kind == .layer ? \.to : \.from
    let end = animation[keyPath: ends]
    let frame = end.frame ?? subject.geometry.frame
    func changeFrame(_ body: (inout CGRect) -> Void) {
      var moved = frame
      body(&moved)
      change { $0[keyPath: ends].frame = moved }
    }
    pair(
      animation.kind == .layer ? Labels.goesTo : Labels.comesFrom,
      ("animation.x", frame.origin.x), ("animation.y", frame.origin.y), of: subject, in: &rest,
      &ui, { x in changeFrame { $0.origin.x = CGFloat(x) } },
      { y in changeFrame { $0.origin.y = CGFloat(y) } })
    pair(
      "", ("animation.width", frame.size.width), ("animation.height", frame.size.height),
      of: subject, in: &rest, range: 0...1e9, &ui,
      { width in changeFrame { $0.size.width = CGFloat(width) } },
      { height in changeFrame { $0.size.height = CGFloat(height) } })
    number(
      "animation.alpha", CGFloat(end.alpha ?? Double(subject.view.alpha)), of: subject,
      in: half(row(Labels.alphaThere, in: &rest, &ui), 0), step: 0.1, range: 0...1, &ui
    ) { alpha in change { $0[keyPath: ends].alpha = alpha } }
    guard !end.others.isEmpty else { return }
    let note = row("", in: &rest, &ui)
    ui.label(
      Labels.alsoStated(end.others), in: note, font: .note, color: ui.theme.textSoft)
  }
}

extension SceneAnimation {
  /// What somebody gets who asks for an animation: half of a second on the way from the left.
  static func beginning(for frame: CGRect) -> SceneAnimation {
    SceneAnimation(
      from: Ends(frame: frame.offsetBy(dx: -max(frame.width, 44) * 2, dy: 0)), duration: 1, at: 0.5)
  }

  /// Another kind; what means nothing to it goes, and the way stays.
  mutating func turn(to kind: Kind) {
    guard kind != self.kind else { return }
    if kind == .layer {
      allowsUserInteraction = nil
      if self.kind != .layer { (from, to) = (Ends(), from) }
    } else {
      staysAtEnd = nil
      if self.kind == .layer { (from, to) = (from == Ends() ? to : from, Ends()) }
    }
    self.kind = kind
  }
}

extension SceneAnimation.Ends {
  /// What is stated and has no field of its own, by the scene's keys.
  fileprivate var others: [String] {
    [
      bounds.map { _ in "bounds" }, center.map { _ in "center" },
      transform.map { _ in "transform" }, contentOffset.map { _ in "contentOffset" },
    ].compactMap { $0 }
  }
}
