import Canvas
import Foundation
import Raster
import SDLPlatform

/// Measures drawing, without a window. Prints a line for each workload: its name, the median and the
/// best time in milliseconds, with tabs between.
/// usage: FrameBenchmark [--rounds N] [-o picture.png]
@main
struct FrameBenchmark {
  static func main() throws {
    let fonts = try FontLibrary()
    let rasterizer = Rasterizer(text: fonts)
    var bitmap = Bitmap(width: Workload.width, height: Workload.height)
    let frames = [Workload.frame(), Workload.frame(moved: 3)]
    let rounds = value(of: "--rounds").flatMap { Int($0) } ?? 60
    measure("full frame", rounds) { _ in
      rasterizer.draw(frames[0], into: &bitmap, background: Workload.background)
    }
    if let file = value(of: "-o") { try bitmap.writePNG(to: URL(fileURLWithPath: file)) }
    measure("one view moved", rounds) { round in
      let (old, new) = (frames[round % 2], frames[(round + 1) % 2])
      let areas = rasterizer.damage(from: old, to: new, scale: 1, within: bitmap.bounds)
      bitmap.withPixelBuffer { buffer in
        for area in areas {
          rasterizer.draw(
            new, into: buffer, scale: 1, background: Workload.background, area: area)
        }
      }
    }
  }

  private static func value(of option: String) -> String? {
    let arguments = CommandLine.arguments
    guard let place = arguments.firstIndex(of: option), place + 1 < arguments.count else {
      return nil
    }
    return arguments[place + 1]
  }

  private static func measure(_ name: String, _ rounds: Int, _ body: (Int) -> Void) {
    for round in 0..<4 { body(round) }
    let clock = ContinuousClock()
    let times = (0..<max(rounds, 1)).map { round in
      let time = clock.measure { body(round) }.components
      return Double(time.attoseconds) / 1e15 + Double(time.seconds) * 1e3
    }.sorted()
    print("\(name)\t\(times[times.count / 2])\t\(times[0])")
  }
}
