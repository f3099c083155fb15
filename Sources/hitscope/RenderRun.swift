import Canvas
import Foundation
import Raster
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
    if let point = options.at { visualizer.show(touchAt: point, step: options.step) }
    try Self.write(application, options, to: output)
  }

  static func write(
    _ application: Application, _ options: Options, to output: String
  ) throws(Refusal) {
    var bitmap = Bitmap(
      width: Int((options.size.width * options.scale).rounded()),
      height: Int((options.size.height * options.scale).rounded()))
    Rasterizer(text: application.fonts).draw(
      application.visualizer.frame(), into: &bitmap, scale: options.scale,
      background: application.visualizer.background)
    do {
      try bitmap.writePNG(to: URL(fileURLWithPath: output))
    } catch {
      let reason = (error as? PNGError)?.reason ?? "\(error)"
      throw Refusal("\(output) can't be written: \(reason)")
    }
  }

  static func messages(_ visualizer: Visualizer) -> [String] {
    visualizer.takeOutput().compactMap {
      if case .message(let text) = $0 { text } else { nil }
    }
  }
}
