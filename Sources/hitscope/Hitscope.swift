import Glibc
import Scenes
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
    StandardStream.holdPlaces()
    exit(run() ? 0 : 2)
  }

  /// - Returns: whether everything asked for was done; what was not is told already.
  @MainActor
  private static func run() -> Bool {
    do throws(Failure) {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      switch options.action {
      case .help: try Standard.output(Options.help)
      case .version: try Standard.output(Release.line(of: "hitscope"))
      case .window: return try WindowRun(options).run()
      case .render:
        return try StoppedWords.watch("hitscope") { () throws(Failure) in
          try RenderRun(options).run()
        }
      }
      return true
    } catch {
      tell(error)
      return false
    }
  }

  /// Where neither stream takes it, the exit status is all that is left.
  private static func tell(_ failure: Failure) {
    do throws(Failure) {
      try Standard.error(failure.text(by: "hitscope"))
    } catch  where error != failure {
      tell(error)
    } catch {}
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
