import Foundation
import Scenes
import UIKit

/// An import for a test, with a dump of what it made.
struct Imported {
  let result: SceneReading

  init(_ text: String, choosing: String? = nil) throws {
    result = try SceneImport.read(Data(text.utf8), choosing: choosing)
  }

  init(bytes: [UInt8]) throws { result = try SceneImport.read(Data(bytes)) }

  init(input name: String) throws { result = try SceneImport.read(Self.input(name), name: name) }

  static func input(_ name: String) throws -> Data {
    guard let url = Bundle.module.resourceURL?.appendingPathComponent("Inputs") else {
      throw CocoaError(.fileNoSuchFile)
    }
    return try Data(contentsOf: url.appendingPathComponent(name))
  }

  /// One line a view: id, class, geometry and every flag that the scene states.
  var outline: String {
    result.document.nodes.map(Self.line).joined(separator: "\n")
  }

  private static func line(_ node: SceneNode) -> String {
    var words = [String(repeating: "  ", count: node.depth) + node.id.name]
    if let name = node.className { words.append(": \(name)") }
    if let frame = node.frame {
      words.append(numbers([frame.minX, frame.minY, frame.width, frame.height]))
    }
    if let bounds = node.bounds {
      words.append(
        "bounds " + numbers([bounds.minX, bounds.minY, bounds.width, bounds.height]))
    }
    if let center = node.center { words.append("center " + numbers([center.x, center.y])) }
    if let anchor = node.anchorPoint { words.append("anchor " + numbers([anchor.x, anchor.y])) }
    if let offset = node.contentOffset { words.append("offset " + numbers([offset.x, offset.y])) }
    if node.transform != nil { words.append("turned") }
    if let alpha = node.alpha { words.append("alpha " + numbers([alpha])) }
    if node.isHidden == true { words.append("hidden") }
    if let flag = node.isUserInteractionEnabled { words.append(flag ? "interactive" : "inert") }
    if node.isEnabled == false { words.append("disabled") }
    if let flag = node.clipsToBounds { words.append(flag ? "clips" : "unclipped") }
    if let text = node.text { words.append("\"\(text)\"") }
    words += node.hitTestRules.map { "rule \($0.name)" }
    return words.joined(separator: " ")
  }

  private static func numbers(_ numbers: [Double]) -> String {
    numbers.map { $0 == $0.rounded() ? String(Int($0)) : String($0) }.joined(separator: ",")
  }

  /// The facts of every problem, in order.
  var problems: [ImportProblem] {
    result.problems.compactMap {
      if case .importing(let problem) = $0.kind { problem } else { nil }
    }
  }

  /// Reasons with the lines that they skip.
  var skipped: [String] {
    result.report.skipped.map { skip in
      "\(skip.reason.rawValue) \(skip.lines.map(String.init).joined(separator: ","))"
    }
  }

  func view(_ id: ViewID) -> SceneNode? { result.document.nodes.first { $0.id == id } }
}
