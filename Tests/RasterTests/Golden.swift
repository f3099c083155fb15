import Foundation
import Raster
import Testing

/// Pictures that were looked at and kept in the folder `Golden`. With `HITSCOPE_RECORD=1` in the
/// environment the tests write them anew instead; look at them before committing.
enum Golden {
  /// Machines may round a sine or a root the other way: a channel that differs by 3 is the same.
  private static let same = 3

  /// - Parameter mostDiffering: the share of pixels that may differ by more than that.
  static func compare(_ bitmap: Bitmap, name: String, mostDiffering: Double = 0) throws {
    if ProcessInfo.processInfo.environment["HITSCOPE_RECORD"] != nil {
      let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")
      try bitmap.writePNG(to: folder.appending(path: "\(name).png"))
      return
    }
    let file = try #require(
      Bundle.module.url(forResource: name, withExtension: "png", subdirectory: "Golden"))
    let golden = try Bitmap(png: file)
    try #require(golden.width == bitmap.width && golden.height == bitmap.height)
    let differing = golden.pixelsDiffering(from: bitmap, byMoreThan: same)
    #expect(
      Double(differing) <= mostDiffering * Double(bitmap.width * bitmap.height),
      "\(differing) pixels of \(name) differ")
  }
}
