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

  @Test("a baseline accepts a file by its way from the baseline, not by its name alone")
  func baselineFolders() throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent("\(UUID())")
    defer { try? manager.removeItem(at: folder) }
    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
    for place in ["one", "two"] {
      try manager.createDirectory(
        atPath: path(place), withIntermediateDirectories: true, attributes: nil)
      try Data(Self.scene.utf8).write(to: URL(fileURLWithPath: path(place + "/scene.json")))
    }
    let known = path("known")
    _ = try hittest.run("lint", path("one/scene.json"), "--write-baseline", known)
    func status(_ file: String) throws -> Int32 {
      try hittest.run("lint", file, "--baseline", known).status
    }
    #expect(try status(path("one/scene.json")) == 0)
    #expect(try status(path("two/../one/./scene.json")) == 0)
    #expect(try status(path("two/scene.json")) == 1, "a file of the same name elsewhere")
    // Both move together.
    try manager.moveItem(atPath: folder.path, toPath: folder.path + "-moved")
    defer { try? manager.removeItem(atPath: folder.path + "-moved") }
    let moved = folder.path + "-moved/"
    #expect(
      try hittest.run("lint", moved + "one/scene.json", "--baseline", moved + "known").status == 0)
    // A baseline in the folder of the scenes calls them by their names, one beside it by the way up.
    try manager.createDirectory(
      atPath: moved + "ci", withIntermediateDirectories: true, attributes: nil)
    let both = [moved + "one/scene.json", moved + "two/scene.json"]
    _ = try hittest.run(["lint"] + both + ["--write-baseline", moved + "ci/known"])
    let text = try String(contentsOfFile: moved + "ci/known", encoding: .utf8)
    #expect(text.contains("\n../one/scene.json: ") && text.contains("\n../two/scene.json: "))
    #expect(try hittest.run(["lint"] + both + ["--baseline", moved + "ci/known"]).status == 0)
    // Standard input has no folder.
    let input = Data(Self.scene.utf8)
    _ = try hittest.run(["lint", "-", "--write-baseline", moved + "input"], input: input)
    #expect(
      try hittest.run(["lint", "-", "--baseline", moved + "input"], input: input).status == 0)
  }

  @Test("writing a baseline replaces nothing but a baseline, and forgets nothing")
  func baselineIsSafe() throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent("\(UUID())")
    defer { try? manager.removeItem(at: folder) }
    try manager.createDirectory(at: folder, withIntermediateDirectories: true, attributes: nil)
    let scene = folder.appendingPathComponent("scene.json")
    try Data(Self.scene.utf8).write(to: scene)
    let refused = try hittest.run("lint", scene.path, "--write-baseline", scene.path)
    #expect(refused.status == 2)
    #expect(refused.errors.contains("this is no baseline, so it is not replaced by one"))
    #expect(try Data(contentsOf: scene) == Data(Self.scene.utf8))
    // As some editors and checkouts write lines.
    let other = folder.appendingPathComponent("other")
    _ = try hittest.run("lint", scene.path, "--write-baseline", other.path)
    let lines = try String(contentsOf: other, encoding: .utf8)
    try Data(lines.replacingOccurrences(of: "\n", with: "\r\n").utf8).write(to: other)
    #expect(try hittest.run("lint", scene.path, "--baseline", other.path).status == 0)
    // A baseline that is there is renewed, but not while a scene can't be read.
    let known = folder.appendingPathComponent("known")
    try Data().write(to: known)
    #expect(try hittest.run("lint", scene.path, "--write-baseline", known.path).status == 1)
    let written = try Data(contentsOf: known)
    #expect(written.count > 40)
    #expect(
      try hittest.run("lint", scene.path, "/nowhere", "--write-baseline", known.path).status == 2)
    #expect(try Data(contentsOf: known) == written)
    #expect(try hittest.run("lint", scene.path, "--write-baseline", known.path).status == 1)
    #expect(try Data(contentsOf: known) == written)
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

  /// What SARIF 2.1.0 allows in the objects that are written, the required members first.
  private static let sarifMembers: [String: (required: Set<String>, allowed: Set<String>)] = [
    "log": (["version", "runs"], ["$schema", "version", "runs"]),
    "run": (["tool"], ["tool", "results", "columnKind", "invocations"]),
    "invocations": (
      ["executionSuccessful"], ["executionSuccessful", "toolExecutionNotifications"]
    ),
    "toolExecutionNotifications": (["message"], ["message", "level"]),
    "tool": (["driver"], ["driver"]),
    "driver": (["name"], ["name", "rules", "version", "informationUri"]),
    "rules": (["id"], ["id", "shortDescription", "fullDescription", "help"]),
    "shortDescription": (["text"], ["text", "markdown"]),
    "results": (
      ["message"],
      ["ruleId", "ruleIndex", "level", "message", "locations", "partialFingerprints"]
    ),
    "message": (["text"], ["text", "markdown"]),
    "locations": ([], ["physicalLocation", "logicalLocations"]),
    "physicalLocation": (["artifactLocation"], ["artifactLocation", "region"]),
    "artifactLocation": ([], ["uri"]),
    "region": (["startLine"], ["startLine", "startColumn"]),
    "logicalLocations": ([], ["name", "kind", "fullyQualifiedName"]),
  ]

  private func checkSARIF(_ value: Any, as name: String) {
    if let list = value as? [Any] {
      for element in list { checkSARIF(element, as: name == "runs" ? "run" : name) }
    } else if let object = value as? [String: Any], name != "partialFingerprints" {
      guard let members = Self.sarifMembers[name] else {
        Issue.record("\(name) is no object of SARIF that we know")
        return
      }
      let keys = Set(object.keys)
      #expect(keys.isSuperset(of: members.required), "\(name) \(keys)")
      #expect(keys.isSubset(of: members.allowed), "\(name) \(keys)")
      for (key, value) in object { checkSARIF(value, as: key) }
    }
  }

  @Test("SARIF has the members of version 2.1.0 and no others, with values that it allows")
  func sarifStructure() throws {
    let scene = """
      {"hitscope": 1, "windows": [{"id": "w", "class": "UIWindow", "frame": [0, 0, 200, 200],
        "subviews": [{"id": "tiny", "class": "UIButton", "frame": [10, 10, 10, 40]},
          {"id": "a \\"b\\" ü", "class": "UIButton", "frame": [60, 60, 0, 46]}]}]}
      """
    let result = try hittest.run("lint", "-", "--format", "sarif", input: scene)
    let log = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    checkSARIF(log, as: "log")
    let run = ((log as? [String: Any])?["runs"] as? [[String: Any]])?.first
    #expect(run?["columnKind"] as? String == "unicodeCodePoints")
    let driver = (run?["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = (driver?["rules"] as? [[String: Any]])?.compactMap { $0["id"] as? String } ?? []
    #expect(Set(rules).count == rules.count)
    let results = run?["results"] as? [[String: Any]] ?? []
    #expect(results.count == 2)
    for result in results {
      #expect(["none", "note", "warning", "error"].contains(result["level"] as? String))
      #expect((result["ruleIndex"] as? Int).map { rules[$0] } == result["ruleId"] as? String)
      #expect(result["partialFingerprints"] is [String: String])
    }
  }

  @Test("map gives areas and shares, largest first, and says when it is coarser")
  func map() throws {
    let result = try hittest.run(["map", "-"], input: Data(Self.scene.utf8))
    #expect(
      result.output == """
        200 × 200 points from (0, 0), 1 pixel a point
        30000 pt²    75 %  window
         7500 pt²  18.8 %  card
         2500 pt²   6.3 %  button

        """)
    let huge = #"{"hitscope": 1, "windows": [{"id": "w", "frame": [0, 0, 100000, 100000]}]}"#
    let coarse = try hittest.run(["map", "-"], input: Data(huge.utf8))
    #expect(coarse.status == 0)
    #expect(coarse.errors.contains("the map is coarser than asked for"))
    // One pixel of a thousand points would lie beside the window.
    let tiny = try hittest.run(["map", "-", "--scale", "0.001"], input: Data(Self.scene.utf8))
    #expect(tiny.errors.contains("the map is finer than asked for"))
    #expect(tiny.output.contains("window") && tiny.output.contains("card"))
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

  @Test("why --area measures step by step, names who cut and who took, and what a finger meets")
  func area() throws {
    let arguments = ["why", "-", "--view", "button", "--at", "119.5,40", "--area"]
    let covered = Self.scene.replacingOccurrences(
      of: "50, 10, 100, 50]}",
      with: "50, 10, 100, 50]}, {\"id\": \"dot\", \"frame\": [90, 10, 10, 20]}")
    let result = try hittest.run(arguments, input: Data(covered.utf8))
    #expect(result.status == 0)
    #expect(
      result.output.hasSuffix(
        """

        The touch area of button:
          its bounds: 5000 pt²
          after its rules: 5000 pt²
          after its ancestors: 2500 pt²
            card cuts off 2500 pt²
          after what lies in front: 2300 pt²
            dot takes 200 pt²
          the largest rectangle in it: about 40 × 50 pt
          the smallest side: 40 pt; less than the 44 of Apple, at least the 24 of WCAG 2.2, \
        less than the 48 of Material
        A finger of 8 mm at (119.5, 40): 52.2 % window, 28.2 % button, 10 % card, \
        9.7 % dot

        """), "\(result.output)")
    let json = try hittest.run(arguments + ["--format", "json"], input: Data(covered.utf8))
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let area = object?["touchArea"] as? [String: Any]
    #expect((area?["free"] as? [String: Any])?["area"] as? Double == 2300)
    #expect((area?["takers"] as? [[String: Any]])?.first?["view"] as? String == "dot")
    #expect((area?["cuts"] as? [[String: Any]])?.first?["view"] as? String == "card")
    #expect(area?["largestRectangle"] as? [Double] == [40, 50])
    #expect((object?["finger"] as? [String: Any])?["risk"] as? Double ?? 0 > 0.7)
  }

  @Test("a point outside every window is told, with the nearest window")
  func offScreen() throws {
    let result = try hittest.run(
      ["why", "-", "--view", "button", "--at", "500,40"], input: Data(Self.scene.utf8))
    #expect(result.status == 0)
    #expect(
      result.errors.contains(
        "(500, 40) lies outside every window; the nearest is window, 300 pt away"))
  }

  @Test(
    "windows of no size and of 100,000 points are handled by every command, coarser where need be",
    arguments: [0, 100_000])
  func extremeWindows(size: Int) throws {
    let scene = """
      {"hitscope": 1, "windows": [{"id": "w", "class": "UIWindow", "frame": [0, 0, \(size), \(size)],
        "subviews": [{"id": "b", "class": "UIButton", "frame": [10, 10, 60, 60]},
          {"id": "veil", "frame": [0, 0, 100, 100]}]}]}
      """
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    try Data(scene.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    for arguments in [
      ["map", file.path], ["lint", file.path, "--fail-on", "never"],
      ["diff", file.path, file.path],
      ["why", file.path, "--view", "b", "--at", "20,20", "--fixes", "--area"],
    ] {
      let result = try hittest.run(arguments)
      #expect(result.status == 0, "\(arguments): \(result.errors)")
      #expect(!result.output.isEmpty)
      #expect(result.errors.contains("the map is coarser than asked for") == (size > 0))
    }
  }

  @Test("the smallest good target goes by number or by who asks for it")
  func minimumTarget() throws {
    let scene = """
      {"hitscope": 1, "windows": [{"id": "w", "class": "UIWindow", "frame": [0, 0, 200, 200],
        "subviews": [{"id": "b", "class": "UIButton", "frame": [10, 10, 46, 46]}]}]}
      """
    for (minimum, notes) in [("hig", 0), ("wcag", 0), ("material", 1), ("47", 1), ("46", 0)] {
      let result = try hittest.run("lint", "-", "--min-target", minimum, input: scene)
      #expect(result.output.contains("\(notes) note"), "\(minimum): \(result.output)")
    }
  }

  @Test(
    "bad arguments get a message and a hint",
    arguments: [
      (["why", "1", "--view", "view9", "--at", "1,2"], "no view is called “view9”"),
      (["why", "1", "--at", "1,2"], "--view is missing"),
      (["lint", "1", "--fail-on", "bad"], "--fail-on can't be “bad”"),
      (["lint", "1", "--min-target", "x"], "--min-target must be a number from 0 to 1000"),
      (["lint", "1", "--format", "xml"], "--format can't be “xml”"),
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
