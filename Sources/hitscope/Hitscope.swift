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
    do throws(Refusal) {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      switch options.action {
      case .help: print(Options.help)
      case .window: try WindowRun(options).run()
      case .render: try RenderRun(options).run()
      }
    } catch {
      Standard.error(error.text)
      exit(2)
    }
  }
}

/// Why the program can't do what it was asked: exit status 2.
struct Refusal: Error {
  var message: String
  var hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  /// A file that can't be written.
  init(writing file: String, _ fault: FileFault) {
    self.init(
      "\(file): \(FileFaultWords.message(writing: fault))", hint: FileFaultWords.hint(fault))
  }

  var text: String { "hitscope: \(message)" + (hint.map { "\n  \($0)" } ?? "") }
}
