import Scenes
import Wording

/// What the program says on its two streams, a line at a time.
enum Standard {
  /// A part of the answer.
  static func output(_ line: String) throws(Failure) {
    do throws(FileFault) {
      try StandardStream.output.write(line + "\n")
    } catch {
      throw Failure.unwritable(error)
    }
  }

  /// A message. Where standard error takes none, standard output may.
  static func error(_ line: String) throws(Failure) {
    do throws(FileFault) {
      try StandardStream.error.write(line + "\n")
    } catch {
      try? StandardStream.output.write(line + "\n")
      throw Failure.unheard(error)
    }
  }
}
