import Foundation
import Testing

@Suite("hittest, given what it can't use")
struct BadInputTests {
  private let hittest: Program

  init() throws { hittest = try Program("hittest") }

  struct Case: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var message: String
    var hint: String?

    init(_ arguments: String..., message: String, hint: String? = nil) {
      self.arguments = arguments
      self.message = message
      self.hint = hint
    }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(
    "arguments are answered with what is wrong and what to write",
    arguments: [
      Case("tracce", message: "there is no command “tracce”", hint: "did you mean “trace”?"),
      Case(
        "the-descent", message: "COMMAND is missing",
        hint: "write hittest trace the-descent --at X,Y"),
      Case("trace", message: "FILE is missing", hint: "write hittest trace FILE --at X,Y"),
      Case("trace", "1", message: "--at is missing", hint: "write hittest trace FILE --at X,Y"),
      Case("trace", "1", "--at", message: "--at needs a value", hint: "write --at X,Y"),
      Case("trace", "1", "--at", "5", message: "--at must be two numbers, not “5”"),
      Case("trace", "1", "--at", "5;6", message: "--at must be two numbers, not “5;6”"),
      Case("trace", "1", "--at", "1,2,3", message: "--at must be two numbers, not “1,2,3”"),
      Case("trace", "1", "--at", "x,y", message: "--at must be two numbers", hint: "--at 120,40.5"),
      Case("trace", "1", "--at", "nan,0", message: "--at can't be “nan,0”"),
      Case("trace", "1", "--at", "inf,0", message: "--at can't be “inf,0”"),
      Case("trace", "1", "--at", "1e300,0", message: "--at can't be “1e300,0”"),
      Case(
        "trace", "1", "--att", "1,2", message: "there is no option --att here",
        hint: "did you mean “--at”?"),
      Case(
        "trace", "1", "--at", "1,2", "--at", "3,4", message: "--at stands here twice",
        hint: "remove one of them"),
      Case("trace", "1", "2", "--at", "1,2", message: "“2” is one argument too many"),
      Case(
        "trace", "1", "--at", "1,2", "--format", "xml", message: "--format can't be “xml”",
        hint: "known are text, json"),
      Case(
        "trace", "1", "--at", "1,2", "--window", "windw", message: "no window is called “windw”",
        hint: "did you mean “window”?"),
      Case("check", message: "FILE is missing"),
      Case("check", "/", message: "this is a folder", hint: "name a file in it"),
      Case("trace", "/", "--at", "1,1", message: "this is a folder"),
      Case("why", "/", "--view", "a", "--at", "1,1", message: "this is a folder"),
      Case("lint", "/", message: "this is a folder"),
      Case("map", "/", message: "this is a folder"),
      Case("diff", "1", "/", message: "this is a folder"),
      Case("swift", "/", "--view", "a", message: "this is a folder"),
      Case("convert", "/", "-", message: "this is a folder"),
      Case("port", "/", message: "this is a folder"),
      Case("lint", "1", "--baseline", "/", message: "this is a folder"),
      Case("check", "/dev/null", message: "there is nothing in it"),
      Case(
        "convert", "1", "/no/such/folder/x",
        message: "the file can't be written: there is no folder",
        hint: "mkdir -p /no/such/folder"),
      Case("convert", "1", "/", message: "the file can't be written: this is a folder"),
      Case(
        "convert", "1", "/dev/full", message: "the file can't be written: there is no room left"),
      Case(
        "lint", "1", "--write-baseline", "/no/such/folder/x",
        message: "the file can't be written: there is no folder"),
      Case(
        "check", "the-decsent", message: "there is no such file",
        hint: "did you mean “the-descent”?"),
      Case("check", "99", message: "there is no such file", hint: "hittest scenes"),
      Case(
        "port", "/no/such.swift", message: "there is no such file",
        hint: "write hittest port FILE.swift"),
      Case(
        "map", "1", "--scale", "0", message: "--scale must be a number from 0.001 to 64, not “0”",
        hint: "write --scale 1"),
      Case(
        "lint", "1", "--min-target", "-3", message: "--min-target must be a number from 0 to 1000",
        hint: "or one of hig, wcag, material"),
      Case(
        "lint", "1", "--fail-on", "eror", message: "--fail-on can't be “eror”",
        hint: "did you mean “error”?"),
      Case(
        "trace", "1", "--at", "1,1", "--json", message: "there is no option --json here",
        hint: "write --format json"),
      Case(
        "lint", "1", "--sarif", message: "there is no option --sarif here",
        hint: "write --format sarif"),
      Case(
        "trace", "1", "--at", "1,1", "--window", "x", message: "no window is called “x”",
        hint: "the only one is window"),
      Case(
        "help", "tracce", message: "there is no command “tracce”", hint: "did you mean “trace”?"),
      Case("swift", "1", message: "--view is missing"),
      Case(
        "swift", "1", "--view", "view9", message: "no view is called “view9”",
        hint: "did you mean “view1”?"),
      Case("scenes", "x", message: "“x” is one argument too many"),
    ])
  func arguments(_ test: Case) throws {
    let result = try hittest.run(test.arguments)
    #expect(result.status == 2)
    #expect(result.errors.contains("error: " + test.message))
    if let hint = test.hint { #expect(result.errors.contains("hint: "), "\(hint)") }
    if let hint = test.hint { #expect(result.errors.contains(hint)) }
  }

  @Test(
    "an unreadable scene gives file, line, column and a hint",
    arguments: [
      ("{\"hitscope\": 1,\n \"windows\": [{\"id\": \"w\",}]}", "2:24", "remove the comma"),
      ("{\"hitscope\": 1,\n \"windows\": [", "2:14", "is the end of the file missing?"),
      ("{'hitscope': 1}", "1:2", "write \" instead of '"),
    ])
  func unreadable(text: String, place: String, hint: String) throws {
    let result = try hittest.run("check", "-", input: text)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("<stdin>:\(place): error: "))
    #expect(result.errors.contains("  hint: \(hint)\n"))
  }

  @Test(
    "JSON that is no scene and text of no format are told with line and hint",
    arguments: [
      ("[1, 2]", "1:1: error: this is JSON, but no scene: a list of 2", "a scene begins with"),
      ("\n 5", "2:2: error: this is JSON, but no scene: 5", "a scene begins with"),
      ("\"x\"", "1:1: error: this is JSON, but no scene: “x”", "a scene begins with"),
      ("null", "1:1: error: this is JSON, but no scene: null", "a scene begins with"),
      ("true", "1:1: error: this is JSON, but no scene: true", "a scene begins with"),
      ("// a\n{\"hitscope\": 1}", "1:1: error: JSON has no comments", "remove it"),
      ("/* a */ {\"hitscope\": 1}", "1:1: error: JSON has no comments", "remove it"),
      ("{\"hitscope\": 1 // a\n}", "1:16: error: JSON has no comments", "remove it"),
      (
        #"{"hitscope": 1, "title": "\ud83d"}"#, #"1:27: error: \ud83d is half a character"#,
        "both halves"
      ),
      ("<a><b/></a>", "1:1: error: this is no format that can be read", "hittest convert"),
      ("hello", "1:1: error: this is no format that can be read", "hittest convert"),
    ])
  func noScene(text: String, words: String, hint: String) throws {
    for command in [["check", "-"], ["trace", "-", "--at", "1,1"], ["map", "-"]] {
      let result = try hittest.run(command, input: Data(text.utf8))
      #expect(result.status == 2)
      #expect(result.errors.hasPrefix("<stdin>:" + words), "\(result.errors)")
      #expect(result.errors.contains("\n  hint: \(hint)") || result.errors.contains(hint))
    }
  }

  @Test("a dump has no probes, which is told with the way to a scene that has some")
  func dumpWithoutProbes() throws {
    let dump = "<UIWindow: 0x7f8; frame = (0 0; 100 100)>"
    let result = try hittest.run("check", "-", input: dump)
    #expect(result.status == 0)
    #expect(result.errors.contains("<stdin>: notice: there are no probes in it"))
    #expect(result.errors.contains("  hint: this is a printed view hierarchy"))
    #expect(result.errors.contains("“hittest convert IN OUT”"))
  }

  @Test("no message echoes more of an input than is read")
  func longValues() throws {
    func long(_ letter: String) -> String { String(repeating: letter, count: 5000) }
    let scene = """
      {"hitscope": 1, "windows": [{"id": "w", "frame": [0, 0, 9, \(long("9"))],
        "alpha": "\(long("q"))", "\(long("k"))": 1, "class": "\(long("C"))"},
        {"id": "\(long("z"))", "alpha": 5\(long("0")), "isHidden": \(long("1")), "hitTestRules": [
          {"rule": "\(long("r"))"}, {"rule": "path", "gate": "\(long("g"))", "d": "\(long("d"))"},
          {"rule": "redirect", "to": "\(long("t"))"}]},
        {"id": "\(long("z"))"}]}
      """
    let inputs =
      [scene, "[\(long("0"))]", "[\(long("x"))]", "{\(long("k")): 1}", "\(long("y"))"]
      + [#"["\u\#(long("z"))"]"#, "<a>\(long("b"))</a>"]
    for input in inputs {
      let result = try hittest.run("trace", "-", "--at", "1,1", input: input)
      #expect(!result.errors.isEmpty)
      for line in result.errors.split(separator: "\n") { #expect(line.count < 500, "\(line)") }
    }
    for arguments in [
      [long("a")], ["trace", "1", "--" + long("b")], ["trace", "1", "--at", long("c")],
      ["map", "1", "--scale", long("9")], ["why", "1", "--at", "1,1", "--view", long("v")],
      ["lint", "1", "--fail-on", long("l")], ["trace", "1", "2", long("f")],
    ] {
      let result = try hittest.run(arguments)
      #expect(result.status == 2)
      for line in result.errors.split(separator: "\n") { #expect(line.count < 500, "\(line)") }
    }
  }

  @Test("geometry that is not finite or beyond 1e9 is refused with its key")
  func geometry() throws {
    let scene = """
      {"hitscope": 1, "windows": [{"id": "w", "frame": [0, 0, 9, 9], "subviews": [
        {"id": "a", "frame": [NaN, 0, 1, 1]}, {"id": "b", "center": [0, 2e9]}]}],
       "probes": [{"at": [1, 1], "expect": "w"}]}
      """
    let result = try hittest.run("check", "-", input: scene)
    #expect(result.status == 0)
    #expect(result.errors.contains("<stdin>:2:25: problem: a: “frame” can't be NaN;"))
    #expect(result.errors.contains("problem: b: “center” can't be 2e9;"))
  }

  @Test("bytes of any kind end in a message", arguments: 0..<40)
  func noise(seed: Int) throws {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    let bytes = (0..<seed * 10).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(state >> 56)
    }
    let result = try hittest.run(["check", "-"], input: Data(bytes))
    #expect(result.status == 2, "\(bytes)")
    #expect(result.errors.contains("error: "))
  }

  @Test("help is an answer; no arguments at all are not")
  func help() throws {
    let help = try hittest.run("help")
    #expect(help.status == 0)
    #expect(help.output.contains("hittest trace FILE --at X,Y [--window ID] [--scene NAME]"))
    for arguments in [["help", "trace"], ["trace", "--help"], ["trace", "1", "-h"]] {
      let page = try hittest.run(arguments)
      #expect(page.status == 0)
      #expect(page.output.contains("--window ID"))
    }
    for (command, words) in [
      ("check", "The exit status is 1 if an expectation failed, 2 if"),
      ("lint", "1 if a finding is at or above the level of --fail-on, which is warning"),
      ("diff", "1 if a probe's answer changed"), ("map", "The exit status is 2 if"),
    ] {
      #expect(try hittest.run("help", command).output.contains(words))
      #expect(try hittest.run(command, "--help").output.contains(words))
    }
    let nothing = try hittest.run()
    #expect(nothing.status == 2)
    #expect(nothing.errors == help.output)
  }

  @Test("an answer that can't be written is an error")
  func fullDisk() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let process = Process()
    let errors = Pipe()
    process.executableURL = hittest.url
    process.arguments = ["trace", "1", "--at", "1,1"]
    process.standardOutput = full
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(process.terminationStatus == 2)
    #expect(text == "hittest: error: the answer can't be written: there is no room left\n")
  }

  @Test("hittest links no SDL")
  func links() throws {
    let data = try Data(contentsOf: hittest.url)
    #expect(data.range(of: Data("libSDL2".utf8)) == nil)
  }
}
