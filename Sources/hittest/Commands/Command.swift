/// One thing the program can do.
@MainActor
protocol Command {
  /// The word after `hittest`.
  nonisolated static var name: String { get }
  /// What comes after the word: `FILE --at X,Y`.
  nonisolated static var synopsis: String { get }
  /// What it does, in one line.
  nonisolated static var summary: String { get }
  /// The rest of its help.
  nonisolated static var details: String { get }
  nonisolated static var options: [Option] { get }

  static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitStatus
}
