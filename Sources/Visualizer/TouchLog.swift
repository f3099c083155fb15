public import Foundation
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
      #"{"event":"opened","scene":\#(Self.quoted(scene)),"stage":\#(Self.json(stage))}"#
    case .stage(let stage): #"{"event":"stage","stage":\#(Self.json(stage))}"#
    case .touch(let point, let hit, let steps):
      #"{"event":"touch","at":[\#(Self.json(point.x)),\#(Self.json(point.y))],"#
        + #""hit":\#(hit.map { Self.quoted($0.name) } ?? "null"),"steps":\#(steps)}"#
    }
  }

  private static func json(_ stage: Stage) -> String {
    #"{"x":\#(json(stage.x)),"y":\#(json(stage.y)),"scale":\#(json(stage.scale))}"#
  }

  /// JSON has no word for what is not finite.
  private static func json(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    return number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }

  private static func quoted(_ string: String) -> String {
    var quoted = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
