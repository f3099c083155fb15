import Foundation
import Scenes
import Testing
import UIKit

@Suite("Damaged scenes")
@MainActor
struct MutationTests {
  /// A seed makes a document, and damages its text in a few places.
  private func damaged(_ seed: Int) -> Data {
    var random = RandomDocument(seed: UInt64(seed))
    var bytes = [UInt8](random.make().write())
    let scraps = [
      "NaN", "null", "[", "]", "{", "}", ",", ":", "\"", "\\", "-", "1e999", "0", "true", "\u{0}",
      "\"hitTestRules\":", "\"rule\": \"path\", ", "\"d\": \"M0 0 A1 1 0 0 0 1e9 1\", ", "é", " ",
      "\"subviews\": [{}], ", "\"frame\": [0,0,-1e9,1e9], ", "\"transform\": [0,0,0,0,0,0], ",
    ]
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let start = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...6, using: &random))
      let scrap = scraps.randomElement(using: &random) ?? ""
      bytes.replaceSubrange(start..<end, with: Bool.random(using: &random) ? [] : Array(scrap.utf8))
      if bytes.isEmpty { bytes = [0x20] }
    }
    return Data(bytes)
  }

  @Test("400 damaged scenes are answered, and nothing of what was read is lost by saving")
  func damage() throws {
    var usable = 0
    for seed in 0..<400 {
      let data = damaged(seed)
      guard let reading = try? SceneReader.read(data) else { continue }
      usable += 1
      let again = try SceneReader.read(reading.document.write())
      let isSame = again.document == reading.document
      #expect(isSame, "seed \(seed)")
      let scene = SceneBuilder().build(reading.document)
      #expect(scene.check().count == reading.document.probes.count)
      _ = scene.trace(CGPoint(x: 1, y: 1))
    }
    #expect(usable > 20 && usable < 380)
  }
}
