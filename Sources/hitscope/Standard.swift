import Foundation

/// The program's two streams.
enum Standard {
  static func error(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }

  static func output(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
