import Canvas
import Foundation
import Raster
import SDLPlatform

/// Measures drawing, without a window. Prints `name median-milliseconds best-milliseconds` lines.
@main
struct FrameBenchmark {
  @MainActor static func main() throws {
    let fonts = try FontLibrary()
    let rasterizer = Rasterizer(text: fonts)
    var bitmap = Bitmap(width: Workload.width, height: Workload.height)
    let frames = [Workload.frame(), Workload.frame(moved: 3)]
    measure("full frame") { _ in
      rasterizer.draw(frames[0], into: &bitmap, background: Workload.background)
    }
    measure("one view moved") { round in
      let (old, new) = (frames[round % 2], frames[(round + 1) % 2])
      let areas = rasterizer.damage(from: old, to: new, scale: 1, within: bitmap.bounds)
      bitmap.withPixelBuffer { buffer in
        for area in areas {
          rasterizer.draw(
            new, into: buffer, scale: 1, background: Workload.background, area: area)
        }
      }
    }
    if let flag = CommandLine.arguments.firstIndex(of: "-o"),
      flag + 1 < CommandLine.arguments.count
    {
      try bitmap.writePNG(to: URL(fileURLWithPath: CommandLine.arguments[flag + 1]))
    }
  }

  private static func measure(_ name: String, rounds: Int = 60, _ body: (Int) -> Void) {
    for round in 0..<4 { body(round) }
    let clock = ContinuousClock()
    let times = (0..<rounds).map { round in
      let time = clock.measure { body(round) }.components
      return Double(time.attoseconds) / 1e15 + Double(time.seconds) * 1e3
    }.sorted()
    print("\(name)  median \(times[rounds / 2]) ms  best \(times[0]) ms")
  }
}
