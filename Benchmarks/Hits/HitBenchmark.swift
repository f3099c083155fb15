import CppTree
import Foundation
import NaiveTree
import UIKit

/// Nanoseconds a hit: the engine, a straightforward Swift class tree and plain C++ on the same
/// trees and points, in alternating rounds; the medians, and how they compare.
@main
@MainActor
struct HitBenchmark {
  static let rounds = 15
  static let slice = 0.02

  static func main() {
    print("ns a hit (median of \(rounds) alternating rounds)")
    print(
      "workload       engine    traced naive Swift       C++  engine/naive engine/C++ traced/engine"
    )
    for workload in Workload.all {
      let trees = Trees(workload)
      trees.checkAgreement()
      var times: [[Double]] = Array(repeating: [], count: 4)
      for _ in 0..<rounds {
        times[0].append(measure(workload) { trees.engine.hitTest($0, with: nil) != nil })
        times[1].append(measure(workload) { trees.engine.trace($0).hit != nil })
        times[2].append(measure(workload) { trees.naive.hitTest($0) != nil })
        times[3].append(measure(workload) { cpp_tree_hit(trees.cpp, $0.x, $0.y) >= 0 })
      }
      let medians = times.map { $0.sorted()[$0.count / 2] }
      let columns = medians.map { pad(String(format: "%.0f", $0), 10) }.joined()
      let ratios = [medians[0] / medians[2], medians[0] / medians[3], medians[1] / medians[0]]
      print(
        workload.name.padding(toLength: 10, withPad: " ", startingAt: 0) + columns
          + ratios.map { pad(String(format: "%.4f", $0), 12) }.joined())
    }
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }

  private static func measure(_ workload: Workload, _ hit: (CGPoint) -> Bool) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    var hits = 0
    var index = 0
    var found = 0
    while true {
      for _ in 0..<32 {
        if hit(workload.points[index]) { found += 1 }
        index = (index + 1) % workload.points.count
      }
      hits += 32
      let elapsed = start.duration(to: clock.now)
      let seconds =
        Double(elapsed.components.attoseconds) * 1e-18 + Double(elapsed.components.seconds)
      if seconds > slice {
        precondition(found <= hits)
        return seconds / Double(hits) * 1e9
      }
    }
  }
}

/// The three trees of one workload.
@MainActor
final class Trees {
  let engine: UIView
  let naive: NaiveView
  let cpp: OpaquePointer
  private let workload: Workload

  init(_ workload: Workload) {
    self.workload = workload
    var views: [UIView] = []
    var naives: [NaiveView] = []
    var nodes: [OpaquePointer] = []
    for (id, node) in workload.nodes.enumerated() {
      let view = UIView(frame: node.frame)
      view.tag = id
      view.isHidden = node.isHidden
      view.isUserInteractionEnabled = node.isInteractive
      view.alpha = node.isClear ? 0 : 1
      let naive = NaiveView(frame: node.frame)
      naive.isHidden = node.isHidden
      naive.isUserInteractionEnabled = node.isInteractive
      naive.alpha = node.isClear ? 0 : 1
      let parent = node.parent
      if let parent {
        views[parent].addSubview(view)
        naives[parent].addSubview(naive)
      }
      let frame = node.frame
      nodes.append(
        cpp_tree_add(
          parent.map { nodes[$0] }, Int32(id), frame.origin.x, frame.origin.y, frame.size.width,
          frame.size.height, node.isHidden || !node.isInteractive || node.isClear ? 1 : 0))
      views.append(view)
      naives.append(naive)
    }
    (engine, naive, cpp) = (views[0], naives[0], nodes[0])
  }

  func checkAgreement() {
    for point in workload.points {
      let id = engine.hitTest(point, with: nil)?.tag ?? -1
      precondition(id == Int(cpp_tree_hit(cpp, point.x, point.y)), "\(workload.name) \(point)")
    }
  }
}
