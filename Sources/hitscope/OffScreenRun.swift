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

  func run() throws(Failure) {
    let visualizer = application.visualizer
    visualizer.handle(.resized(options.size, scale: options.scale))
    visualizer.open(file: options.file)
    visualizer.show(touchAt: visualizer.firstProbe, step: nil)
    var log: TouchLogFile?
    if let path = options.log { log = try TouchLogFile(path) }
    for line in visualizer.takeOutput() {
      switch line {
      case .message(let text): Standard.error(text)
      case .log(let line): _ = log?.write(line)
      // Nobody is there to save anything.
      case .copy, .files: break
      }
    }
    Standard.output(visualizer.traceText)
    let picture = FileManager.default.temporaryDirectory.appendingPathComponent("hitscope.png").path
    try RenderRun.write(application, options, to: picture)
    Standard.output("The last picture is in \(picture).")
    Standard.output(
      "There is no display to open a window on (\(reason)). For the window, run this in a desktop"
        + " session, over ssh -X, or set DISPLAY; for other pictures: hitscope render --help.")
  }
}
