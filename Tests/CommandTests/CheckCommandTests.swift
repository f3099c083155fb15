import Assets
import Foundation
import Testing

@Suite("hittest check")
struct CheckCommandTests {
  private let hittest: Program

  init() throws { hittest = try Program("hittest") }

  private static func scene(expecting id: String) -> String {
    """
    {"hitscope": 1, "windows": [{"id": "w", "frame": [0, 0, 9, 9]}],
     "probes": [{"at": [1, 1], "expect": "w"}, {"at": [50, 1], "expect": null},
       {"at": [1, 1]},
       {"at": [2, 2], "expect": \(id)}]}
    """
  }

  @Test("all shipped scenes pass, and the last line says so")
  func shipped() throws {
    let result = try hittest.run(["check"] + Assets.scenes.map(\.path))
    #expect(result.status == 0)
    #expect(result.lastLine.hasSuffix(" passed, 0 failed"))
    #expect(result.output == result.lastLine + "\n")
    #expect(result.errors == "")
  }

  @Test("a failed expectation is told with its place, and the status is 1")
  func failure() throws {
    let result = try hittest.run("check", "-", input: Self.scene(expecting: "null"))
    #expect(result.status == 1)
    #expect(
      result.output == """
        <stdin>:3:4: touch at (1, 1): no expectation, got w
        <stdin>:4:4: touch at (2, 2): expected nobody, got w
        2 passed, 1 failed

        """)
  }

  @Test("a probe without an expectation neither passes nor fails, and is told with its place")
  func noExpectation() throws {
    let scene = Self.scene(expecting: #""w""#)
    let result = try hittest.run("check", "-", input: scene)
    #expect(result.status == 0)
    #expect(
      result.output == """
        <stdin>:3:4: touch at (1, 1): no expectation, got w
        3 passed, 0 failed

        """)
    let json = try hittest.run("check", "-", "--format", "json", input: scene)
    #expect(json.output.contains(#""passed":3,"failed":0,"withoutExpectation":1"#))
    #expect(
      json.output.contains(
        #"{"at":[1,1],"answer":"w","asked":true,"passed":null,"line":3,"column":4}"#))
  }

  @Test("JSON holds every probe")
  func json() throws {
    let result = try hittest.run(
      "check", "-", "--format=json", input: Self.scene(expecting: "null"))
    #expect(result.status == 1)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(json["passed"] as? Int == 2)
    #expect(json["failed"] as? Int == 1)
    let file = try #require((json["files"] as? [[String: Any]])?.first)
    let probes = try #require(file["probes"] as? [[String: Any]])
    #expect(probes.map { $0["passed"] as? Bool } == [true, true, nil, false])
    #expect(probes.map { $0["answer"] as? String } == ["w", nil, "w", "w"])
    #expect(probes.map { $0.keys.contains("expect") } == [true, true, false, true])
  }

  @Test("an unusable file does not keep the others from being checked; the status is 2")
  func unusable() throws {
    let result = try hittest.run("check", "/no/such/file.json", "1")
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("/no/such/file.json: error: there is no such file\n"))
    #expect(result.output.hasSuffix(" passed, 0 failed\n"))
    #expect(!result.output.hasPrefix("0"))
  }

  @Test("problems and notices go to standard error and never change the status")
  func problems() throws {
    let scene = """
      {"hitscope": 1, "windows": [{"id": "w", "class": "Foo", "frame": [0, 0, 9, 9],
        "isHiden": true}], "probes": [{"at": [1, 1], "expect": "w"}]}
      """
    let result = try hittest.run("check", "-", input: scene)
    #expect(result.status == 0)
    #expect(result.output == "1 passed, 0 failed\n")
    #expect(
      result.errors.hasPrefix(
        """
        <stdin>:2:3: problem: w: “isHiden” is no key of a view and does nothing
          hint: did you mean “isHidden”?
        <stdin>:1:29: notice: w: there is no class “Foo” here; a plain UIView stands in for it
          hint:
        """))
  }

  @Test("a scene without a window is told as such", arguments: ["", #", "windows": []"#])
  func noWindow(windows: String) throws {
    for command in [["check", "-"], ["trace", "-", "--at", "1,1"]] {
      let result = try hittest.run(command, input: Data("{\"hitscope\": 1\(windows)}".utf8))
      #expect(result.status == 0)
      #expect(
        result.errors.contains(": problem: the scene has no window, so nobody can get a touch"))
      #expect(result.errors.contains("  hint: put one into the list"))
    }
  }

  @Test("what is told of several views is one line a file, and its hint stands once for all files")
  func grouped() throws {
    let files = try (1...2).map { number in
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
      try Data(
        """
        {"hitscope": 1, "windows": [{"id": "w\(number)", "class": "Foo", "subviews": [
          {"id": "a", "class": "Bar"}, {"id": "b", "class": "Bar"}]}],
          "probes": [{"at": [1, 1], "expect": null}]}
        """.utf8
      ).write(to: file)
      return file.path
    }
    defer { for file in files { try? FileManager.default.removeItem(atPath: file) } }
    let lines = try hittest.run(["check"] + files).errors.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("\(files[0]):1:29: notice: there are no classes “Foo” (w1 at 1:29)"))
    #expect(lines[1].hasPrefix("  hint: "))
    #expect(lines[2].hasPrefix("\(files[1]):1:29: notice: there are no classes “Foo” (w2 at 1:29)"))
  }

  @Test("of very many problems only the first are told, how many more there are, and one hint")
  func manyProblems() throws {
    let views = (0..<150).map { "{\"id\": \"v\($0)\", \"x\($0)\": 1}" }.joined(separator: ",")
    let result = try hittest.run(
      "trace", "-", "--at", "1,1", input: "{\"hitscope\": 1, \"windows\": [\(views)]}")
    #expect(result.errors.contains("<stdin>: and 50 more"))
    #expect(result.errors.split(separator: "\n").count == 102)
  }
}
