public import Foundation
import Wording

/// For pictures and runs without a screen: the state at once, nothing moving.
extension Visualizer {
  public static let layerNames = ["frames", "touch-areas", "territory", "dead-zones"]

  /// Opens that file and no other.
  /// - Returns: whether it could be read; what could not is in the output.
  public func open(only file: String, scene: String? = nil) -> Bool {
    perform(.openFile(file, scene: scene))
    perform(.importing(.showReport(false)))
    return workspace.banner?.isError != true
  }

  /// Shows these layers only.
  /// - Returns: false when one of them is not known.
  public func show(layers names: [String]) -> Bool {
    let wished = names.compactMap { Self.layerNames.firstIndex(of: $0) }.map { Layers.all[$0] }
    guard wished.count == names.count else { return false }
    for (layer, isShown) in Layers.all.map({ ($0, workspace.layers.contains($0)) })
    where wished.contains(layer) != isShown {
      perform(.toggle(layer))
    }
    return true
  }

  public nonisolated static let viewNames = ["flat", "exploded"]

  /// Shows the stage flat or exploded, fully open.
  /// - Returns: false when the name is not known.
  public func show(view name: String) -> Bool {
    guard Self.viewNames.contains(name) else { return false }
    perform(.exploded(.show(name == "exploded")))
    settle()
    return true
  }

  /// Shows a touch at a screen point, at the end of a step; nil shows the end of the descent.
  public func show(touchAt point: CGPoint, step: Int?) {
    perform(.importing(.showReport(false)))
    perform(.touch(point))
    perform(.stop(atStep: step ?? .max))
    settle()
  }

  /// How many steps the last touch took.
  public var stepCount: Int { workspace.descent?.stepCount ?? 0 }

  /// The first saved probe of the scene, else the middle of what can be seen.
  public var firstProbe: CGPoint {
    if let probe = workspace.scene?.document.probes.first(where: { $0.on == nil }) {
      return probe.at
    }
    let extent = workspace.projection.extent
    return extent.isNull ? .zero : CGPoint(x: extent.midX, y: extent.midY)
  }

  /// The last touch as a call log.
  public var traceText: String {
    guard let trace = workspace.descent?.trace else { return "" }
    let words = Language.english
    let hit = trace.hit.map { words.text("trace.hit", ["view": $0.name]) }
    return CallLog(trace).text + "\n" + (hit ?? words.text("trace.nobody"))
  }
}
