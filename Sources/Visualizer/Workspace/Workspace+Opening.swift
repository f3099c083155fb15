import Foundation
import Scenes
import UIKit
import Wording

extension Workspace {
  /// The scene of the project's pictures, else the first one.
  var homeIndex: Int { library.firstIndex { $0.name.isCalled("reaching-outside") } ?? 0 }

  mutating func openShipped(_ index: Int) {
    guard library.indices.contains(index) else { return }
    let lesson = library[index]
    leave(
      for: .open(
        Incoming(
          reading: SceneReading(document: lesson.document), name: lesson.title,
          source: .lesson(index))))
  }

  /// Opens what can be read; what can't is said in a banner and replaces nothing.
  mutating func openFile(_ path: String, scene: String? = nil) {
    if !FileManager.default.fileExists(atPath: path),
      let index = library.firstIndex(where: { $0.name.isCalled(path) })
    {
      return openShipped(index)
    }
    // A relative path would mean another file once the folder is another one.
    let whole = path == "-" ? path : URL(fileURLWithPath: path).path
    let name = (InputFile.displayName(path) as NSString).lastPathComponent
    do throws(SceneError) {
      let bytes = try InputFile.contents(of: path, names: library.map(\.name.plain))
      read(
        WaitingSource(
          bytes: bytes, name: name, path: path, source: path == "-" ? .clipboard : .file(whole),
          choice: scene))
    } catch {
      refuse(path, name, error)
    }
  }

  /// Opens a scene or a dump from the clipboard; a view that was copied here is put into the scene.
  mutating func openPasted(_ text: String) {
    if let root = copiedView.first,
      SceneDocument(title: root.id.name, nodes: copiedView).write() == Data(text.utf8)
    {
      return perform(.pasteView(copiedView))
    }
    guard !text.isEmpty else {
      banner = Banner(isError: true, title: Labels.noText, hint: Labels.noTextHint)
      return
    }
    read(
      WaitingSource(
        bytes: Array(text.utf8), name: Labels.pasted, path: Labels.pasted, source: .clipboard))
  }

  /// Reads a source; a large one once the window has said that it does.
  private mutating func read(_ source: WaitingSource) {
    // Without a scene there is no frame that could say it.
    if source.bytes.count >= WaitingSource.least, scene != nil {
      waiting = source
      banner = Banner(isError: false, title: Labels.reading(source.name, source.bytes.count))
    } else {
      readNow(source)
    }
  }

  /// Reads the source that waits.
  mutating func readWaiting() {
    guard let source = waiting else { return }
    waiting = nil
    banner = nil
    readNow(source)
  }

  private mutating func readNow(_ source: WaitingSource) {
    do throws(SceneError) {
      try open(source.bytes, name: source.name, source: source.source, choosing: source.choice)
    } catch {
      refuse(source.path, source.name, error)
    }
  }

  /// - Parameter choice: the scene of a storyboard; nil takes the one that it starts with.
  mutating func open(
    _ bytes: [UInt8], name: String, source: Incoming.Source, choosing choice: String? = nil
  ) throws(SceneError) {
    let reading = try SceneImport.read(bytes, name: name, choosing: choice)
    leave(
      for: .open(
        Incoming(
          reading: reading, name: name, source: source,
          bytes: reading.choices.isEmpty ? [] : bytes)))
  }

  /// Shows a scene in the place of the one that is open.
  mutating func show(_ incoming: Incoming) {
    let (name, reading) = (incoming.name, incoming.reading)
    self.name = name
    outline = OutlineState(isBackToFront: outline.isBackToFront)
    prediction.leaveScene()
    let built = build(reading.document)
    breakpoints = breakpoints.filter { $0 == .gateFails || $0 == .ruleRuns }
    forgetTouch()
    selection = nil
    history = History()
    savedState = history.state
    opened = document
    comparison = nil
    picked = nil
    drag = nil
    heldLabels = nil
    presses = []
    shownPress = nil
    isCameraFitted = true
    settleCamera()
    openPlanes()
    settle(incoming)
    let all = reading.problems + built.problems
    banner =
      stoppedBanner
      ?? (all.isEmpty || imported != nil ? nil : Banner(problems: all, name: name))
    for line in ProblemLine.lines(of: all).prefix(100) {
      tell(
        line.severity == .notice ? Labels.notice : Labels.problem, line.message, hint: line.hint,
        at: Labels.place(incoming.path ?? name, line.place))
    }
    if let choice = ImportReportWords.choice(of: reading) {
      tell(
        Labels.notice, choice.message, hint: choice.hint,
        at: Labels.place(incoming.path ?? name, nil))
    }
    outbox.append(.log(.opened(scene: sceneTitle, stage: .init(x: 0, y: 0, scale: 1))))
  }

  /// Builds a document and lays out all that follows from the views alone: for another scene as for
  /// another state of the same one.
  @discardableResult
  mutating func build(_ document: SceneDocument) -> BuiltScene {
    let built = SceneBuilder(registry: registry).build(document)
    scene = built
    live = nil
    pointList = nil
    projection = Projection(built)
    layRows()
    findDeadZones()
    checkPins()
    touchCount += 1
    renewQuestion()
    return built
  }

  /// Notes where the scene that was just opened lives, and what an import said of itself.
  private mutating func settle(_ incoming: Incoming) {
    let isImport = incoming.reading.report.format != .sceneFile
    shippedIndex = nil
    filing.openings += 1
    filing.path = nil
    filing.beside = nil
    filing.asking = nil
    filing.saving = nil
    filing.sheet = nil
    if filing.keptState != nil {
      filing.keptState = nil
      outbox.append(.files(.forget))
    }
    let isAsked = !incoming.reading.report.unknownClasses.isEmpty
    imported = isImport || isAsked ? Imported(incoming, scene: scene) : nil
    if isImport { filing.sheet = .report }
    switch incoming.source {
    case .lesson(let index): shippedIndex = index
    case .file(let path):
      if isImport {
        filing.beside = (path as NSString).deletingPathExtension + FileEndings.scene
      } else {
        filing.path = path
      }
      noteRecent(path)
    case .clipboard: break
    case .recovery(let recovery, let path):
      filing.path = path
      restored(recovery)
    }
  }

  private mutating func refuse(_ path: String, _ name: String, _ error: SceneError) {
    refuse(
      path, name, SceneErrorWords.message(error), hint: SceneErrorWords.hint(error),
      at: error.place)
  }

  private mutating func refuse(
    _ path: String, _ name: String, _ message: String, hint: String?, at place: Problem.Place?
  ) {
    // There is always something to look at.
    if scene == nil { openShipped(homeIndex) }
    let title = Labels.place(name, place) + message
    if case .browser(var browser)? = filing.sheet {
      browser.refusal = Labels.sentences([title, hint])
      filing.sheet = .browser(browser)
      filing.asking = Filing.Asking(purpose: .open)
    } else {
      banner = Banner(isError: true, title: title, hint: hint)
    }
    tell(Labels.error, message, hint: hint, at: Labels.place(path, place))
  }

  /// The same form as a compiler's, so that editors can jump to the place.
  mutating func tell(_ severity: String, _ message: String, hint: String?, at place: String) {
    let advice = hint.map { "\n  " + Labels.hint($0) } ?? ""
    outbox.append(.message("\(place)\(severity): \(message)\(advice)"))
  }
}
