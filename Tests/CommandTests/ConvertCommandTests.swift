import Foundation
import Testing

@Suite("hittest convert")
struct ConvertCommandTests {
  private let hittest: Program

  init() throws { hittest = try Program("hittest") }

  private let dump = """
    <UIWindow: 0x1; frame = (0 0; 100 100)>
       | <UIButton: 0x2; frame = (10 10; 50 50); text = 'Go'>
    """

  @Test("a dump becomes a scene on standard output, and the report stands beside it")
  func toStandardOutput() throws {
    let result = try hittest.run("convert", "-", "-", input: dump)

    #expect(result.status == 0)
    #expect(result.output.contains("\"class\": \"UIButton\", \"frame\": [10, 10, 50, 50]"))
    #expect(result.errors.contains("2 lines read, 2 views made"))
  }

  @Test("a printed hierarchy keeps rules, and nothing that it has no word for is lost unsaid")
  func leftOut() throws {
    let output = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: output) }
    let scene = """
      {"hitscope":1,"windows":[{"id":"w","class":"UIWindow","frame":[0,0,9,9],
       "isExclusiveTouch":true,"hitTestRules":[{"rule":"passThrough"}]}]}
      """
    let text = try hittest.run("convert", "-", output.path, input: scene)
    #expect(text.output.contains("has no word for it: isExclusiveTouch (1)"))
    let again = try hittest.run("convert", output.path, "-").output
    #expect(again.contains("\"hitTestRules\": [{ \"rule\": \"passThrough\" }]"))
    let json = try hittest.run("convert", "-", output.path, "--format", "json", input: scene)
    #expect(json.output.contains("\"leftOut\":{\"isExclusiveTouch\":1}"))
  }

  @Test("no scene is written where a picture is meant", arguments: ["svg", "png", "PNG", "pdf"])
  func picture(ending: String) throws {
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID()).\(ending)")
    let result = try hittest.run("convert", "-", output.path, input: dump)
    #expect(result.status == 2)
    #expect(result.errors.contains("hitscope render"))
    #expect(!FileManager.default.fileExists(atPath: output.path))
  }

  @Test("a dump is not written over, by whatever name it goes; a scene file may be")
  func overSource() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("dump.txt")
    try Data(dump.utf8).write(to: file)
    let link = folder.appendingPathComponent("link.hitscene.json")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    for output in [file.path, folder.path + "/./dump.txt", link.path] {
      let result = try hittest.run("convert", file.path, output)
      #expect(result.status == 2)
      #expect(result.errors.contains("over the dump"))
      #expect(try String(contentsOf: file, encoding: .utf8) == dump)
    }
    let scene = folder.appendingPathComponent("scene.hitscene.json").path
    #expect(try hittest.run("convert", file.path, scene).status == 0)
    #expect(try hittest.run("convert", scene, scene).status == 0)
  }

  @Test("a scene becomes a printed hierarchy, and that the same scene")
  func bothWays() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("convert-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let printed = folder.appendingPathComponent("dump.txt").path
    let scene = folder.appendingPathComponent("again.hitscene.json").path

    #expect(try hittest.run("convert", "-", printed, input: dump).status == 0)
    #expect(
      try String(contentsOfFile: printed, encoding: .utf8).contains(
        "<UIButton: 0x2; frame = (10 10"))
    let report = try hittest.run("convert", printed, scene, "--format", "json")
    #expect(report.output.contains("\"viewsMade\":2"))
    #expect(try hittest.run("trace", scene, "--at", "20,20").output.contains("hit: UIButton"))
  }

  @Test("a dump can be asked as if it were a scene")
  func trace() throws {
    let result = try hittest.run("trace", "-", "--at", "20,20", input: dump)
    #expect(result.output.contains("hit: UIButton"))
  }

  @Test("what brings a running app here is printed whole")
  func capture() throws {
    #expect(try hittest.run("capture").output.contains("enum CaptureScene"))
    let line = try hittest.run("capture", "--lldb").output
    #expect(line.hasPrefix("expr -l Swift -- import UIKit; do { "))
    #expect(line.split(separator: "\n").count == 1)
  }

  @Test("what can't be read is told with the way round it")
  func unsupported() throws {
    let source = "{\"topLevelGroups\": {}}"
    let result = try hittest.run("convert", "-", "-", input: source)
    #expect(result.status == 2)
    #expect(result.errors.contains("an exported view hierarchy of Xcode's debugger can't be read"))
    #expect(result.errors.contains("hittest capture"))
  }
}
