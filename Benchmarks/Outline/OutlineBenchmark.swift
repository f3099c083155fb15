import Canvas
import Foundation
import Raster
import SDLPlatform
import Scenes
import UIKit
import Visualizer

/// Measures the outline of 30,000 views as somebody uses it: opened, searched letter by letter, and
/// scrolled. Each time is what lies between an event and the pixels that show it.
/// Prints a line for each: its name, the median and the worst time in milliseconds, with tabs between.
@main
@MainActor
struct OutlineBenchmark {
  static let size = CGSize(width: 1440, height: 900)

  static func main() throws {
    let fonts = try FontLibrary()
    let screen = Screen(fonts)
    let scene = ShippedScene(title: "30,000 views", document: Workload.scene(views: 30_000))
    let visualizer = Visualizer(text: fonts, scenes: [scene], registry: .standard)
    visualizer.handle(.resized(size, scale: 1))
    screen.measure("opening") {
      visualizer.open(file: nil)
      return visualizer.frame()
    }
    screen.show("opening")

    let over = CGPoint(x: 100, y: 300)
    visualizer.handle(.pointerMoved(to: over, modifiers: []))
    for notch in 0..<300 {
      screen.measure("scrolling") {
        visualizer.handle(
          .wheel(dx: 0, dy: notch % 100 < 60 ? -3 : 3, at: over, modifiers: []))
        visualizer.advance(by: 1.0 / 60)
        return visualizer.frame()
      }
    }
    screen.show("scrolling")

    for query in ["alpha<0.5", "class:UIButton", "cell-29", "interaction off", "width>=400 leaf"] {
      screen.measure("beginning a search") {
        visualizer.handle(
          .keyDown(.character("f", position: "f"), modifiers: .control, isRepeat: false))
        return visualizer.frame()
      }
      for (place, letter) in query.enumerated() {
        screen.measure(place == 0 ? "the first letter" : "a further letter") {
          visualizer.handle(.text(String(letter)))
          return visualizer.frame()
        }
      }
      for _ in 0..<10 {
        screen.measure("walking the matches") {
          visualizer.handle(.keyDown(.enter, modifiers: [], isRepeat: false))
          return visualizer.frame()
        }
      }
      screen.measure("ending a search") {
        visualizer.handle(.keyDown(.escape, modifiers: [], isRepeat: false))
        return visualizer.frame()
      }
    }
    for name in [
      "beginning a search", "the first letter", "a further letter", "walking the matches",
      "ending a search",
    ] { screen.show(name) }
  }
}

/// What a window does with the draw lists: only what has changed is drawn.
@MainActor
final class Screen {
  private let rasterizer: Rasterizer
  private var bitmap = Bitmap(
    width: Int(OutlineBenchmark.size.width), height: Int(OutlineBenchmark.size.height))
  private var last = DrawList()
  private var times: [String: [Double]] = [:]

  init(_ fonts: FontLibrary) { rasterizer = Rasterizer(text: fonts) }

  func measure(_ name: String, _ frame: () -> DrawList) {
    let clock = ContinuousClock()
    let time = clock.measure {
      let list = frame()
      let areas = rasterizer.damage(from: last, to: list, scale: 1, within: bitmap.bounds)
      bitmap.withPixelBuffer { buffer in
        for area in areas {
          rasterizer.draw(
            list, into: buffer, scale: 1, background: Color(0x101010), area: area)
        }
      }
      last = list
    }.components
    times[name, default: []].append(
      Double(time.attoseconds) / 1e15 + Double(time.seconds) * 1e3)
  }

  func show(_ name: String) {
    let sorted = (times[name] ?? []).sorted()
    guard let worst = sorted.last else { return }
    print("\(name)\t\(sorted[sorted.count / 2])\t\(worst)")
  }
}
