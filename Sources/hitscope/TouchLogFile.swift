import Foundation
import Visualizer

/// The touch log: one JSON object a line, in the file as soon as it happened.
final class TouchLogFile {
  private let file: FileHandle

  init(_ path: String) throws(Refusal) {
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let file = FileHandle(forWritingAtPath: path)
    else {
      throw Refusal("the log \(path) can't be written", hint: "Is its folder there, and writable?")
    }
    self.file = file
  }

  /// - Returns: whether the line is in the file; a full disk must not end the program.
  func write(_ line: TouchLog) -> Bool {
    (try? file.write(contentsOf: Data((line.json + "\n").utf8))) != nil
  }
}
