import CppTree
import Foundation
import NaiveTree
import UIKit

/// Nanoseconds a hit: the engine, a straightforward Swift class tree and plain C++ on the same
/// trees and points, in alternating rounds; the medians, and how they compare.
///
/// Its arguments name workloads: `w4 w5`. `--write FOLDER` writes the trees and points there, for
/// other programs; `--once w5` measures the engine alone for one round beside them.
@main
@MainActor
struct HitBenchmark {
  static let rounds = 15
  static let slice = 0.02

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "--write", let folder = arguments.last {
      for workload in Workload.all { try workload.write(to: URL(fileURLWithPath: folder)) }
      return
    }
    if arguments.first == "--once" {
      for workload in Workload.all
      where workload.name.lowercased().hasPrefix(arguments.last ?? "") {
        let trees = Trees(workload)
        let hit = Table.measure(workload) { trees.engine.hitTest($0, with: nil) != nil }
        let moved = Table.measure(workload, moving(trees))
        print("\(workload.name.prefix { $0 != " " })\t\(hit)\t\(moved)")
      }
      return
    }
    let workloads = Workload.all.filter { workload in
      arguments.isEmpty || arguments.contains { workload.name.lowercased().hasPrefix($0) }
    }
    print("ns a hit (median of \(rounds) alternating rounds of \(Int(slice * 1000)) ms)")
    Table.head(["engine", "changed", "recorded", "trace", "naive Swift", "C++"])
    for workload in workloads {
      let trees = Trees(workload)
      trees.checkAgreement()
      // Of its own: a large container makes its table over many hits, and a change drops it.
      let changing = Trees(workload)
      let first = changing.views[changing.views.count / 2]
      Table.row(
        workload,
        [
          { trees.engine.hitTest($0, with: nil) != nil },
          // A change before each hit, so that no container can have its table.
          {
            first.isHidden.toggle()
            first.isHidden.toggle()
            return changing.engine.hitTest($0, with: nil) != nil
          },
          { trees.engine.hitTestRecorded($0) != nil },
          { trees.engine.trace($0).hit != nil },
          { trees.naive.hitTest($0) != nil },
          { cpp_tree_hit(trees.cpp, $0.x, $0.y) >= 0 },
        ])
    }
    print("\nns for moving one view and one hit")
    Table.head(["engine", "C++"])
    for workload in workloads {
      let trees = Trees(workload)
      var random = Random(state: 3)
      Table.row(
        workload,
        [
          moving(trees),
          {
            let id = Int(random.integer(1...trees.nodes.count - 1))
            let frame = workload.nodes[id].frame
            cpp_tree_move(trees.nodes[id], frame.origin.x + 1, frame.origin.y)
            cpp_tree_move(trees.nodes[id], frame.origin.x, frame.origin.y)
            return cpp_tree_hit(trees.cpp, $0.x, $0.y) >= 0
          },
        ])
    }
    print("\nns a hit where every view is of one class")
    Table.head(["UIView", "UIControl", "own UIView", "own UIControl"])
    for workload in workloads where workload.nodes.count < 5000 {
      let kinds: [UIView.Type] = [
        UIView.self, UIControl.self, OwnView.self, OwnControl.self,
      ]
      let trees = kinds.map { Trees(workload, of: $0) }
      Table.row(workload, trees.map { tree in { tree.engine.hitTest($0, with: nil) != nil } })
    }
  }
}

extension HitBenchmark {
  /// One view moved, and one hit.
  private static func moving(_ trees: Trees) -> (CGPoint) -> Bool {
    var random = Random(state: 3)
    return {
      let view = trees.views[Int(random.integer(1...trees.views.count - 1))]
      view.center.x += 1
      view.center.x -= 1
      return trees.engine.hitTest($0, with: nil) != nil
    }
  }
}

/// Subclasses are asked by virtual calls; of a control's the call to `super` can be replaced too.
final class OwnView: UIView {}
final class OwnControl: UIControl {}

/// A table of medians, one row a workload.
@MainActor
enum Table {
  static func head(_ columns: [String]) {
    print(pad("", 10) + columns.map { pad($0, 14) }.joined())
  }

  static func row(_ workload: Workload, _ ways: [(CGPoint) -> Bool]) {
    var times: [[Double]] = Array(repeating: [], count: ways.count)
    for _ in 0..<HitBenchmark.rounds {
      for (index, way) in ways.enumerated() { times[index].append(measure(workload, way)) }
    }
    let medians = times.map { $0.sorted()[$0.count / 2] }
    print(
      workload.name.padding(toLength: 10, withPad: " ", startingAt: 0)
        + medians.map { pad(String(format: $0 < 100 ? "%.1f" : "%.0f", $0), 14) }.joined())
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }

  static func measure(_ workload: Workload, _ hit: (CGPoint) -> Bool) -> Double {
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
      if seconds > HitBenchmark.slice {
        precondition(found <= hits)
        return seconds / Double(hits) * 1e9
      }
    }
  }
}
