public import Scenes

extension Failure {
  /// A file that can't be written.
  public static func unwritable(_ name: String, _ fault: FileFault) -> Failure {
    Failure(
      FileFaultWords.message(writing: fault), file: name, hint: FileFaultWords.hint(fault))
  }

  /// Standard output takes no answer.
  public static func unwritable(_ fault: FileFault) -> Failure {
    other(Language.english.text("argument.unwritable"), reason: FileFaultWords.reason(fault))
  }

  /// Standard error takes no messages.
  public static func unheard(_ fault: FileFault) -> Failure {
    other(Language.english.text("argument.unheard"), reason: FileFaultWords.reason(fault))
  }

  /// An input that can't be read at all.
  public static func unusable(_ error: SceneError, in file: String) -> Failure {
    Failure(
      SceneErrorWords.message(error), file: file, place: error.place,
      hint: SceneErrorWords.hint(error))
  }
}
