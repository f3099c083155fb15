import Testing
import UIKit

@MainActor
@Suite("A picture as a file")
struct PNGTests {
  @Test("a red pixel and a half transparent blue one, as any reader of PNG files expects them")
  func file() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor.blue.withAlphaComponent(0.5).setFill()
      $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(
      image.pngData()?.base64EncodedString()
        == "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAFElEQVR4AQEJAPb/AP8AAP8AAP+AD3oDfkpucAwA"
        + "AAAASUVORK5CYII=")
  }

  @Test("an image without pixels has none")
  func empty() {
    #expect(UIImage(systemName: "star")?.pngData() == nil)
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
  }
}
