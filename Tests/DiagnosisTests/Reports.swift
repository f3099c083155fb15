import Foundation
import Scenes
import Testing
import UIKit

/// Reports of real applications as scenes: how it was, and how it was repaired.
enum Reports {
  struct Report: CustomTestStringConvertible {
    var name: String
    /// The cause that the title names.
    var cause: String
    var before: SceneDocument
    /// The view that should have had the touch: the answer of the repaired twin.
    var wished: ViewID
    var point: CGPoint
    var testDescription: String { "\(name): \(cause)" }
  }

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("ScenesTests/Fixtures")

  static func document(_ file: String) throws -> SceneDocument {
    try SceneReader.read(Data(contentsOf: folder.appendingPathComponent(file))).document
  }

  /// Every report of which both twins are there.
  static let all: [Report] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix("-before.hitscene.json") }.sorted().compactMap { file in
      let twin = file.replacingOccurrences(of: "-before.", with: "-after.")
      guard let before = try? document(file), let after = try? document(twin),
        let probe = before.probes.first, case .hit(let wished)? = after.probes.first?.expectation
      else { return nil }
      let cause = before.title.split(separator: ":").last.map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      return Report(
        name: String(file.dropFirst("report-".count).dropLast("-before.hitscene.json".count)),
        cause: cause ?? "", before: before, wished: wished, point: probe.at)
    }
  }()
}
