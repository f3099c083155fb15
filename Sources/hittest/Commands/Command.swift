import Wording

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
  /// What the exit status 1 says; nil where it never is.
  nonisolated static var failure: String? { get }

  static func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> ExitStatus
}

extension Command {
  nonisolated static var failure: String? { nil }
}
