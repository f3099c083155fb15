import UIKit

/// The edges of regions, in pixels, at which a map may pass from one owner to another.
@MainActor
struct TrueEdges {
  /// One edge, and where it stands in the outline that it is part of.
  struct Edge {
    var from: CGPoint
    var to: CGPoint
    /// Edges of one outline follow each other and share their ends.
    var outline: Int
    var place: Int

    /// Where the edge crosses the step from one pixel's centre to its neighbour's, from 0 at the
    /// first to 1 at the second; nil where it doesn't.
    func crossing(_ inner: (x: Int, y: Int), _ outer: (x: Int, y: Int)) -> CGFloat? {
      let isLevel = inner.y == outer.y
      let (a, b) = isLevel ? (from, to) : (from.transposed, to.transposed)
      let line = CGFloat(isLevel ? inner.y : inner.x) + 0.5
      guard a.y != b.y, min(a.y, b.y) <= line + Self.slack, max(a.y, b.y) >= line - Self.slack
      else { return nil }
      let share = min(max((line - a.y) / (b.y - a.y), 0), 1)
      let place = a.x + (b.x - a.x) * share
      let start = CGFloat(isLevel ? inner.x : inner.y) + 0.5
      let way = CGFloat(isLevel ? outer.x - inner.x : outer.y - inner.y)
      let crossing = (place - start) * way
      return crossing >= -Self.slack && crossing <= 1 + Self.slack ? crossing : nil
    }

    /// Curves are followed to a hundredth of a pixel only.
    private static let slack: CGFloat = 0.03
  }

  private let table: TerritoryTable
  private let raster: RegionRaster
  private var outlines: [Int32: [[Edge]]] = [:]
  private var pairs: [Int64: [Edge]] = [:]
  /// By their numbers; 0 stands for the edge of the map, which has no outline.
  private var byNumber: [[Edge]] = [[]]
  /// Nodes whose rules give touches to others: their edges count for every pair.
  private let givers: [Int32]

  /// No more levels of the tree than these are looked at.
  private static let mostLevels = 400
  private static let mostGivers = 64

  init(of table: TerritoryTable) {
    self.table = table
    raster = RegionRaster(table: table)
    givers = Array(
      table.details.keys.filter { table.nodes[Int($0)].flags.contains(.resultRules) }.sorted()
        .prefix(Self.mostGivers))
  }

  /// The edges that can part two owners; -1 and views outside the table own nothing by an edge.
  mutating func edges(between one: Int32, and other: Int32) -> [Edge] {
    let key = Int64(one) << 32 | Int64(UInt32(bitPattern: other))
    if let known = pairs[key] { return known }
    let found = nodes(between: one, and: other).flatMap { edges(of: $0).flatMap { $0 } }
    pairs[key] = found
    return found
  }

  /// The nodes below the nearest ancestor of both: what holds both parts nothing.
  private func nodes(between one: Int32, and other: Int32) -> [Int32] {
    let (way, otherWay) = (way(to: one), way(to: other))
    let shared = Set(way).intersection(otherWay)
    var nodes = way.filter { !shared.contains($0) } + otherWay.filter { !shared.contains($0) }
    // A hole or a path of the nearest one they share may part them all the same.
    if let nearest = way.first(where: shared.contains) { nodes.append(nearest) }
    return nodes + givers.filter { !nodes.contains($0) }
  }

  /// A node and its ancestors, nearest first.
  private func way(to index: Int32) -> [Int32] {
    var way: [Int32] = []
    var current = Int(index) < table.nodes.count ? index : -1
    while current >= 0, way.count < Self.mostLevels {
      way.append(current)
      current = table.nodes[Int(current)].parent
    }
    return way
  }

  private mutating func edges(of node: Int32) -> [[Edge]] {
    if let known = outlines[node] { return known }
    let first = byNumber.count
    let found = raster.polygons(of: node).filter(\.isFinite).enumerated().map { number, polygon in
      polygon.edges.enumerated().map {
        Edge(from: $1.from, to: $1.to, outline: first + number, place: $0)
      }
    }
    byNumber += found
    outlines[node] = found
    return found
  }

  /// One outline with its edges in order.
  func outline(of edge: Edge) -> [Edge] { byNumber[edge.outline] }
}

extension RegionRaster {
  /// The outlines of a node's region, its holes and the paths of its result, in pixels.
  fileprivate func polygons(of index: Int32) -> [PixelPolygon] {
    let node = table.nodes[Int(index)]
    let map = pixels(of: node)
    guard let detail = table.details[index] else { return [PixelPolygon(node.region, by: map)] }
    var polygons: [PixelPolygon] = []
    switch detail.region.shape {
    case .rect(let rect): polygons.append(PixelPolygon(rect, by: map))
    case .path(let path, _): polygons.append(PixelPolygon(path, isEvenOdd: false, by: map))
    }
    polygons += detail.region.holes.map { PixelPolygon($0.path, isEvenOdd: false, by: map) }
    for case .path(let outline) in detail.results {
      polygons.append(PixelPolygon(outline.path, isEvenOdd: false, by: map))
    }
    return polygons
  }
}

extension CGPoint {
  fileprivate var transposed: CGPoint { CGPoint(x: y, y: x) }
}
