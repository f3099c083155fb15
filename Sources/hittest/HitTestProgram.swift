import Glibc
import Wording

/// The engine at the command line: no screen, no SDL.
@main
struct HitTestProgram {
  /// What the program can do, in the order of its help. A new command is a file and a line here.
  @MainActor
  static let commands: [any Command.Type] = [
    TraceCommand.self,
    WhyCommand.self,
    CheckCommand.self,
    LintCommand.self,
    MapCommand.self,
    DiffCommand.self,
    SwiftCommand.self,
    ConvertCommand.self,
    PortCommand.self,
    CaptureCommand.self,
    ScenesCommand.self,
  ]

  @MainActor
  static func main() {
    let console = Console()
    let status = run(Array(CommandLine.arguments.dropFirst()), console)
    // What was printed may still be in a buffer, and a full disk shows only here.
    guard fflush(nil) == 0 else {
      console.report(Failure.unwritable())
      exit(ExitStatus.unusable.rawValue)
    }
    exit(status.rawValue)
  }

  @MainActor
  private static func run(_ arguments: [String], _ console: Console) -> ExitStatus {
    guard let first = arguments.first else {
      console.error(Help.overview(of: commands))
      return .unusable
    }
    if ["help", "--help", "-h"].contains(first) {
      let topic = arguments.dropFirst().first.flatMap { name in commands.first { $0.name == name } }
      console.print(topic.map(Help.page) ?? Help.overview(of: commands))
      return .success
    }
    do throws(Failure) {
      guard let command = commands.first(where: { $0.name == first }) else {
        if SceneFile.exists(first) { throw Failure.noCommand(for: first) }
        throw Failure.unknownCommand(first, of: commands.map { $0.name })
      }
      if arguments.contains(where: { ["--help", "-h"].contains($0) }) {
        console.print(Help.page(of: command))
        return .success
      }
      let parsed = try Arguments(Array(arguments.dropFirst()), options: command.options)
      return try command.run(parsed, console)
    } catch {
      console.report(error)
      return .unusable
    }
  }
}
