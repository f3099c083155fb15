import Foundation
import Visualizer
import Wording

/// The main job on a machine without a display: the trace as text, the last picture in a file.
@MainActor
struct OffScreenRun {
  let options: Options
  let application: Application
  /// What SDL says about the display.
  let reason: String

  init(_ options: Options, _ application: Application, reason: String) {
    self.options = options
    self.application = application
    self.reason = reason
  }

  /// - Returns: whether the file could be used; what is wrong with it is told already.
  func run() throws(Failure) -> Bool {
    let visualizer = application.visualizer
    visualizer.handle(.resized(options.size, scale: options.scale))
    if let file = options.file {
      let isOpen = visualizer.open(only: file, scene: options.scene)
      if !isOpen {
        try RenderRun.tellMessages(of: visualizer)
        return false
      }
    } else {
      visualizer.open(file: nil)
    }
    visualizer.show(touchAt: visualizer.firstProbe, step: nil)
    var log: TouchLogFile?
    if let path = options.log { log = try TouchLogFile(path) }
    for line in visualizer.takeOutput() {
      switch line {
      case .message(let text): try Standard.error(text)
      case .log(let line): if let log, !log.write(line) { throw .logEnded() }
      // Nobody is there to save anything.
      case .copy, .files: break
      }
    }
    try Standard.output(visualizer.traceText)
    let picture = FileManager.default.temporaryDirectory.appendingPathComponent("hitscope.png").path
    try RenderRun.write(application, options, to: picture)
    try Standard.output(Language.english.text("offScreen.picture", ["file": picture]))
    try Standard.output(Language.english.text("offScreen.reason", ["reason": reason]))
    return true
  }
}
