import Canvas
import Foundation
import Visualizer

/// What the command line asks for.
struct Options {
  enum Action {
    case window
    case render
    case help
  }

  var action = Action.window
  var file: String?
  /// Where the touch log goes.
  var log: String?
  var theme = Theme.Name.dark
  /// Whether the theme was asked for, and so goes before the settings' one.
  var isThemeGiven = false
  /// Points.
  var size = CGSize(width: 1440, height: 900)
  /// Pixels per point of a rendered picture.
  var scale = 1.0
  /// A picture of one gibibyte.
  private static let mostPixels = 16_384

  /// Width and height of a rendered picture.
  var pixels: (width: Int, height: Int) {
    (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
  }

  var output: String?
  /// A touch, in screen points.
  var at: CGPoint?
  var step: Int?
  var layers: [String]?
  var view = "flat"

  static let help = """
    usage: hitscope [FILE] [--log FILE] [--theme NAME] [--size WxH]
           hitscope render FILE -o OUT.png|OUT.svg [--at X,Y] [--step N] [--layer NAMES]
                    [--view flat|exploded]
                    [--theme NAME] [--size WxH] [--scale S]

    Opens a window that shows which view a touch goes to, and why.

      FILE            a scene file, - for standard input, or a lesson by its name or number;
                      the first picture's scene without one
      --log FILE      writes each touch as a line of JSON
      --theme NAME    dark, light or high-contrast
      --size WxH      the window or picture in points, such as 1440x900; 64 to 8192 each

    HITSCOPE_REDUCED_MOTION=1 in the environment shows every step at once, without movement.

    render draws the same window without a screen:

      -o OUT.png      where the picture goes; pixels by the name's extension .png, shapes and
                      text by .svg
      --at X,Y        a touch, in screen points
      --step N        the picture at that step of the descent; the last one without it
      --layer NAMES   some of frames,touch-areas,territory,dead-zones; all but the
                      territory without it
      --view NAME     flat, or exploded: a plane for each level of the tree
      --scale S       pixels per point of a PNG, 0.25 to 8; a picture has at most 16384 by 16384
    """

  init(_ arguments: [String]) throws(Refusal) {
    var rest = arguments[...]
    if rest.first == "render" {
      action = .render
      rest = rest.dropFirst()
    }
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let isOption = argument.hasPrefix("-") && argument != "-"
      let name = isOption ? String(parts[0]) : argument
      switch name {
      case "--help", "-h", "help":
        action = .help
        return
      case _ where isOption:
        guard Self.names.contains(name) else {
          throw Refusal("there is no option \(name)", hint: "hitscope --help lists them.")
        }
        guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
          throw Refusal("\(name) needs a value", hint: "hitscope --help shows which.")
        }
        try take(value, for: name)
      default:
        guard file == nil else {
          throw Refusal("only one scene at a time: \(argument) is one too many")
        }
        file = argument
      }
    }
    try checkRender()
    try checkSize()
  }

  private static let names: Set<String> = [
    "--log", "--theme", "--size", "--scale", "-o", "--at", "--step", "--layer", "--view",
  ]

  private mutating func take(_ value: String, for name: String) throws(Refusal) {
    switch name {
    case "--log": log = value
    case "-o": output = value
    case "--theme":
      guard let theme = Theme.Name(rawValue: value) else {
        throw Refusal("--theme can't be \(value)", hint: "It is dark, light or high-contrast.")
      }
      self.theme = theme
      isThemeGiven = true
    case "--size": size = try Self.size(value)
    case "--scale":
      guard let scale = Double(value), scale >= 0.25, scale <= 8 else {
        throw Refusal("--scale can't be \(value)", hint: "It is a number from 0.25 to 8.")
      }
      self.scale = scale
    case "--at": at = try Self.point(value)
    case "--step":
      guard let step = Int(value), step >= 1 else {
        throw Refusal("--step can't be \(value)", hint: "Steps are counted from 1.")
      }
      self.step = step
    case "--layer":
      layers = value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    default:
      guard Visualizer.viewNames.contains(value) else {
        throw Refusal("--view can't be \(value)", hint: "It is flat or exploded.")
      }
      view = value
    }
  }

  private func checkSize() throws(Refusal) {
    let (width, height) = pixels
    guard max(width, height) > Self.mostPixels else { return }
    throw Refusal(
      "a picture of \(width) × \(height) pixels is too large",
      hint: "--size times --scale is at most \(Self.mostPixels) × \(Self.mostPixels) pixels.")
  }

  private func checkRender() throws(Refusal) {
    let example = "hitscope render FILE -o OUT.png --at 280,230"
    if action == .render {
      guard file != nil else { throw Refusal("render needs a scene file", hint: example) }
      guard let output else { throw Refusal("render needs -o OUT.png", hint: example) }
      guard PictureFormat(of: output) != nil else {
        throw Refusal(
          "\(output) is neither a PNG nor an SVG", hint: "The picture's name ends in .png or .svg.")
      }
      guard step == nil || at != nil else {
        throw Refusal("--step needs a touch", hint: "Add --at X,Y.")
      }
    } else if output != nil || at != nil || step != nil {
      throw Refusal("-o, --at and --step belong to render", hint: example)
    }
  }

  private static func size(_ text: String) throws(Refusal) -> CGSize {
    let parts = text.lowercased().split(separator: "x").compactMap { Double($0) }
    guard parts.count == 2, parts.allSatisfy({ $0 >= 64 && $0 <= 8192 }) else {
      throw Refusal(
        "--size can't be \(text)",
        hint: "It is WIDTHxHEIGHT in points, each from 64 to 8192, such as 1440x900.")
    }
    return CGSize(width: parts[0], height: parts[1])
  }

  private static func point(_ text: String) throws(Refusal) -> CGPoint {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard parts.count == 2, let x = parts[0], let y = parts[1], abs(x) <= 1e9, abs(y) <= 1e9 else {
      throw Refusal(
        "--at can't be \(text)",
        hint: "It is X,Y in screen points, such as 120,40.5, each within 1,000,000,000.")
    }
    return CGPoint(x: x, y: y)
  }
}
