public import Foundation
import Scenes
public import UIKit

/// One line of the touch log, as a value.
public enum TouchLog: Equatable, Sendable {
  /// A scene was opened; pixel inside the window = (x, y) + scale × scene point.
  case opened(scene: String, stage: Stage)
  /// The camera changed.
  case stage(Stage)
  /// A press, in screen points of the scene.
  case touch(at: CGPoint, hit: ViewID?, steps: Int)

  public struct Stage: Equatable, Sendable {
    public var x: Double
    public var y: Double
    public var scale: Double

    public init(x: Double, y: Double, scale: Double) {
      self.x = x
      self.y = y
      self.scale = scale
    }
  }

  /// The line as JSON, keys in a fixed order, without the line break.
  public var json: String {
    switch self {
    case .opened(let scene, let stage):
      #"{"event":"opened","scene":\#(JSONText.string(scene)),"stage":\#(Self.json(stage))}"#
    case .stage(let stage): #"{"event":"stage","stage":\#(Self.json(stage))}"#
    case .touch(let point, let hit, let steps):
      #"{"event":"touch","at":[\#(Self.json(point.x)),\#(Self.json(point.y))],"#
        + #""hit":\#(hit.map { JSONText.string($0.name) } ?? "null"),"steps":\#(steps)}"#
    }
  }

  private static func json(_ stage: Stage) -> String {
    #"{"x":\#(json(stage.x)),"y":\#(json(stage.y)),"scale":\#(json(stage.scale))}"#
  }

  private static func json(_ number: Double) -> String {
    // A point on an axis is 0, whichever side it came from.
    JSONText.number(number == 0 ? 0 : number)
  }
}
