import Assets
import Foundation
import Testing

@Suite("Text and JSON tell the same facts")
struct SameFactsTests {
  private let hittest: Program

  init() throws { hittest = try Program("hittest") }

  /// The points at which a lesson is touched: its probes, and a raster over the screen.
  private static func points(_ scene: URL) throws -> [String] {
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: scene)) as? [String: Any]
    let probes = json?["probes"] as? [[String: Any]] ?? []
    let saved = probes.compactMap { probe -> String? in
      guard probe["on"] == nil, let at = probe["at"] as? [Double] else { return nil }
      return "\(at[0]),\(at[1])"
    }
    return saved + ["120,150", "300,420"]
  }

  /// Every number in a text.
  private static func numbers(_ text: some StringProtocol) -> [Double] {
    String(text).matches(of: /-?\d+(?:\.\d+)?(?:e-?\d+)?/).compactMap { Double($0.output) }
  }

  @Test("each line of the call log stands in a step of the JSON", arguments: Assets.scenes)
  func trace(scene: URL) throws {
    for point in try Self.points(scene) {
      let text = try hittest.run("trace", scene.path, "--at", point)
      let json = try hittest.run("trace", scene.path, "--at", point, "--format", "json")
      let steps = json.output.split(separator: "\n").filter { $0.contains("\"n\":") }
      let lines = text.output.split(separator: "\n", omittingEmptySubsequences: false)
        .prefix { !$0.isEmpty }
      #expect(lines.count == steps.count)
      for (line, step) in zip(lines, steps) {
        let known = Self.numbers(step)
        for number in Self.numbers(line) {
          #expect(known.contains { abs($0 - number) < 0.0051 }, "\(line) | \(step)")
        }
        for name in line.matches(of: /[\p{L}_][\p{L}\d_]*\d/) {
          #expect(step.contains(name.output), "\(line) | \(step)")
        }
        if let reason = line.firstMatch(of: /^ *(.*) → refused$/)?.1 {
          #expect(step.contains("\"reason\":\"\(reason)\""))
        }
        if let reason = line.firstMatch(of: /\ passes over .*?: (.*)$/)?.1 {
          #expect(step.contains("\"reason\":\"\(reason)\""))
        }
      }
    }
  }

  @Test(
    "each number of the other answers stands in their JSON", arguments: ["lint", "map", "check"],
    Assets.scenes)
  func answers(command: String, scene: URL) throws {
    let text = try hittest.run(command, scene.path)
    let json = try hittest.run(command, scene.path, "--format", "json")
    #expect(text.status == json.status && text.errors == json.errors)
    let known = Self.numbers(json.output)
    for number in Self.numbers(text.output.replacing(scene.path, with: "")) {
      // A share is told in percent, and areas are rounded.
      let isKnown = known.contains { abs($0 - number) < 0.0051 || abs($0 * 100 - number) < 0.051 }
      #expect(isKnown, "\(number) of \(text.output)")
    }
  }
}
