import UIKit

extension InterfaceBuilderReader {
  /// An element inside a view that says something about it.
  mutating func read(_ tag: MarkupTag, name: String, key: String?, parent: Element?, view: Int) {
    let isDirect = parent?.role == .view
    switch name {
    case "rect" where key == "frame":
      if isDirect {
        setFrame(tag, of: view)
      } else if parent?.isVariation == true {
        noteVariation("frame", of: view)
      }
    case "color" where key == "backgroundColor" && isDirect: setColor(tag, of: view)
    case "state" where key == "normal":
      if let title = source.text("title", of: tag) { setText(title, of: view) }
    case "buttonConfiguration" where isDirect:
      if let title = source.text("title", of: tag) { setText(title, of: view) }
    case "segue" where source.text("kind", of: tag) == "embed":
      guard let destination = source.text("destination", of: tag) else { return }
      scenes[scenes.count - 1].embeds[view] = destination
    case "action":
      guard let selector = source.text("selector", of: tag) else { return }
      let event = source.text("eventType", of: tag) ?? "primaryActionTriggered"
      scenes[scenes.count - 1].draft.nodes[view].actions.append(
        SceneAction(event: event, name: selector))
    case "outletCollection" where source.text("property", of: tag) == "gestureRecognizers":
      guard let id = source.text("destination", of: tag) else { return }
      scenes[scenes.count - 1].recognizers.append((view, id))
    case "variation" where isDirect:
      for key in ["hidden", "alpha", "userInteractionEnabled"] as [StaticString]
      where source.value(key, of: tag) != nil {
        noteVariation("\(key)", of: view)
      }
    case "exclude" where parent?.key == "subviews" && isUsualVariation:
      guard let id = source.text("reference", of: tag) else { return }
      scenes[scenes.count - 1].excluded.insert(id)
    case "userDefinedRuntimeAttribute":
      guard let path = source.text("keyPath", of: tag) else { return }
      runtimePath = path
      setRuntimeAttribute(path, tag, of: view)
    case "real" where parent?.name == "userDefinedRuntimeAttribute",
      "integer" where parent?.name == "userDefinedRuntimeAttribute":
      if let path = runtimePath { setRuntimeAttribute(path, tag, of: view) }
    default: break
    }
  }

  /// Within the variation that holds where no other does.
  private var isUsualVariation: Bool {
    open.last { $0.name == "variation" }?.key == "default"
  }

  /// What is set when the view is loaded, over what stands in its attributes.
  private mutating func setRuntimeAttribute(_ path: String, _ tag: MarkupTag, of view: Int) {
    let scene = scenes.count - 1
    let flag = source.flag("value", of: tag)
    let number = source.number("value", of: tag).flatMap { $0.isFinite ? $0 : nil }
    switch path {
    case "layer.cornerRadius":
      if let number, abs(number) <= 1e9 { scenes[scene].draft.nodes[view].cornerRadius = number }
    case "userInteractionEnabled", "isUserInteractionEnabled":
      guard let flag else { return }
      scenes[scene].draft.setInteraction(flag, view: view)
      scenes[scene].draft.nodes[view].origin.read.insert(.isUserInteractionEnabled)
    case "hidden", "isHidden":
      guard let flag else { return }
      scenes[scene].draft.nodes[view].isHidden = flag
      scenes[scene].draft.nodes[view].origin.read.insert(.isHidden)
    case "enabled", "isEnabled": scenes[scene].draft.setEnabled(flag, view: view)
    case "clipsToBounds", "layer.masksToBounds":
      guard let flag else { return }
      scenes[scene].draft.setClipping(flag, view: view)
      scenes[scene].draft.nodes[view].origin.read.insert(.clipsToBounds)
    case "alpha": if let number { scenes[scene].draft.setAlpha(number, view: view) }
    case "layer.zPosition": if let number { scenes[scene].draft.nodes[view].zPosition = number }
    default: break
    }
  }

  /// Text of several lines stands in an element of its own.
  mutating func text(_ range: Range<Int>) {
    guard let element = open.last, element.name == "string", let view = element.view,
      ["text", "title"].contains(element.key)
    else { return }
    setText(source.markupText(range), of: view)
  }

  private mutating func noteVariation(_ key: String, of view: Int) {
    let problem = ImportProblem.variation(view: id(of: view), key: key)
    scenes[scenes.count - 1].draft.note(.notice, problem, view: view)
  }

  private func id(of view: Int) -> ViewID { scenes[scenes.count - 1].draft.nodes[view].id }

  private mutating func setText(_ text: String, of view: Int) {
    scenes[scenes.count - 1].draft.setText(text, view: view)
  }

  private mutating func setFrame(_ tag: MarkupTag, of view: Int) {
    let scene = scenes.count - 1
    switch source.frame(of: tag) {
    case .read(let frame):
      scenes[scene].draft.setFrame(frame, text: source.string(tag.range), view: view)
    case .unreadable(let text): scenes[scene].unreadableFrames[view] = text
    case .absent, .nowhere:
      scenes[scene].unreadableFrames[view] = source.string(tag.range)
    }
  }

  private mutating func setColor(_ tag: MarkupTag, of view: Int) {
    let color: SceneColor?
    if let red = source.number("red", of: tag), let green = source.number("green", of: tag),
      let blue = source.number("blue", of: tag)
    {
      color = SceneColor(
        red: red, green: green, blue: blue, alpha: source.number("alpha", of: tag) ?? 1)
    } else if let white = source.number("white", of: tag) {
      color = SceneColor(white: white, alpha: source.number("alpha", of: tag) ?? 1)
    } else {
      color = source.text("systemColor", of: tag).flatMap(SceneColor.system)
    }
    guard let color else { return }
    scenes[scenes.count - 1].draft.nodes[view].backgroundColor = color
    scenes[scenes.count - 1].draft.nodes[view].origin.read.insert(.backgroundColor)
  }
}
