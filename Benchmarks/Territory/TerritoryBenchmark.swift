import Diagnosis
import Foundation
import Scenes
import UIKit

/// Measures the map of 1920 × 1080 pixels against clearing the same buffer, in turn, and the
/// repainting after one view moved. Prints medians of processor time, so that other programs on
/// the machine count little, and their ratio.
@main
struct TerritoryBenchmark {
  private static let rounds = 15

  @MainActor static func main() {
    let names = Set(CommandLine.arguments.dropFirst())
    var buffer = [Int32](repeating: 0, count: 1920 * 1080)
    print("workload   views   clear ms    map ms  ratio   one view moved ms")
    for workload in Workload.allCases where names.isEmpty || names.contains(workload.rawValue) {
      measure(workload, &buffer)
    }
    print("\nworkload   views   fixes   steps  longest ms  first fix ms  all ms")
    for workload in [Workload.w5, .w6] where names.isEmpty || names.contains(workload.rawValue) {
      searchFixes(workload)
    }
  }

  /// How long a window stands still while fixes are searched step by step: for a view in the
  /// middle of the tree, at a point beside it.
  @MainActor private static func searchFixes(_ workload: Workload) {
    let document = workload.document
    let scene = SceneBuilder().build(document)
    let view = scene.view(at: document.nodes.count / 2)
    let corner = view.convert(view.bounds.origin, to: nil)
    let point = CGPoint(x: corner.x - 3, y: corner.y + 1)
    let finder = FixFinder(document, scene: scene)
    var search: FixSearch?
    var times = [
      time { search = finder.search(for: document.nodes[document.nodes.count / 2].id, at: point) }
    ]
    var firstFix: Double?
    while var current = search, !current.isFinished {
      search = nil
      times.append(time { current.advance() })
      if firstFix == nil, !current.fixes.isEmpty { firstFix = times.reduce(0, +) }
      search = current
    }
    let columns = [
      workload.rawValue.padded(8), String(document.nodes.count).padded(8),
      String(search?.fixes.count ?? 0).padded(7), String(times.count).padded(7),
      figure(times.max() ?? 0), figure(firstFix ?? .nan), figure(times.reduce(0, +)),
    ]
    print(columns.joined(separator: " "))
  }

  @MainActor private static func measure(_ workload: Workload, _ buffer: inout [Int32]) {
    let document = workload.document
    let scene = SceneBuilder().build(document)
    let area = CGRect(x: 0, y: 0, width: 1920, height: 1080)
    var territory = Territory(of: scene, area: area)
    var clears: [Double] = []
    var maps: [Double] = []
    var moves: [Double] = []
    // Finding the view's number is made quick once, not with every move.
    territory.update(changed: scene.view(at: 0))
    let moved = scene.view(at: document.nodes.count / 2)
    for round in 0..<rounds {
      clears.append(time { clear(&buffer, to: Int32(round)) })
      maps.append(time { territory.update() })
      moved.center.x += round.isMultiple(of: 2) ? 3 : -3
      moves.append(time { territory.update(changed: moved) })
    }
    let (clearing, map) = (median(clears), median(maps))
    let columns = [
      workload.rawValue.padded(8), String(document.nodes.count).padded(8), figure(clearing),
      figure(map), figure(map / clearing), figure(median(moves)),
    ]
    print(columns.joined(separator: " "))
  }

  private static func clear(_ buffer: inout [Int32], to value: Int32) {
    buffer.withUnsafeMutableBufferPointer { $0.update(repeating: value) }
  }

  /// Milliseconds of processor time.
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

  private static func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

  private static func figure(_ value: Double) -> String {
    String(format: "%.2f", value).padded(9)
  }
}

extension String {
  fileprivate func padded(_ width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
