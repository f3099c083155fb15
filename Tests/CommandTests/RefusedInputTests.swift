import Foundation
import Testing

/// A program that asks for JSON can read what was wrong.
@Suite("Refused input as JSON")
struct RefusedInputTests {
  private let hittest: Program

  init() throws { hittest = try Program("hittest") }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  static let commands: [[String]] = [
    ["trace", "-", "--at", "5,5"], ["why", "-", "--view", "v", "--at", "5,5"], ["map", "-"],
    ["convert", "-", "-"], ["diff", "-", "-"],
  ]

  @Test("an unusable file gives an object with message, hint and place", arguments: commands)
  func unusable(command: [String]) throws {
    for format in [["--format", "json"], ["--format=json"]] {
      let result = try hittest.run(command + format, input: Data("{\"a\": }".utf8))
      #expect(result.status == 2)
      let error = try #require(try object(result.output)["error"] as? [String: Any])
      #expect((error["message"] as? String)?.isEmpty == false)
      #expect(error["line"] as? Int == 1)
      #expect(error["column"] as? Int == 7)
      #expect(!result.errors.isEmpty)
    }
  }

  @Test("wrong arguments too, and without the wish for JSON nothing is printed")
  func arguments() throws {
    let result = try hittest.run("trace", "-", "--at", "5", "--format", "json", input: "{}")
    #expect(result.status == 2)
    #expect(try object(result.output)["error"] != nil)
    #expect(try hittest.run("trace", "-", "--at", "5", input: "{}").output == "")
  }

  @Test(
    "of many files those that can't be used stand beside the others", arguments: ["check", "lint"])
  func many(command: String) throws {
    let result = try hittest.run(command, "1", "/no/such/file", "--format", "json")
    #expect(result.status == 2)
    let answer = try object(result.output)
    #expect((answer["files"] as? [Any])?.count == 1)
    let unusable = try #require(answer["unusable"] as? [[String: Any]])
    #expect(unusable.map { $0["file"] as? String } == ["/no/such/file"])
  }

  @Test("SARIF says that the run had a file it could not use")
  func sarif() throws {
    let result = try hittest.run("lint", "1", "/no/such/file", "--format", "sarif")
    let runs = try #require(try object(result.output)["runs"] as? [[String: Any]])
    let invocation = try #require((runs[0]["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    #expect((invocation["toolExecutionNotifications"] as? [Any])?.count == 1)
  }

  @Test("no error and no warning rests on a frame that was only assumed")
  func assumedFrames() throws {
    let source = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <view id="root"><rect key="frame" x="0" y="0" width="200" height="200"/><subviews>
      <button id="pay"><rect key="frame" x="20" y="20" width="100" height="60"/></button>
      <view id="cover"><subviews>
      <button id="inner"><rect key="frame" x="500" y="8" width="9" height="9"/></button>
      </subviews></view></subviews></view></objects></document>
      """
    let result = try hittest.run("lint", "-", "--format", "json", input: source)
    let answer = try object(result.output)
    #expect(answer["errors"] as? Int == 0)
    #expect(answer["warnings"] as? Int == 0)
    let files = try #require(answer["files"] as? [[String: Any]])
    let findings = try #require(files[0]["findings"] as? [[String: Any]])
    #expect(findings.contains { $0["view"] as? String == "pay" })
    #expect(findings.allSatisfy { $0["restsOnAssumedFrame"] as? Bool == true })
    #expect(result.status == 0)
    // The same with its frame read.
    let read = source.replacingOccurrences(
      of: "<view id=\"cover\">",
      with: "<view id=\"cover\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" height=\"200\"/>")
    #expect(try hittest.run("lint", "-", input: read).status == 1)
  }
}
