import Glibc
import Scenes
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
    StandardStream.holdPlaces()
    let console = Console()
    let status = StoppedWords.watch("hittest") {
      run(Array(CommandLine.arguments.dropFirst()), console)
    }
    exit(console.finish() ? status.rawValue : ExitStatus.unusable.rawValue)
  }

  @MainActor
  private static func run(_ arguments: [String], _ console: Console) -> ExitStatus {
    guard let first = arguments.first else {
      console.error(Help.overview(of: commands))
      return .unusable
    }
    do throws(Failure) {
      if first == "--version" {
        console.print(Release.line(of: "hittest"))
        return .success
      }
      if ["help", "--help", "-h"].contains(first) {
        guard let topic = arguments.dropFirst().first else {
          console.print(Help.overview(of: commands))
          return .success
        }
        console.print(Help.page(of: try command(topic)))
        return .success
      }
      let command = try command(first)
      if arguments.contains(where: { ["--help", "-h"].contains($0) }) {
        console.print(Help.page(of: command))
        return .success
      }
      let parsed = try Arguments(Array(arguments.dropFirst()), options: command.options)
      return try command.run(parsed, console)
    } catch {
      console.report(error)
      if asksForJSON(arguments) { console.print(FailureJSON.text(of: error)) }
      return .unusable
    }
  }

  /// A program that reads the answer gets one, whatever was wrong with the arguments.
  private static func asksForJSON(_ arguments: [String]) -> Bool {
    let format = Option.format.name
    return arguments.contains("\(format)=json")
      || zip(arguments, arguments.dropFirst()).contains { $0 == (format, "json") }
  }

  @MainActor
  private static func command(_ name: String) throws(Failure) -> any Command.Type {
    if let command = commands.first(where: { $0.name == name }) { return command }
    if SceneFile.exists(name) { throw Failure.noCommand(for: name) }
    throw Failure.unknownCommand(name, of: commands.map { $0.name })
  }
}
