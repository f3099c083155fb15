import Canvas
import Foundation
import Scenes
import UIKit
import Wording

/// The properties, rules and touch area of the selected view, or of the one that is asked; each is
/// edited where it stands, and each edit touches again.
struct InspectorPanel: Panel {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  func show(in rect: CGRect, _ ui: inout Interface, _ send: (Command) -> Void) {
    ui.fill(rect, ui.theme.panel)
    ui.hairline(.left, of: rect)
    guard let subject = Subject(workspace) else { return showNothing(in: rect, &ui) }
    let held = [ui.active, ui.typing?.id]
    defer {
      // What is taken hold of stays, also while a descent goes on to other views.
      let now = [ui.active, ui.typing?.id]
      if workspace.selection == nil, zip(held, now).contains(where: { $1 != nil && $0 != $1 }) {
        send(.select(subject.id))
      }
    }
    ui.scrolled("inspector", in: rect) { ui, content in
      var rest = content
      showName(of: subject, in: &rest, &ui, send)
      showBeginning(of: subject, in: &rest, &ui)
      showFrame(of: subject, in: &rest, &ui, send)
      showAlpha(of: subject, in: &rest, &ui, send)
      showGates(of: subject, in: &rest, &ui, send)
      showRules(of: subject, in: &rest, &ui, send)
      showUnknownOverrides(of: subject, in: &rest, &ui, send)
      showTouchArea(of: subject, in: &rest, &ui, send)
      ui.heading(Labels.moreProperties, in: &rest)
      showTransform(of: subject, in: &rest, &ui, send)
      showLooks(of: subject, in: &rest, &ui, send)
      showFlags(of: subject, in: &rest, &ui, send)
      showAnimation(of: subject, in: &rest, &ui, send)
      showOrigin(of: subject, in: &rest, &ui)
      return rest.minY - content.minY + 12
    }
  }

  /// The view that is shown, as it lives and as the scene states it.
  @MainActor
  struct Subject {
    var id: ViewID
    var view: UIView
    var placed: PlacedView
    var node: SceneNode
    var geometry: NodeGeometry

    init?(_ workspace: Workspace) {
      guard let id = workspace.inspected, let placed = workspace.projection[id],
        let scene = workspace.scene, let view = scene.view(id),
        let node = workspace.node(of: id)
      else { return nil }
      self.id = id
      self.view = view
      self.placed = placed
      self.node = node
      geometry = NodeGeometry(of: view)
    }

    var isRoot: Bool { placed.parent == nil }
  }

  private func showNothing(in rect: CGRect, _ ui: inout Interface) {
    var rest = rect
    ui.heading(Labels.nothingInspected, in: &rest)
    ui.paragraph(
      [TextRun(Labels.inspectHint, font: .body, color: ui.theme.textFaint)],
      in: rest.padded(16, 0), lineHeight: 20)
  }

  private func showName(
    of subject: Subject, in rest: inout CGRect, _ ui: inout Interface, _ send: (Command) -> Void
  ) {
    _ = rest.cut(.top, 8)
    let field = rest.cut(.top, 32).padded(10, 2)
    let id = WidgetID("inspector.name." + subject.id.name)
    if let change = ui.textField(id, subject.id.name, in: field, font: .bodyStrong),
      case .committed(let name) = change
    {
      switch workspace.problem(withName: name, for: subject.id) {
      case .some(let refusal): ui.refuse(id, in: field, Labels.refusal(refusal))
      case nil: send(.edit(.rename(subject.id, to: name)))
      }
    }
    _ = rest.cut(.top, 4)
    let line = row(Labels.className, in: &rest, &ui)
    let classID = WidgetID("inspector.class." + subject.id.name)
    if let change = ui.textField(
      classID, subject.node.className ?? Self.plainClass, placeholder: Self.plainClass, in: line),
      case .committed(let name) = change, name != subject.node.className ?? Self.plainClass
    {
      send(.edit(.set(.className(name.trimmingCharacters(in: .whitespaces)), of: subject.id)))
    }
    _ = rest.cut(.top, 8)
  }

  // MARK: Rows

  static let rowHeight: CGFloat = 28
  private static let plainClass = "\(UIView.self)"

  /// The name of a property on the left.
  /// - Returns: the room for its control.
  func row(_ name: String, in rest: inout CGRect, _ ui: inout Interface) -> CGRect {
    var line = rest.cut(.top, Self.rowHeight).padded(16, 2)
    ui.label(
      name, in: line.cut(.left, Self.keyWidth(in: rest)), font: .body, color: ui.theme.textSoft)
    return line
  }

  static func keyWidth(in rect: CGRect) -> CGFloat { min(124, rect.width * 0.49) }

  /// A number of a view, edited in place.
  func number(
    _ name: String, _ value: CGFloat, of subject: Subject, in rect: CGRect, step: Double = 1,
    range: ClosedRange<Double> = -1e9...1e9, atZero: String? = nil, _ ui: inout Interface,
    change: (Double) -> Void
  ) {
    let id = WidgetID("inspector.\(name)." + subject.id.name)
    if let number = ui.numberField(
      id, Double(value), in: rect, step: step, range: range,
      words: { Labels.refusal($0) })
    {
      change(number)
      // Taken, but nobody expects what follows.
      if number == 0, let atZero { ui.explain(id, in: rect, atZero) }
    }
  }
}
