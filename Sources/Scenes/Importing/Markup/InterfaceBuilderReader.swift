import UIKit

/// Reads `.xib` and `.storyboard`: every top-level view or scene becomes a draft of its own.
struct InterfaceBuilderReader: Sendable {
  let source: SourceText
  let format: SourceFormat
  var scenes: [InterfaceScene] = []
  var open: [Element] = []
  /// The attribute whose value the element below states.
  var runtimePath: String?
  private var document = DocumentFacts()
  /// Of the scene whose element was the last that began.
  private var sceneID: String?

  /// An open element.
  struct Element: Sendable {
    var name: String
    var role: Role
    /// The view whose element this is, or the nearest one around it, in the last scene.
    var view: Int?
    /// The depth of views directly inside.
    var depth: Int
    /// `key` of the element, where it has one.
    var key: String?
    /// Whether a controller is around it.
    var isControlled: Bool
    /// Whether a size class's variation stands between it and the nearest view around it.
    var isVariation: Bool
  }

  enum Role: Sendable {
    case view
    case controller
    case other
  }

  private struct DocumentFacts: Sendable {
    var initialController: String?
    var deviceSize = CGSize(width: 375, height: 667)
    var controller: Controller?
    /// Every controller, with the number of scenes that were begun before it.
    var controllers: [(controller: Controller, scenesBefore: Int)] = []
    /// Controllers by id, with the one that each shows first.
    var shows: [String: String] = [:]
    /// Controllers by id, with the one that holds each: a navigation or a tab bar controller.
    var holders: [String: String] = [:]
    /// What controllers lay over the scenes that they hold, by their ids.
    var bars: [String: InterfaceBar] = [:]
    /// Object id → property name, from the outlets.
    var outlets: [String: String] = [:]
    /// Ids of the views that were read.
    var viewIDs: Set<String> = []
    /// Recognizer id → kind.
    var recognizers: [String: SceneGestureRecognizer] = [:]
  }

  struct Controller: Sendable {
    var id: String
    var name: String
    /// What else the source calls it: its scene's id, its title, its class.
    var otherNames: [String]
  }

  private init(_ source: SourceText, format: SourceFormat) {
    self.source = source
    self.format = format
  }

  static func read(
    _ source: SourceText, format: SourceFormat, choosing: String?
  ) throws(SceneError) -> SceneReading {
    var reader = InterfaceBuilderReader(source, format: format)
    try reader.collectNames()
    var walk = MarkupWalk(source)
    while let event = try walk.next() {
      switch event {
      case .open(let tag): reader.open(tag)
      case .close: reader.close(at: walk.offset)
      case .text(let range): reader.text(range)
      case .data: break
      }
    }
    return try reader.result(choosing: choosing, faults: walk.faults, lines: source.lineCount)
  }

  /// Outlets, recognizers and relations stand anywhere in the file, mostly after the views.
  private mutating func collectNames() throws(SceneError) {
    var walk = MarkupWalk(source)
    var controller: String?
    // Of the bar whose element was the last that began.
    var barOwner: String?
    while let event = try walk.next() {
      guard case .open(let tag) = event else { continue }
      let name = source.string(tag.name)
      defer { if name != "rect", !InterfaceBar.names.contains(name) { barOwner = nil } }
      switch name {
      case "document":
        document.initialController = source.text("initialViewController", of: tag)
      case "device":
        if let id = source.text("id", of: tag), let size = DeviceSize.of(id) {
          let isLandscape = source.text("orientation", of: tag) == "landscape"
          document.deviceSize =
            isLandscape ? CGSize(width: size.height, height: size.width) : size
        }
      case "outlet":
        if let property = source.text("property", of: tag),
          !Self.technicalOutlets.contains(property),
          let destination = source.text("destination", of: tag)
        {
          document.outlets[destination] = property
        }
      case "segue":
        if source.text("kind", of: tag) == "relationship", let controller,
          let destination = source.text("destination", of: tag)
        {
          document.shows[controller] = document.shows[controller] ?? destination
          document.holders[destination] = document.holders[destination] ?? controller
        }
      case _ where InterfaceBar.names.contains(name):
        guard let controller, source.text("key", of: tag) == name else { break }
        document.bars[controller]?.element = tag
        barOwner = controller
      case "rect":
        guard let barOwner else { break }
        document.bars[barOwner]?.frame = source.frame(of: tag).frame
      case _ where name.hasSuffix("GestureRecognizer"):
        if let id = source.text("id", of: tag) {
          document.recognizers[id] = SceneGestureRecognizer(
            kind: String(name.dropLast("GestureRecognizer".count)),
            name: source.text("userLabel", of: tag))
        }
      case _ where name.hasSuffix("ontroller"):
        controller = source.text("id", of: tag)
        if let controller, source.flag("navigationBarHidden", of: tag) != true {
          document.bars[controller] = InterfaceBar(
            controller: source.text("title", of: tag) ?? source.text("customClass", of: tag) ?? name
          )
        }
      default: break
      }
    }
  }

  private static let technicalOutlets: Set<String> = ["view", "delegate", "dataSource"]

  // MARK: Elements

  private mutating func open(_ tag: MarkupTag) {
    let name = source.string(tag.name)
    let parent = open.last
    let key = source.text("key", of: tag)
    var element = Element(
      name: name, role: .other, view: parent?.view, depth: parent?.depth ?? 0, key: key,
      isControlled: parent?.isControlled ?? false,
      isVariation: name == "variation" || parent?.isVariation ?? false)
    if name == "scene" { sceneID = source.text("sceneID", of: tag) }
    if isView(name, key: key, in: parent) {
      if parent?.view == nil { beginScene(tag) }
      if scenes[scenes.count - 1].draft.hasRoom {
        element.role = .view
        element.isVariation = false
        element.view = addView(tag, name: name, depth: element.depth)
        element.depth += 1
      } else {
        scenes[scenes.count - 1].draft.report.skip(.beyondLimit, line: tag.line)
      }
    } else if name.hasSuffix("ontroller"), let id = source.text("id", of: tag) {
      element.role = .controller
      element.isControlled = true
      let names = (["storyboardIdentifier", "customClass", "userLabel", "title"] as [StaticString])
        .map { source.text($0, of: tag) }
      let controller = Controller(
        id: id, name: names[0] ?? names[1] ?? names[2] ?? id,
        otherNames: names.compactMap(\.self) + [sceneID].compactMap(\.self))
      document.controller = controller
      document.controllers.append((controller, scenes.count))
    } else if let view = element.view {
      read(tag, name: name, key: key, parent: parent, view: view)
    }
    open.append(element)
  }

  private func isView(_ name: String, key: String?, in parent: Element?) -> Bool {
    guard let parent, name != "placeholder" else { return false }
    switch parent.name {
    case "subviews", "prototypes", "cells": return true
    case "objects": return InterfaceClasses.isView(name)
    default: break
    }
    guard let key else { return false }
    if key == "view" { return parent.role == .controller }
    return parent.view != nil && Self.viewKeys.contains(key) && InterfaceClasses.isView(name)
  }

  private static let viewKeys: Set<String> = [
    "contentView", "tableHeaderView", "tableFooterView", "customView", "titleView",
    "backgroundView", "selectedBackgroundView", "sectionHeaderView", "sectionFooterView",
    "collectionReusableView",
  ]

  private mutating func beginScene(_ tag: MarkupTag) {
    let id = source.text("id", of: tag) ?? "\(scenes.count + 1)"
    let controller = open.last?.isControlled == true ? document.controller : nil
    let label = source.text("userLabel", of: tag) ?? source.text("customClass", of: tag)
    scenes.append(
      InterfaceScene(
        format: format, id: controller?.id ?? id, name: controller?.name ?? label ?? id,
        controller: controller?.name, otherNames: controller?.otherNames ?? []))
  }

  private mutating func addView(_ tag: MarkupTag, name: String, depth: Int) -> Int {
    let scene = scenes.count - 1
    let id = source.text("id", of: tag)
    let base = InterfaceClasses.className(of: name) ?? "UIView"
    let custom = source.text("customClass", of: tag)
    let isDisabled = source.flag("enabled", of: tag) == false
    // The gate of a disabled control acts only in a class that is known to be one.
    let className = isDisabled ? base : custom ?? base
    let outlet = id.flatMap { document.outlets[$0] }
    let index = scenes[scene].draft.add(
      named: source.text("userLabel", of: tag) ?? outlet ?? id, className: className, depth: depth,
      at: tag.place, range: tag.range)
    scenes[scene].firstLine = min(scenes[scene].firstLine, tag.line)
    if InterfaceClasses.className(of: name) == nil {
      let view = scenes[scene].draft.nodes[index].id
      scenes[scene].draft.note(
        .problem, .unknownElement(name: String(name.prefix(60)), view: view), view: index)
    }
    if let id {
      if !document.viewIDs.insert(id).inserted {
        let view = scenes[scene].draft.nodes[index].id
        scenes[scene].draft.note(
          .notice, .repeatedID(id: String(id.prefix(60)), view: view), view: index)
      }
      scenes[scene].views[id] = index
    }
    if depth == 0 { scenes[scene].draft.nodes[index].viewController = scenes[scene].controller }
    if isDisabled, let custom {
      scenes[scene].disabledClasses.append((custom, index))
    }
    Self.setAttributes(tag, of: index, in: &scenes[scene].draft, source)
    return index
  }

  private static func setAttributes(
    _ tag: MarkupTag, of index: Int, in draft: inout SceneDraft, _ source: SourceText
  ) {
    func read(_ name: StaticString) -> Bool? { source.flag(name, of: tag) }
    let interaction = read("userInteractionEnabled")
    if interaction != nil { draft.nodes[index].origin.read.insert(.isUserInteractionEnabled) }
    draft.setInteraction(interaction ?? true, view: index)
    if read("hidden") == true {
      draft.nodes[index].isHidden = true
      draft.nodes[index].origin.read.insert(.isHidden)
    }
    if let alpha = source.value("alpha", of: tag) {
      if let number = source.number(in: alpha) {
        draft.setAlpha(number, view: index)
      } else {
        draft.noteUnusable("alpha", source.string(alpha), view: index)
      }
    }
    let clips = read("clipsSubviews")
    if clips != nil { draft.nodes[index].origin.read.insert(.clipsToBounds) }
    draft.setClipping(clips ?? false, view: index)
    if read("multipleTouchEnabled") == true {
      draft.nodes[index].isMultipleTouchEnabled = true
      draft.nodes[index].origin.read.insert(.isMultipleTouchEnabled)
    }
    draft.setEnabled(read("enabled"), view: index)
    if source.string(tag.name) == "activityIndicatorView", read("hidden") != true {
      draft.nodes[index].isHidden =
        read("hidesWhenStopped") == true && read("animating") != true
    }
    if let text = source.text("text", of: tag) { draft.setText(text, view: index) }
  }

  /// The bars that lie over a scene, the nearest first.
  func bars(over scene: String) -> [InterfaceBar] {
    var bars: [InterfaceBar] = []
    var controller = document.holders[scene]
    var seen: Set<String> = []
    while let id = controller, seen.insert(id).inserted {
      if let bar = document.bars[id], bar.element != nil { bars.append(bar) }
      controller = document.holders[id]
    }
    return bars
  }

  var recognizers: [String: SceneGestureRecognizer] { document.recognizers }

  private mutating func close(at offset: Int) {
    guard let element = open.popLast(), element.role == .view, let view = element.view else {
      return
    }
    // The view's own text ends where its subviews begin, or with it.
    let scene = scenes.count - 1
    let isLeaf = view + 1 == scenes[scene].draft.nodes.count
    let end = isLeaf ? offset : scenes[scene].draft.nodes[view + 1].origin.range.lowerBound
    let start = scenes[scene].draft.nodes[view].origin.range.lowerBound
    scenes[scene].draft.nodes[view].origin.range = start..<max(start, end)
  }

  // MARK: The result

  private mutating func result(
    choosing: String?, faults: [MarkupWalk.Fault], lines: Int
  ) throws(SceneError) -> SceneReading {
    guard !scenes.isEmpty else { throw SceneError(.importing(.noViews(format))) }
    let initial = initialScene()
    let choices = choices(initial: initial)
    let number = try choose(choosing, among: choices) ?? initial
    let choice = choices.firstIndex { $0.views > 0 && $0.id == scenes[number].id } ?? 0
    var scene = shown(number)
    scene.draft.noteClasses()
    scene.noteDisabledClasses()
    scene.draft.note(faults)
    scene.draft.title = choices.count > 1 ? scene.name : ""
    var reading = try scene.draft.finish(linesRead: lines)
    if choices.count > 1 {
      reading.choices = choices
      reading.choice = choice
    }
    return reading
  }

  /// A scene as it is shown: with what its containers hold, and the bars over it.
  private func shown(_ scene: Int) -> InterfaceScene {
    embedded(scene, in: document.deviceSize) { shownScene(from: $0, isContainer: true) }
  }

  /// The initial controller's scene; where that one only contains others, what it shows first.
  private func initialScene() -> Int {
    // A navigation controller's own scene holds no view but its bar.
    document.initialController.flatMap { shownScene(from: $0, isContainer: true) } ?? 0
  }

  /// The scenes in the order of the source, with those that only contain others.
  private func choices(initial: Int) -> [SceneChoice] {
    var choices: [SceneChoice] = []
    var containers = document.controllers[...]
    let seen = Set(scenes.map(\.id))
    func takeContainers(before scene: Int) {
      while let next = containers.first, next.scenesBefore <= scene {
        containers.removeFirst()
        let controller = next.controller
        // What stands for a scene of another storyboard is none of this one.
        guard !seen.contains(controller.id), document.shows[controller.id] != nil else { continue }
        choices.append(
          SceneChoice(
            id: controller.id, name: controller.name, isInitial: false, views: 0,
            otherNames: controller.otherNames))
      }
    }
    // Scenes that contain each other could be counted without end.
    var room = 200_000
    for (number, scene) in scenes.enumerated() {
      takeContainers(before: number)
      var views = scene.draft.nodes.count
      if room > 0, !scene.embeds.isEmpty || !bars(over: scene.id).isEmpty {
        views = shown(number).draft.nodes.count
        room -= views
      }
      choices.append(
        SceneChoice(
          id: scene.id, name: scene.name, isInitial: number == initial, views: views,
          otherNames: scene.otherNames))
    }
    takeContainers(before: scenes.count)
    return choices
  }

  /// The place in `scenes` of the one that is asked for, by name, id or number; nil without a wish.
  private func choose(
    _ name: String?, among choices: [SceneChoice]
  ) throws(SceneError) -> Int? {
    guard let name else { return nil }
    let found =
      choices.first { $0.id == name || $0.name == name }
      ?? choices.first { $0.otherNames.contains(name) }
      ?? Int(name).flatMap { choices.indices.contains($0 - 1) ? choices[$0 - 1] : nil }
      ?? choices.first { $0.name.lowercased() == name.lowercased() }
    guard let found else {
      throw SceneError(
        .importing(.noSuchScene(name: name, available: choices.prefix(50).map(\.name))))
    }
    guard let scene = shownScene(from: found.id, isContainer: found.views == 0) else {
      throw SceneError(.importing(.sceneWithoutView(name: found.name)))
    }
    return scene
  }

  /// The scene of that id; of a controller that only contains others, what it shows first.
  private func shownScene(from id: String, isContainer: Bool) -> Int? {
    var controller: String? = id
    var visited: Set<String> = []
    while let id = controller, visited.insert(id).inserted {
      let scene = scenes.firstIndex { $0.id == id }
      if let scene, !isContainer || document.shows[id] == nil { return scene }
      controller = document.shows[id]
    }
    return nil
  }
}
