import Foundation
import Scenes
import Visualizer

/// `hitscope render`: the window as a picture, without a screen.
@MainActor
struct RenderRun {
  let options: Options

  init(_ options: Options) { self.options = options }

  func run() throws(Refusal) {
    guard let file = options.file, let output = options.output else { return }
    let application = try Application(theme: options.theme)
    let visualizer = application.visualizer
    visualizer.handle(.resized(options.size, scale: options.scale))
    guard visualizer.open(only: file) else {
      throw Refusal(Self.messages(visualizer).joined(separator: "\n"))
    }
    for message in Self.messages(visualizer) { Standard.error(message) }
    if let layers = options.layers, !visualizer.show(layers: layers) {
      throw Refusal(
        "--layer can't be \(layers.joined(separator: ","))",
        hint: "It is some of \(Visualizer.layerNames.joined(separator: ", ")).")
    }
    _ = visualizer.show(view: options.view)
    if let point = options.at { try show(point, in: visualizer) }
    try Self.write(application, options, to: output)
  }

  private func show(_ point: CGPoint, in visualizer: Visualizer) throws(Refusal) {
    visualizer.show(touchAt: point, step: options.step)
    let count = visualizer.stepCount
    guard let step = options.step, step > count else { return }
    throw Refusal(
      "--step can't be \(step): this touch takes \(count == 1 ? "one step" : "\(count) steps")",
      hint: count > 1 ? "It is a number from 1 to \(count)." : "Leave --step out.")
  }

  static func write(
    _ application: Application, _ options: Options, to output: String
  ) throws(Refusal) {
    let picture = try application.picture(PictureFormat(of: output) ?? .png, options)
    do throws(FileFault) {
      try OutputFile.write(picture, to: output)
    } catch {
      throw Refusal(writing: output, error)
    }
  }

  static func messages(_ visualizer: Visualizer) -> [String] {
    visualizer.takeOutput().compactMap {
      if case .message(let text) = $0 { text } else { nil }
    }
  }
}
