import Foundation
import Scenes
import Visualizer
import Wording

/// The touch log: one JSON object a line, in the file as soon as it happened.
final class TouchLogFile {
  private let file: FileHandle

  init(_ path: String) throws(Failure) {
    do throws(FileFault) {
      file = try OutputFile.open(path)
    } catch {
      throw Failure.unwritable(path, error)
    }
  }

  /// - Returns: whether the line is in the file; a full disk must not end the program.
  func write(_ line: TouchLog) -> Bool {
    (try? file.write(contentsOf: Data((line.json + "\n").utf8))) != nil
  }
}
