import Foundation

/// A tree and the points at which it is asked: integers and a quarter, so that none lies on an edge.
struct Workload {
  struct Node {
    var parent: Int?
    var frame: CGRect
    var isHidden = false
    var isInteractive = true
    var isClear = false
  }

  var name: String
  var nodes: [Node]
  var points: [CGPoint]

  static var all: [Workload] {
    [
      flat("W1 1k", 1000), flat("W2 10k", 10_000), flat("W3 100k", 100_000), chain("W4 chain"),
      application("W5 app"),
    ]
  }

  /// A line a node: parent or -1, frame, and 1 where it takes no touches; then a line a point.
  func write(to folder: URL) throws {
    var text = "\(nodes.count) \(points.count)\n"
    for node in nodes {
      let frame = node.frame
      let isOut = node.isHidden || !node.isInteractive || node.isClear
      text += "\(node.parent ?? -1) \(frame.minX) \(frame.minY) \(frame.width) \(frame.height)"
      text += " \(isOut ? 1 : 0)\n"
    }
    for point in points { text += "\(point.x) \(point.y)\n" }
    let file = name.prefix { $0 != " " } + ".txt"
    try text.write(
      to: folder.appendingPathComponent(String(file)), atomically: true, encoding: .utf8)
  }

  private static func flat(_ name: String, _ count: Int) -> Workload {
    var random = Random(state: 7)
    let size = CGSize(width: 2000, height: 2000)
    var nodes = [Node(parent: nil, frame: CGRect(origin: .zero, size: size))]
    for _ in 0..<count {
      let (width, height) = (random.integer(10...60), random.integer(10...60))
      nodes.append(
        Node(
          parent: 0,
          frame: CGRect(
            x: random.integer(0...Int(2000 - width)), y: random.integer(0...Int(2000 - height)),
            width: width, height: height)))
    }
    return Workload(name: name, nodes: nodes, points: random.points(in: size))
  }

  /// 500 levels, each inset by half a point.
  private static func chain(_ name: String) -> Workload {
    var random = Random(state: 9)
    var nodes: [Node] = []
    for level in 0..<500 {
      let side = 1000 - Double(level)
      nodes.append(
        Node(
          parent: level == 0 ? nil : level - 1,
          frame: CGRect(
            x: level == 0 ? 0 : 0.5, y: level == 0 ? 0 : 0.5, width: side, height: side)))
    }
    return Workload(
      name: name, nodes: nodes, points: random.points(in: CGSize(width: 1000, height: 1000)))
  }

  /// About 1,500 views in the manner of an application: containers tiled by 3 to 6 children with a
  /// little overlap, some hidden, some off, some clear.
  private static func application(_ name: String) -> Workload {
    var random = Random(state: 11)
    let size = CGSize(width: 1920, height: 1080)
    var nodes = [Node(parent: nil, frame: CGRect(origin: .zero, size: size))]
    var next = 0
    while nodes.count < 1556, next < nodes.count {
      let parent = nodes[next].frame.size
      if parent.width >= 24, parent.height >= 24 {
        let count = Int(random.integer(3...6))
        let isRow = parent.width > parent.height
        let step = ((isRow ? parent.width : parent.height) / CGFloat(count)).rounded(.down)
        for place in 0..<count where nodes.count < 1556 {
          let offset = CGFloat(place) * step
          let length = step + (place == count - 1 ? 0 : random.integer(1...4))
          var node = Node(
            parent: next,
            frame: isRow
              ? CGRect(x: offset, y: 0, width: length, height: parent.height)
              : CGRect(x: 0, y: offset, width: parent.width, height: length))
          if nodes.count > 20 {
            node.isHidden = random.integer(1...100) <= 5
            node.isInteractive = random.integer(1...100) > 5
            node.isClear = random.integer(1...100) <= 3
          }
          nodes.append(node)
        }
      }
      next += 1
    }
    return Workload(name: name, nodes: nodes, points: random.points(in: size))
  }
}

struct Random {
  var state: UInt64

  mutating func integer(_ range: ClosedRange<Int>) -> CGFloat {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let span = UInt64(range.upperBound - range.lowerBound + 1)
    return CGFloat(range.lowerBound + Int((state >> 33) % span))
  }

  mutating func points(in size: CGSize) -> [CGPoint] {
    (0..<4096).map { _ in
      CGPoint(
        x: integer(0...Int(size.width) - 1) + 0.25, y: integer(0...Int(size.height) - 1) + 0.25)
    }
  }
}
