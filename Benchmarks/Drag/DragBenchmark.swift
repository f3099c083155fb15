import Canvas
import Foundation
import Raster
import SDLPlatform
import Scenes
import UIKit
import Visualizer

/// Measures how long a window takes to show the next frame while a view is dragged: from the
/// movement of the mouse to the pixels that show it, with the layers that follow every change.
/// Prints a line for each: layers, views, the median, the ninth of ten, the worst time and that of
/// the release in milliseconds of processor time, so that other programs on the machine count
/// little, with tabs between.
@main
@MainActor
struct DragBenchmark {
  private static let size = CGSize(width: 1440, height: 900)
  /// The layers that are shown, by the keys that change what a newcomer sees.
  private static let layers = [("no territory", ""), ("territory", "3")]

  static func main() throws {
    let fonts = try FontLibrary()
    let counts = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    for count in counts.isEmpty ? [300, 1500, 5000, 30_000] : counts {
      for (name, keys) in layers {
        let (moves, release) = drag(views: count, keys: keys, fonts)
        let times = moves.sorted()
        let figures = [
          times[times.count / 2], times[times.count * 9 / 10], times[times.count - 1], release,
        ]
        let columns = [name, "\(count)"] + figures.map { String(format: "%.2f", $0) }
        print(columns.joined(separator: "\t"))
      }
    }
  }

  /// Milliseconds of each frame of one drag, and of the one after it.
  private static func drag(
    views: Int, keys: String, _ fonts: FontLibrary
  ) -> (moves: [Double], release: Double) {
    let (document, place) = Workload.scene(views: views)
    let visualizer = Visualizer(
      text: fonts, scenes: [ShippedScene(title: document.title, document: document)],
      registry: .standard)
    visualizer.handle(.resized(size, scale: 1))
    visualizer.open(file: nil)
    for sign in keys + "e" { visualizer.press(sign) }
    let screen = Screen(fonts, size)
    for _ in 0..<120 {
      visualizer.advance(by: 1.0 / 60)
      screen.show(visualizer.frame())
    }
    guard let stage = visualizer.takeOutput().compactMap(\.stage).last else { return ([0], 0) }
    let start = CGPoint(
      x: stage.x + place.x * stage.scale, y: stage.y + place.y * stage.scale)
    visualizer.handle(.pointerMoved(to: start, modifiers: []))
    visualizer.handle(.pointerDown(at: start, button: .primary, modifiers: [], clicks: 1))
    screen.show(visualizer.frame())
    var end = start
    let moves = (1...60).map { step in
      let angle = Double(step) / 8
      end = CGPoint(x: start.x + 6 + 40 * (1 - cos(angle)), y: start.y + 6 + 40 * sin(angle))
      return time {
        visualizer.handle(.pointerMoved(to: end, modifiers: []))
        visualizer.advance(by: 1.0 / 60)
        screen.show(visualizer.frame())
      }
    }
    let release = time {
      visualizer.handle(.pointerUp(at: end, button: .primary, modifiers: []))
      screen.show(visualizer.frame())
    }
    return (moves, release)
  }

  private static func time(_ body: () -> Void) -> Double {
    let start = processorTime()
    body()
    return processorTime() - start
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}

extension Visualizer {
  fileprivate func press(_ sign: Character) {
    handle(.keyDown(.character(sign, position: sign), modifiers: [], isRepeat: false))
    handle(.text(String(sign)))
    handle(.keyUp(.character(sign, position: sign), modifiers: []))
  }
}

extension Output {
  /// Where the log says that the scene is in the window.
  fileprivate var stage: TouchLog.Stage? {
    switch self {
    case .log(.opened(_, let stage)), .log(.stage(let stage)): stage
    default: nil
    }
  }
}

/// What a window does with the draw lists: only what has changed is drawn.
@MainActor
private final class Screen {
  private let rasterizer: Rasterizer
  private var bitmap: Bitmap
  private var last = DrawList()

  init(_ fonts: FontLibrary, _ size: CGSize) {
    rasterizer = Rasterizer(text: fonts)
    bitmap = Bitmap(width: Int(size.width), height: Int(size.height))
  }

  func show(_ list: DrawList) {
    let areas = rasterizer.damage(from: last, to: list, scale: 1, within: bitmap.bounds)
    bitmap.withPixelBuffer { buffer in
      for area in areas {
        rasterizer.draw(list, into: buffer, scale: 1, background: Color(0x101010), area: area)
      }
    }
    last = list
  }
}
