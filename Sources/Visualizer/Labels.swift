import Foundation
import Scenes
import UIKit

/// The words on the window itself: headings, buttons, short states.
enum Labels {
  static let title = "Hitscope"
  static let hierarchy = "Hierarchy"
  static let frames = "Frames"
  static let touchAreas = "Touch areas"
  static let deadZones = "Dead zones"
  static let deadZone = "dead zone"
  static let helpTitle = "Keys and mouse"
  static let noSteps = "No touch yet"
  static let nobody = "nobody"

  static func step(_ step: Int, of count: Int) -> String { "Step \(step) of \(count)" }
  static func steps(_ count: Int) -> String { count == 1 ? "1 step" : "\(count) steps" }

  static func speed(_ speed: Double) -> String {
    switch speed {
    case 0.25: "¼×"
    case 0.5: "½×"
    default: "\(Int(speed))×"
    }
  }

  static let mouse: [(String, String)] = [
    ("Click", "touch here"),
    ("Ctrl-click", "select without touching"),
    ("Wheel", "zoom at the pointer"),
    ("Middle-drag", "pan"),
    ("Space-drag", "pan"),
  ]

  /// `(290, 190)`, with as few digits as a half point needs.
  static func point(_ point: CGPoint) -> String { "(\(number(point.x)), \(number(point.y)))" }

  static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "–" }
    let rounded = (value * 100).rounded() / 100
    let text =
      rounded == rounded.rounded() && abs(rounded) < 1e15
      ? "\(Int(rounded))" : "\(rounded)"
    return text.hasPrefix("-") ? "−" + text.dropFirst() : text
  }
}

extension Labels {
  /// A row's last word: what became of the view, or its size before any touch.
  static func verdict(_ state: ViewState, view: PlacedView) -> String {
    switch state {
    case .waiting: "\(number(view.bounds.width)) × \(number(view.bounds.height))"
    case .neverAsked: "never asked"
    case .asking: "asking"
    case .contains: "inside"
    case .refused(.isEnabled): "disabled"
    case .refused(.isUserInteractionEnabled): "interaction off"
    case .refused(.isHidden): "hidden"
    case .refused(.alpha(let alpha)): alpha > 0 ? "alpha < 0.01" : "alpha 0"
    case .refused(.transform): "no inverse"
    case .outside: "outside"
    case .gaveNothing: "nothing"
    case .passedOn: "passes on"
    case .hit: "hit"
    }
  }

  static let rulesHeading = "Rules, in running order"
  static let touchAreaHeading = "Touch area"
  static let defaultSearch = "default search"
  static let nothingInspected = "Nothing selected"
  static let inspectHint = "Touch the stage, or choose a view in the hierarchy."
  static let welcome =
    "Press anywhere on the scene: the touch is followed from the window to the view that gets it."
  static let emptyScene =
    "This scene has no views. Drop a scene file on the window, or choose another one."
  static let noScene = "No scene is open. Drop a scene file on the window."

  static func areaUnit(_ area: CGFloat) -> String { grouped(area) + " pt²" }

  /// `22 500`: groups of three with a narrow space.
  static func grouped(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "–" }
    let digits = String(Int(value.rounded()))
    guard digits.count > 3 else { return digits }
    var grouped = ""
    for (place, digit) in digits.reversed().enumerated() {
      if place > 0, place % 3 == 0, digit != "-" { grouped = "\u{2009}" + grouped }
      grouped = String(digit) + grouped
    }
    return grouped
  }

  static func moreProblems(_ count: Int) -> String {
    count == 1 ? "One more problem is on standard error." : "\(count) more are on standard error."
  }

  static let missing = "there is no such file"
  static let unreadable = "the file can't be read"
  static let error = "error"
  static let problem = "problem"
  static let notice = "notice"

  /// `scene.hitscene.json:12:5: `
  static func place(_ name: String, _ place: Problem.Place?) -> String {
    place.map { "\(name):\($0.line):\($0.column): " } ?? "\(name): "
  }
}

extension Labels {
  static let yes = "yes"
  static let no = "no"

  static func pair(_ x: CGFloat, _ y: CGFloat) -> String { "\(number(x)), \(number(y))" }

  static func size(_ size: CGSize) -> String { "\(number(size.width)) × \(number(size.height))" }

  static func alpha(_ alpha: CGFloat) -> String {
    // As stored: 0.01 is kept as 0.0099999998, and that is the point of showing it.
    guard alpha > 0, alpha < 0.011 else { return number(alpha, digits: alpha == 0 ? 0 : 2) }
    return String(format: "%.8g", Double(alpha))
  }

  static func number(_ value: CGFloat, digits: Int) -> String {
    value.isFinite ? String(format: "%.\(digits)f", Double(value)) : "–"
  }

  /// A turn, a scaling, or the six numbers.
  static func transform(_ t: CGAffineTransform) -> String {
    let scaleX = (t.a * t.a + t.b * t.b).squareRoot()
    let scaleY = (t.c * t.c + t.d * t.d).squareRoot()
    let isTurned = abs(t.a * t.c + t.b * t.d) < 1e-6 * max(scaleX * scaleY, 1e-12)
    guard isTurned, t.a * t.d - t.b * t.c > 0 else {
      return [t.a, t.b, t.c, t.d, t.tx, t.ty].map { number($0) }.joined(separator: " ")
    }
    var parts: [String] = []
    let degrees = atan2(t.b, t.a) * 180 / .pi
    if abs(degrees) > 0.05 { parts.append("turned \(number(degrees))°") }
    if abs(scaleX - 1) > 0.001 || abs(scaleY - 1) > 0.001 {
      parts.append(
        abs(scaleX - scaleY) < 0.001
          ? "× \(number(scaleX, digits: 2))"
          : "× \(number(scaleX, digits: 2)), \(number(scaleY, digits: 2))")
    }
    if t.tx != 0 || t.ty != 0 { parts.append("by \(point(CGPoint(x: t.tx, y: t.ty)))") }
    return parts.joined(separator: ", ")
  }

  static func part(_ part: HitTestRule.Part) -> String {
    switch part {
    case .region: "is point(inside:)"
    case .search: "is the search"
    case .result: "on the result"
    }
  }
}

extension Labels {
  static let why = "Why?"
  static let whyHint = "After a touch: why the chosen view gets it, or why not."
  static let logHint = "The calls appear here, one line a step."
}
