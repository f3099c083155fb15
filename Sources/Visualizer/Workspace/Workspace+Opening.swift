import Foundation
import Scenes
import UIKit
import Wording

extension Workspace {
  /// The scene of the project's pictures, else the first one.
  var homeIndex: Int { library.firstIndex { $0.isCalled("reaching-outside") } ?? 0 }

  mutating func openShipped(_ index: Int) {
    guard library.indices.contains(index) else { return }
    open(library[index].document, name: library[index].title, problems: [])
    shippedIndex = index
  }

  /// Opens what can be read; what can't is said in a banner and replaces nothing.
  mutating func openFile(_ path: String) {
    if !FileManager.default.fileExists(atPath: path),
      let index = library.firstIndex(where: { $0.isCalled(path) })
    {
      return openShipped(index)
    }
    let name = (InputFile.displayName(path) as NSString).lastPathComponent
    do throws(SceneError) {
      let bytes = try InputFile.contents(of: path, names: library.map(\.plainName))
      let reading = try SceneImport.read(bytes, name: name)
      open(reading.document, name: name, path: path, problems: reading.problems)
      shippedIndex = nil
    } catch {
      refuse(
        path, name, SceneErrorWords.message(error), hint: SceneErrorWords.hint(error),
        at: error.place)
    }
  }

  private mutating func open(
    _ document: SceneDocument, name: String, path: String? = nil, problems: [Problem]
  ) {
    let built = SceneBuilder(registry: registry).build(document)
    scene = built
    self.name = name
    projection = Projection(built)
    descent = nil
    touchCount += 1
    player = TracePlayer(kinds: [], speed: player.speed)
    closed = []
    ripple = nil
    selection = nil
    history = History()
    savedState = history.state
    opened = document
    comparison = nil
    lit = nil
    pointed = nil
    collapsed = []
    layRows()
    findDeadZones()
    checkPins()
    drag = nil
    live = nil
    presses = []
    shownPress = nil
    isCameraFitted = true
    settleCamera()
    openPlanes()
    let all = problems + built.problems
    banner = all.isEmpty ? nil : Banner(problems: all, name: name)
    for line in ProblemLine.lines(of: all).prefix(100) {
      tell(
        line.severity == .notice ? Labels.notice : Labels.problem, line.message, hint: line.hint,
        at: Labels.place(path ?? name, line.place))
    }
    outbox.append(.log(.opened(scene: name, stage: .init(x: 0, y: 0, scale: 1))))
  }

  private mutating func refuse(
    _ path: String, _ name: String, _ message: String, hint: String?, at place: Problem.Place?
  ) {
    // There is always something to look at.
    if scene == nil { openShipped(homeIndex) }
    banner = Banner(isError: true, title: Labels.place(name, place) + message, hint: hint)
    tell(Labels.error, message, hint: hint, at: Labels.place(path, place))
  }

  /// The same form as a compiler's, so that editors can jump to the place.
  private mutating func tell(_ severity: String, _ message: String, hint: String?, at place: String)
  {
    let advice = hint.map { "\n  " + Labels.hint($0) } ?? ""
    outbox.append(.message("\(place)\(severity): \(message)\(advice)"))
  }
}
