import Canvas
import Foundation
import Raster
import Visualizer
import Wording

/// What a picture can be, told by its name's extension.
enum PictureFormat: String, CaseIterable {
  case png
  case svg

  init?(of file: String) {
    self.init(rawValue: URL(fileURLWithPath: file).pathExtension.lowercased())
  }
}

extension Application {
  /// The frame as the bytes of a picture.
  func picture(_ format: PictureFormat, _ options: Options) throws(Failure) -> Data {
    switch format {
    case .svg:
      let text = visualizer.frameOfLines().svg(
        size: options.size, background: visualizer.background, text: fonts)
      return Data(text.utf8)
    case .png:
      var bitmap = Bitmap(width: options.pixels.width, height: options.pixels.height)
      Rasterizer(text: fonts).draw(
        visualizer.frame(), into: &bitmap, scale: options.scale, background: visualizer.background)
      do {
        return try bitmap.pngData()
      } catch {
        throw Failure.other(Language.english.text("failure.picture"), reason: error.reason)
      }
    }
  }
}
