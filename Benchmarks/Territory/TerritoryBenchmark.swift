import Diagnosis
import Foundation
import Scenes
import UIKit

/// Measures the map of 1920 × 1080 pixels against clearing the same buffer, in turn, and the
/// repainting after one view moved. Prints medians and their ratio.
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
  }

  @MainActor private static func measure(_ workload: Workload, _ buffer: inout [Int32]) {
    let document = workload.document
    let scene = SceneBuilder().build(document)
    let area = CGRect(x: 0, y: 0, width: 1920, height: 1080)
    var territory = Territory(of: scene, area: area)
    var clears: [Double] = []
    var maps: [Double] = []
    var moves: [Double] = []
    let moved = scene.view(at: document.nodes.count / 2)
    for round in 0..<rounds {
      clears.append(time { clear(&buffer, to: Int32(round)) })
      maps.append(time { territory.update() })
      let before = moved.superview?.convert(moved.frame, to: nil) ?? .zero
      moved.center.x += round.isMultiple(of: 2) ? 3 : -3
      let after = moved.superview?.convert(moved.frame, to: nil) ?? .zero
      moves.append(time { territory.update(area: before.union(after)) })
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

  private static func time(_ body: () -> Void) -> Double {
    let time = ContinuousClock().measure(body).components
    return Double(time.attoseconds) / 1e15 + Double(time.seconds) * 1e3
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
