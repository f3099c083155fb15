/// What the program tells its caller. Problems and notices of an input never change it.
enum ExitStatus: Int32 {
  case success = 0
  /// An expectation failed, or a finding is at or above the asked level.
  case failed = 1
  /// Input or arguments that can't be used.
  case unusable = 2
}
