import Foundation
import Scenes
import UIKit

/// A screen as apps have them: sections of rows, each a cell with a picture, words and buttons in
/// wrappers; the same one in every run.
enum Workload {
  /// - Returns: the scene, and the screen point of a button that can be dragged.
  static func scene(views count: Int) -> (document: SceneDocument, button: CGPoint) {
    var window = SceneNode(id: "window", depth: 0, className: "UIWindow")
    window.frame = CGRect(x: 0, y: 0, width: 1024, height: 1366)
    var nodes = [window]
    let cells = max(1, count / 8)
    let columns = max(1, Int((Double(cells) * 0.4).squareRoot()))
    let rows = (cells + columns - 1) / columns
    let (width, height) = (1024 / CGFloat(columns), 1366 / CGFloat(rows))
    for row in 0..<rows {
      var section = SceneNode(id: ViewID("row\(row)"), depth: 1)
      section.frame = CGRect(x: 0, y: CGFloat(row) * height, width: 1024, height: height)
      nodes.append(section)
      for column in 0..<columns {
        nodes += cell(
          "\(row)-\(column)", column: column, CGSize(width: width, height: height))
      }
    }
    let (row, column) = (CGFloat(rows / 2), CGFloat(columns / 2))
    let button = CGPoint(x: (column + 0.8) * width, y: (row + 0.45) * height)
    return (SceneDocument(title: "\(count) views", nodes: nodes), button)
  }

  private static func cell(_ name: String, column: Int, _ size: CGSize) -> [SceneNode] {
    func node(
      _ kind: String, _ depth: Int, _ frame: CGRect, _ className: String? = nil
    ) -> SceneNode {
      var node = SceneNode(id: ViewID("\(kind) \(name)"), depth: depth, className: className)
      node.frame = CGRect(
        x: frame.minX * size.width, y: frame.minY * size.height, width: frame.width * size.width,
        height: frame.height * size.height)
      return node
    }
    var cell = node("cell", 2, CGRect(x: CGFloat(column), y: 0, width: 1, height: 1))
    cell.isHidden = name.hasSuffix("9") ? true : nil
    var label = node("label", 4, CGRect(x: 0.3, y: 0.1, width: 0.35, height: 0.4), "UILabel")
    label.text = name
    return [
      cell, node("content", 3, CGRect(x: 0.02, y: 0.02, width: 0.96, height: 0.96)),
      node("picture", 4, CGRect(x: 0.02, y: 0.1, width: 0.25, height: 0.7), "UIImageView"), label,
      node("note", 4, CGRect(x: 0.3, y: 0.5, width: 0.35, height: 0.3), "UILabel"),
      node("button", 4, CGRect(x: 0.68, y: 0.1, width: 0.3, height: 0.75), "UIButton"),
      node("badge", 5, CGRect(x: 0.22, y: 0.02, width: 0.06, height: 0.1)),
    ]
  }
}
