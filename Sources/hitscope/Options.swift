import Canvas
import Foundation
import Scenes
import Visualizer
import Wording

/// What the command line asks for.
struct Options {
  enum Action {
    case window
    case render
    case help
    case version
  }

  var action = Action.window
  var file: String?
  /// One of several scenes in the file.
  var scene: String?
  /// Where the touch log goes.
  var log: String?
  var theme = Theme.Name.dark
  /// Whether the theme was asked for, and so goes before the settings' one.
  var isThemeGiven = false
  /// Points.
  var size = CGSize(width: 1440, height: 900)
  /// Whether the size was asked for; else a window is no larger than the screen.
  var isSizeGiven = false
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
    usage: hitscope [FILE] [--scene NAME] [--log FILE] [--theme NAME] [--size WxH]
           hitscope render FILE -o OUT.png|OUT.svg [--at X,Y] [--step N] [--layer NAMES]
                    [--view flat|exploded] [--scene NAME]
                    [--theme NAME] [--size WxH] [--scale S]

    Opens a window that shows which view a touch goes to, and why.

      FILE            a scene file, - for standard input, or a lesson by its name or number;
                      the first picture's scene without one
      --scene NAME    the scene of a storyboard, by name or number
      --log FILE      writes each touch as a line of JSON
      --theme NAME    dark, light or high-contrast
      --size WxH      the window or picture in points, such as 1440x900; 64 to 8192 each
      --version       which version this is

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

  init(_ arguments: [String]) throws(Failure) {
    var rest = arguments[...]
    if rest.first == "render" {
      action = .render
      rest = rest.dropFirst()
    }
    var given: Set<String> = []
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let isOption = argument.hasPrefix("-") && argument != "-"
      let name = isOption ? String(parts[0]) : argument
      switch name {
      case "--help", "-h", "help":
        action = .help
        return
      case "--version":
        action = .version
        return
      case _ where isOption:
        guard let value = Self.values.first(where: { $0.name == name })?.value else {
          throw Failure.unknownOption(name, of: Self.values.map(\.name) + ["--help", "--version"])
        }
        guard given.insert(name).inserted else { throw Failure.twice(name) }
        guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
          throw Failure.missingValue(of: name, value)
        }
        try take(value, for: name)
      default:
        if let file {
          let isCommand = action == .window && NearestName.of(file, in: ["render"]) != nil
          throw isCommand && !FileManager.default.fileExists(atPath: file)
            ? Failure.unknownCommand(file, of: ["render"])
            : Failure.tooMany(argument, usage: usage)
        }
        file = argument
      }
    }
    try checkRender()
    try checkSize()
  }

  /// The options, and what their values are called.
  private static let values: [(name: String, value: String)] = [
    ("--log", "FILE"), ("--scene", "NAME"), ("--theme", "NAME"), ("--size", "WxH"),
    ("--scale", "S"),
    ("-o", "OUT.png"), ("--at", "X,Y"), ("--step", "N"), ("--layer", "NAMES"), ("--view", "NAME"),
  ]

  private static let renderUsage = "hitscope render FILE -o OUT.png --at X,Y"

  private var usage: String { action == .render ? Self.renderUsage : "hitscope FILE" }

  private mutating func take(_ value: String, for name: String) throws(Failure) {
    switch name {
    case "--log": log = value
    case "--scene": scene = value
    case "-o": output = value
    case "--theme":
      guard let theme = Theme.Name(rawValue: value) else {
        throw Failure.unknownValue(value, of: name, known: Theme.Name.allCases.map(\.rawValue))
      }
      self.theme = theme
      isThemeGiven = true
    case "--size":
      size = try Self.size(value)
      isSizeGiven = true
    case "--scale":
      guard let scale = Double(value), scale >= 0.25, scale <= 8 else {
        throw Failure.notANumber(value, of: name, 0.25, 8)
      }
      self.scale = scale
    case "--at": at = try Self.point(value)
    case "--step":
      // How many there are is known only when the touch has been followed.
      guard let step = Int(value) else { throw Failure.notAStep(value, of: name) }
      self.step = step
    case "--layer":
      layers = value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    default:
      guard Visualizer.viewNames.contains(value) else {
        throw Failure.unknownValue(value, of: name, known: Visualizer.viewNames)
      }
      view = value
    }
  }

  private func checkSize() throws(Failure) {
    let (width, height) = pixels
    guard max(width, height) > Self.mostPixels else { return }
    throw Failure.tooManyPixels(width, height, most: Self.mostPixels)
  }

  private func checkRender() throws(Failure) {
    if action == .render {
      guard file != nil else { throw Failure.missing("FILE", usage: usage) }
      guard let output else { throw Failure.missing("-o", usage: usage) }
      guard PictureFormat(of: output) != nil else {
        throw Failure.unknownEnding(
          of: output, known: PictureFormat.allCases.map { "." + $0.rawValue })
      }
      guard step == nil || at != nil else {
        throw Failure.needs("--step", "--at", example: usage + " --step N")
      }
    } else if let option = output != nil ? "-o" : at != nil ? "--at" : step != nil ? "--step" : nil
    {
      throw Failure.needs(option, "render", example: Self.renderUsage)
    }
  }

  private static func size(_ text: String) throws(Failure) -> CGSize {
    let parts = text.lowercased().split(separator: "x").compactMap { Double($0) }
    guard parts.count == 2, parts.allSatisfy({ $0 >= 64 && $0 <= 8192 }) else {
      throw Failure.notASize(text, of: "--size", 64, 8192, example: "1440x900")
    }
    return CGSize(width: parts[0], height: parts[1])
  }

  private static func point(_ text: String) throws(Failure) -> CGPoint {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard parts.count == 2, let x = parts[0], let y = parts[1] else {
      throw Failure.notAPoint(text, of: "--at")
    }
    guard abs(x) <= 1e9, abs(y) <= 1e9 else { throw Failure.tooFar(text, of: "--at") }
    return CGPoint(x: x, y: y)
  }
}
