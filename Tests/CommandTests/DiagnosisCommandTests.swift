import Foundation
import Testing

@Suite("hittest why, lint, map and diff as built")
struct DiagnosisCommandTests {
  private let hittest: Program

  init() throws { hittest = try Program("hittest") }

  private static let scene = """
    {"hitscope": 1, "windows": [
      {"id": "window", "class": "UIWindow", "frame": [0, 0, 200, 200], "subviews": [
        {"id": "card", "frame": [20, 20, 100, 100], "subviews": [
          {"id": "button", "class": "UIButton", "frame": [50, 10, 100, 50]}]}]}]}
    """

  @Test("why tells the first obstacle, and with --fixes what helps, and exits with 0")
  func why() throws {
    let arguments = ["why", "-", "--view", "button", "--at", "140,40"]
    let result = try hittest.run(arguments, input: Data(Self.scene.utf8))
    #expect(result.status == 0)
    #expect(
      result.output == """
        button does not get the touch at (140, 40): window does.
        It was never asked: card, one level up, does not contain the point: (120, 20) is 20 pt \
        beyond its right edge.

        """)
    let fixes = try hittest.run(arguments + ["--fixes"], input: Data(Self.scene.utf8))
    #expect(fixes.output.contains("1. Let card ask its subviews outside its bounds too."))
    #expect(fixes.output.contains("button gains 2500 pt², window loses 2500 pt²."))
    #expect(fixes.output.contains("card.frame = CGRect(x: 20, y: 20, width: 150, height: 100)"))
  }

  @Test("why as JSON has every obstacle and every fix")
  func whyJSON() throws {
    let result = try hittest.run(
      ["why", "-", "--view", "button", "--at", "140,40", "--fixes", "--format", "json"],
      input: Data(Self.scene.utf8))
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    #expect(json?["getsTouch"] as? Bool == false)
    #expect(json?["asked"] as? String == "never")
    let obstacles = json?["obstacles"] as? [[String: Any]]
    #expect(obstacles?.first?["cause"] as? String == "outside")
    #expect((json?["fixes"] as? [Any])?.count ?? 0 > 3)
  }

  @Test("lint names file, line and rule; its exit status follows --fail-on and the baseline")
  func lint() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    let baseline = file.appendingPathExtension("baseline")
    try Data(Self.scene.utf8).write(to: file)
    defer {
      try? FileManager.default.removeItem(at: file)
      try? FileManager.default.removeItem(at: baseline)
    }
    let result = try hittest.run("lint", file.path)
    #expect(result.status == 1)
    #expect(
      result.output.contains(
        "\(file.path):4:7: warning: button sticks out of card: 50 % of what is seen can't be "
          + "touched [sticks-out]"))
    #expect(result.output.hasSuffix("0 errors, 1 warning, 0 notes\n"))
    #expect(try hittest.run("lint", file.path, "--fail-on", "error").status == 0)
    #expect(try hittest.run("lint", file.path, "--write-baseline", baseline.path).status == 1)
    let accepted = try hittest.run("lint", file.path, "--baseline", baseline.path)
    #expect(accepted.status == 0)
    #expect(accepted.output.hasSuffix("1 accepted by the baseline\n"))
  }

  @Test("lint as SARIF is a run with rules and results that point at lines")
  func sarif() throws {
    let result = try hittest.run(
      ["lint", "-", "--format", "sarif"], input: Data(Self.scene.utf8))
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    #expect(json?["version"] as? String == "2.1.0")
    let run = (json?["runs"] as? [[String: Any]])?.first
    let finding = (run?["results"] as? [[String: Any]])?.first
    #expect(finding?["ruleId"] as? String == "sticks-out")
    #expect(finding?["level"] as? String == "warning")
    let rules = ((run?["tool"] as? [String: Any])?["driver"] as? [String: Any])?["rules"] as? [Any]
    #expect(rules?.count ?? 0 > 20)
  }

  @Test("map gives areas and shares, largest first, and says when it is coarser")
  func map() throws {
    let result = try hittest.run(["map", "-"], input: Data(Self.scene.utf8))
    #expect(
      result.output == """
        200 × 200 points from (0, 0), 1 pixels a point
        30000 pt²    75 %  window
         7500 pt²  18.8 %  card
         2500 pt²   6.3 %  button

        """)
    let huge = #"{"hitscope": 1, "windows": [{"id": "w", "frame": [0, 0, 100000, 100000]}]}"#
    let coarse = try hittest.run(["map", "-"], input: Data(huge.utf8))
    #expect(coarse.status == 0)
    #expect(coarse.errors.contains("the map is coarser than asked for"))
    let none = #"{"hitscope": 1, "windows": [{"id": "w", "frame": [0, 0, 0, 0]}]}"#
    #expect(
      try hittest.run(["map", "-"], input: Data(none.utf8)).output
        == "no window has a size, so there is nothing to map\n")
  }

  @Test("diff exits with 1 when a target's territory changed, and with 0 when nothing did")
  func diff() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (old, new) = (folder.appendingPathComponent("a"), folder.appendingPathComponent("b"))
    try Data(Self.scene.utf8).write(to: old)
    let wider = Self.scene.replacingOccurrences(of: "20, 20, 100", with: "20, 20, 150")
    try Data(wider.utf8).write(to: new)
    let same = try hittest.run("diff", old.path, old.path)
    #expect(same.status == 0)
    #expect(same.output == "nothing changed for touches\n")
    let changed = try hittest.run("diff", old.path, new.path)
    #expect(changed.status == 1)
    #expect(
      changed.output.contains("button, there to be touched: 2500 pt² before, 5000 pt² now"))
  }

  @Test(
    "bad arguments get a message and a hint",
    arguments: [
      (["why", "1", "--view", "view9", "--at", "1,2"], "no view is called “view9”"),
      (["why", "1", "--at", "1,2"], "--view is missing"),
      (["lint", "1", "--fail-on", "bad"], "there is no level “bad”"),
      (["lint", "1", "--min-target", "x"], "--min-target must be a number from 0 to 1000"),
      (["lint", "1", "--format", "xml"], "there is no format “xml”"),
      (["lint", "1", "--baseline", "/nowhere"], "there is no such file"),
      (["lint"], "FILE is missing"),
      (["map", "1", "--scale", "0"], "--scale must be a number"),
      (["diff", "1"], "two scenes are needed"),
    ])
  func badArguments(arguments: [String], message: String) throws {
    let result = try hittest.run(arguments)
    #expect(result.status == 2)
    #expect(result.errors.contains("error: " + message))
  }
}
