import UIKit
import Wording

/// A command's arguments, sorted into files and options.
///
/// `--at -5,10` and `--at=-5,10` are the same: an option that takes a value takes whatever follows.
struct Arguments {
  private(set) var files: [String] = []
  private var values: [String: String] = [:]
  private var switches: Set<String> = []

  init(_ arguments: [String], options: [Option]) throws(Failure) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        files += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        files.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = options.first(where: { $0.name == name }) else {
        let format = options.first { $0.name == Option.format.name }
        throw Failure.unknownOption(
          name, of: options.map(\.name),
          formats: format?.value?.split(separator: "|").map(String.init) ?? [])
      }
      guard option.value != nil else {
        if parts.count > 1 { throw Failure.valueOfSwitch(name) }
        switches.insert(name)
        continue
      }
      guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
        throw Failure.missingValue(of: name, option.value ?? "")
      }
      guard values.updateValue(value, forKey: name) == nil else { throw Failure.twice(name) }
    }
  }

  func has(_ name: String) -> Bool { switches.contains(name) }

  func value(_ name: String) -> String? { values[name] }

  /// The only file.
  func file(for command: (any Command.Type)) throws(Failure) -> String {
    guard let file = files.first else { throw Failure.missing("FILE", for: command) }
    guard files.count == 1 else { throw Failure.tooMany(files[1], for: command) }
    return file
  }

  func required(_ name: String, for command: (any Command.Type)) throws(Failure) -> String {
    guard let value = values[name] else { throw Failure.missing(name, for: command) }
    return value
  }

  /// A point as `X,Y`, finite and within 1e9.
  func point(_ name: String, for command: (any Command.Type)) throws(Failure) -> CGPoint {
    let text = try required(name, for: command)
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let numbers = parts.compactMap(Double.init)
    guard parts.count == 2, numbers.count == 2 else { throw Failure.notAPoint(text, of: name) }
    guard numbers.allSatisfy({ $0.magnitude <= 1e9 }) else {
      throw Failure.tooFar(text, of: name)
    }
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  /// A number within limits; nil where the option is not given.
  func number(
    _ name: String, from low: Double, to high: Double, or words: [String] = []
  ) throws(Failure) -> CGFloat? {
    guard let text = values[name] else { return nil }
    guard let value = Double(text), value >= low, value <= high else {
      throw Failure.notANumber(text, of: name, low, high, or: words)
    }
    return CGFloat(value)
  }

  /// `--scene`.
  var scene: String? { values[Option.scene.name] }

  /// `--format`.
  func format() throws(Failure) -> Format {
    guard let text = values[Option.format.name] else { return .text }
    guard let format = Format(rawValue: text) else {
      throw Failure.unknownValue(
        text, of: Option.format.name, known: Format.allCases.map(\.rawValue))
    }
    return format
  }

  enum Format: String, CaseIterable {
    case text
    case json
  }
}
