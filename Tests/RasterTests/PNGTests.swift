import Canvas
import Foundation
import Testing

@testable import Raster

@Suite struct PNGTests {
  private let folder = FileManager.default.temporaryDirectory

  @Test("a picture comes back as it was written")
  func roundTrip() throws {
    var bitmap = Bitmap(
      .rect(
        rect(2, 2, 10, 10), radius: 4, fill: .solid(Color(0x4DB5FF)),
        stroke: Stroke(Color(0xFFC043), width: 2)), background: Color(0x102030))
    bitmap[0, 0] = 0
    bitmap[1, 0] = 0x8040_2010
    let file = folder.appending(component: "\(UUID()).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try bitmap.writePNG(to: file)
    #expect(try Bitmap(png: file) == bitmap)
  }

  @Test("what is no picture is an error with the file's name")
  func errors() throws {
    let file = folder.appending(component: "\(UUID()).png")
    #expect {
      _ = try Bitmap(png: file)
    } throws: { ($0 as? PNGError)?.step == .reading && ($0 as? PNGError)?.file == file.path }
    try Data("not a picture".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect {
      _ = try Bitmap(png: file)
    } throws: { ($0 as? PNGError)?.reason.isEmpty == false }
    #expect {
      try Bitmap(width: 1, height: 1).writePNG(to: folder.appending(path: "no/such/folder/a.png"))
    } throws: { ($0 as? PNGError)?.step == .writing }
  }

  @Test("an empty picture can't be written, and says so")
  func empty() {
    #expect(throws: PNGError.self) { try Bitmap(width: 0, height: 4).pngData() }
  }
}
