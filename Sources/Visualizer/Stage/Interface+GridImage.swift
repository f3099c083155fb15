import Canvas
import Diagnosis
import Foundation

extension Interface {
  /// Draws the pixels of a grid where they lie on the flat stage; nothing where there are none or
  /// the camera is too near for them to be reckoned with.
  mutating func show(_ image: PixelImage, of grid: SampleGrid, through camera: Camera) {
    guard image.width > 0, image.height > 0 else { return }
    let corner = camera.toStage(grid.origin)
    let scale = camera.scale / grid.scale
    let rect = CGRect(
      x: corner.x, y: corner.y, width: CGFloat(image.width) * scale,
      height: CGFloat(image.height) * scale)
    guard corner.isDrawable, rect.width < 1e6, rect.height < 1e6 else { return }
    list.add(.image(image, in: rect, opacity: 1))
  }
}
