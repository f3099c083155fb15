import Glibc
import Wording

/// The window, and the same pictures without one.
@main
struct Hitscope {
  /// Synchronous, so that everything, SDL too, stays on the main thread.
  @MainActor
  static func main() {
    // A parent may start programs from a thread that blocks signals; told to end, this one ends.
    var signals = sigset_t()
    sigfillset(&signals)
    sigprocmask(SIG_UNBLOCK, &signals, nil)
    do throws(Failure) {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      switch options.action {
      case .help: print(Options.help)
      case .window: try WindowRun(options).run()
      case .render: if try !RenderRun(options).run() { exit(2) }
      }
    } catch {
      Standard.error(error.text(by: "hitscope"))
      exit(2)
    }
  }
}

extension Failure {
  /// What is kept beside the work.
  static func notKept(reason: String) -> Failure {
    other(Language.english.text("failure.keeping"), reason: reason)
  }

  /// The touch log takes no more lines.
  static func logEnded() -> Failure {
    Failure(
      Language.english.text("failure.log"), hint: Language.english.text("hint.full"))
  }
}
