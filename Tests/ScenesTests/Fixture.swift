import Foundation
import Testing

/// A scene file among the tests' own.
struct Fixture: Sendable, CustomTestStringConvertible {
  var url: URL
  var data: Data

  var testDescription: String { url.lastPathComponent }

  static let all: [Fixture] = {
    let folder = Bundle.module.resourceURL?.appendingPathComponent("Fixtures")
    let files = folder.flatMap {
      try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }
    return (files ?? [])
      .filter { $0.lastPathComponent.hasSuffix(".hitscene.json") }
      .sorted { $0.path < $1.path }
      .compactMap { url in (try? Data(contentsOf: url)).map { Fixture(url: url, data: $0) } }
  }()
}
