import Scenes
import UIKit

/// Scenes of the shapes that hit testing meets: flat, deep, and like an application's.
enum Workload: String, CaseIterable {
  /// 1,000, 10,000 and 100,000 siblings of 10 to 60 points.
  case w1, w2, w3
  /// A chain of 500, each half a point inside the one before.
  case w4
  /// About 1,500 and 33,000 views, twelve levels deep, some of them closed.
  case w5, w6
  /// 1,000 hearts.
  case w7
  /// As `w5`, with rules, transforms and fractions here and there.
  case rules

  var document: SceneDocument {
    var random = Random(state: 42)
    var root = SceneNode(id: "root", depth: 0, className: "UIWindow")
    root.frame = CGRect(x: 0, y: 0, width: 1920, height: 1080)
    var nodes = [root]
    switch self {
    case .w1: flat(1000, &nodes, &random)
    case .w2: flat(10_000, &nodes, &random)
    case .w3: flat(100_000, &nodes, &random)
    case .w4: chain(&nodes)
    case .w5: application(1556, &nodes, &random)
    case .w6: application(33_317, &nodes, &random)
    case .w7: hearts(&nodes, &random)
    case .rules:
      application(1556, &nodes, &random)
      decorate(&nodes, &random)
    }
    return SceneDocument(title: rawValue, nodes: nodes)
  }

  private func flat(_ count: Int, _ nodes: inout [SceneNode], _ random: inout Random) {
    for index in 0..<count {
      var node = SceneNode(id: ViewID("v\(index)"), depth: 1)
      let (width, height) = (10 + random.below(51), 10 + random.below(51))
      node.frame = CGRect(
        x: random.below(1920 - width), y: random.below(1080 - height), width: width,
        height: height)
      nodes.append(node)
    }
  }

  private func chain(_ nodes: inout [SceneNode]) {
    for depth in 1...500 {
      var node = SceneNode(id: ViewID("v\(depth)"), depth: depth)
      node.frame = CGRect(
        x: 0.5, y: 0.5, width: 1920 - Double(depth), height: 1080 - Double(depth))
      nodes.append(node)
    }
  }

  /// Boxes cut into rows or columns that overlap by a point or two, level by level.
  private func application(_ count: Int, _ nodes: inout [SceneNode], _ random: inout Random) {
    var boxes = [(frame: nodes[0].frame ?? .zero, parent: -1, depth: 0)]
    var next = 0
    while boxes.count < count, next < boxes.count {
      let (frame, _, depth) = boxes[next]
      let parts = 3 + random.below(4)
      let isRow = frame.width > frame.height
      guard depth < 12, max(frame.width, frame.height) >= 12 else {
        next += 1
        continue
      }
      for part in 0..<parts {
        let overlap = CGFloat(random.below(4))
        let length = ((isRow ? frame.width : frame.height) / CGFloat(parts)).rounded(.down)
        let start = CGFloat(part) * length
        boxes.append(
          (
            isRow
              ? CGRect(x: start, y: 1, width: length + overlap, height: max(1, frame.height - 2))
              : CGRect(x: 1, y: start, width: max(1, frame.width - 2), height: length + overlap),
            next, depth + 1
          ))
      }
      next += 1
    }
    appendInOrder(boxes.map { (frame: $0.frame, parent: $0.parent) }, &nodes, &random)
  }

  /// The boxes as views, each before its own subviews.
  private func appendInOrder(
    _ boxes: [(frame: CGRect, parent: Int)], _ nodes: inout [SceneNode], _ random: inout Random
  ) {
    var children = [[Int]](repeating: [], count: boxes.count)
    for (index, box) in boxes.enumerated() where box.parent >= 0 {
      children[box.parent].append(index)
    }
    var open = children[0].reversed().map { ($0, 1) }
    while let (index, depth) = open.popLast() {
      var node = SceneNode(id: ViewID("v\(index)"), depth: depth)
      node.frame = boxes[index].frame
      if depth >= 2 {
        switch random.below(100) {
        case 0..<5: node.isHidden = true
        case 5..<10: node.isUserInteractionEnabled = false
        case 10..<13: node.alpha = 0
        default: break
        }
      }
      nodes.append(node)
      open += children[index].reversed().map { ($0, depth + 1) }
    }
  }

  private func hearts(_ nodes: inout [SceneNode], _ random: inout Random) {
    for index in 0..<1000 {
      var node = SceneNode(id: ViewID("v\(index)"), depth: 1)
      let side = Double(40 + random.below(81))
      node.frame = CGRect(
        x: Double(random.below(1800)), y: Double(random.below(960)), width: side, height: side)
      let unit = side / 150
      let numbers = [75, 50, 150, 0, 150, 75, 75, 150, 0, 75, 0, 0, 75, 50].map { $0 * unit }
      let d =
        "M\(numbers[0]) \(numbers[1]) C"
        + numbers[2...].map { "\($0)" }.joined(separator: " ") + " Z"
      node.hitTestRules = [.path(d: d, fillRule: .nonzero, gate: .inside)]
      nodes.append(node)
    }
  }

  private func decorate(_ nodes: inout [SceneNode], _ random: inout Random) {
    for index in nodes.indices.dropFirst() {
      switch random.below(20) {
      case 0: nodes[index].hitTestRules = [.passThrough]
      case 1:
        nodes[index].hitTestRules = [
          .expand(.by(UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)))
        ]
      case 2: nodes[index].transform = CGAffineTransform(rotationAngle: 0.3)
      case 3: nodes[index].hitTestRules = [.reachOutside(search: .frontMost, respectsGates: true)]
      case 4: nodes[index].hitTestRules = [.overflow]
      case 5: nodes[index].frame?.origin.x += 0.1
      default: break
      }
    }
  }

  /// xorshift64, so that every run measures the same scenes.
  private struct Random {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return limit <= 0 ? 0 : Int(state % UInt64(limit))
    }
  }
}
