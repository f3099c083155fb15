import Foundation
import Testing

@Suite("The rows of UIKit's behaviour")
struct BehaviourRowTests {
  /// Each test's name with the rows that it starts with.
  private static func namedRows() throws -> [(name: String, rows: [String])] {
    let test = /@(?:Test|Suite)\(\s*"((?:[^"\\]|\\.)*)"/
    let start = /^(?:\d+\.\d+(?:, | to |, (?=[a-z])|: )?)+/
    var named: [(name: String, rows: [String])] = []
    for file in SourceFolder.swiftFiles(in: SourceFolder.root.appendingPathComponent("Tests")) {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: test) {
        let name = String(match.output.1)
        guard let head = name.firstMatch(of: start) else { continue }
        named.append((name, rows(in: String(head.output))))
      }
    }
    return named
  }

  /// `8.1 to 8.3, 9.1` is four rows.
  private static func rows(in head: String) -> [String] {
    var rows: [String] = []
    var isRange = false
    for part in head.split(whereSeparator: { ", :".contains($0) }).map(String.init) {
      if part == "to" {
        isRange = true
      } else if isRange, let last = rows.last?.split(separator: ".").compactMap({ Int($0) }),
        let end = part.split(separator: ".").last.flatMap({ Int($0) }), last[1] < end
      {
        rows += (last[1] + 1...end).map { "\(last[0]).\($0)" }
        isRange = false
      } else {
        rows.append(part)
      }
    }
    return rows
  }

  @Test("every row that can be tested is tested by a test named after it")
  func everyRow() throws {
    let named = try Self.namedRows()
    for (row, standing) in BehaviourRows.all {
      let names = named.filter { $0.rows.contains(row) }.map(\.name)
      switch standing {
      case .fact: #expect(!names.isEmpty, "row \(row) has no test")
      case .modelled:
        #expect(
          names.contains { $0.contains("modelled") },
          "row \(row) is modelled; \(names) don't say so")
      case .contested:
        #expect(
          names.contains { $0.contains("contested") },
          "row \(row) is contested; \(names) don't say so")
      case .untestable(let reason):
        #expect(names.isEmpty, "row \(row) is called untestable (\(reason)) and tested: \(names)")
      }
    }
  }

  @Test("no test is named after a row that there isn't")
  func noOtherRow() throws {
    let known = Set(BehaviourRows.all.map(\.row))
    for (name, rows) in try Self.namedRows() {
      #expect(rows.allSatisfy(known.contains), "\(name)")
    }
  }

  @Test("rows are read from names as people write them")
  func reading() {
    #expect(Self.rows(in: "8.1 to 8.3, 9.1") == ["8.1", "8.2", "8.3", "9.1"])
    #expect(Self.rows(in: "16.3, 21.5, ") == ["16.3", "21.5"])
    #expect(Self.rows(in: "3.10: ") == ["3.10"])
  }
}
