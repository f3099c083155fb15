import Foundation
import Scenes
import Visualizer
import Wording

/// `hitscope render`: the window as a picture, without a screen.
@MainActor
struct RenderRun {
  let options: Options

  init(_ options: Options) { self.options = options }

  /// - Returns: whether the file could be used; what is wrong with it is told already.
  func run() throws(Failure) -> Bool {
    guard let file = options.file, let output = options.output else { return false }
    let application = try Application(theme: options.theme)
    let visualizer = application.visualizer
    visualizer.handle(.resized(options.size, scale: options.scale))
    let isOpen = visualizer.open(only: file, scene: options.scene)
    try Self.tellMessages(of: visualizer)
    guard isOpen else { return false }
    if let layers = options.layers, !visualizer.show(layers: layers) {
      let unknown = layers.first { !Visualizer.layerNames.contains($0) } ?? ""
      throw Failure.unknownValue(unknown, of: "--layer", known: Visualizer.layerNames)
    }
    _ = visualizer.show(view: options.view)
    if let point = options.at { try show(point, in: visualizer) }
    try Self.write(application, options, to: output)
    return true
  }

  private func show(_ point: CGPoint, in visualizer: Visualizer) throws(Failure) {
    visualizer.show(touchAt: point, step: options.step.map { max($0, 1) })
    let count = visualizer.stepCount
    guard let step = options.step, step < 1 || step > count else { return }
    throw Failure.noStep(step, of: "--step", count: count)
  }

  static func write(
    _ application: Application, _ options: Options, to output: String
  ) throws(Failure) {
    let picture = try application.picture(PictureFormat(of: output) ?? .png, options)
    do throws(FileFault) {
      try OutputFile.write(picture, to: output)
    } catch {
      throw Failure.unwritable(output, error)
    }
  }

  static func tellMessages(of visualizer: Visualizer) throws(Failure) {
    for case .message(let text) in visualizer.takeOutput() { try Standard.error(text) }
  }
}
