import Foundation

/// `ImportBenchmark HITTEST [FORMAT...]`: times the program on dumps that are made here. One line a
/// format: name, views, megabytes, median and worst seconds, kilobytes a view at the peak.
///
/// `ImportBenchmark write FORMAT VIEWS FILE` makes one dump. It is called for each of them: a
/// program's peak counts from what the process that starts it holds, so that one stays small.
@main
enum ImportBenchmark {
  static func main() throws {
    let words = CommandLine.arguments
    if words.count == 5, words[1] == "write", let dump = Dump(rawValue: words[2]),
      let views = Int(words[3])
    {
      try Data(dump.text(of: Tree(count: views)).utf8).write(to: URL(fileURLWithPath: words[4]))
    } else if words.count > 1 {
      try measure(words[1], Set(words.dropFirst(2)))
    }
  }

  private static func measure(_ program: String, _ wanted: Set<String>) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appendingPathComponent("in").path
    let output = folder.appendingPathComponent("out.hitscene.json").path

    func runs(of dump: Dump, _ views: Int, _ count: Int) throws -> [Run] {
      _ = try Run.of(CommandLine.arguments[0], ["write", dump.rawValue, "\(views)", input])
      return try (0..<count).map { _ in try Run.of(program, ["convert", input, output]) }
    }
    // What the program needs for one view is no view's share.
    let empty = try runs(of: .recursiveDescription, 1, 1)[0].peak

    func tell(_ name: String, _ dump: Dump, _ views: Int, runs count: Int) throws {
      let runs = try runs(of: dump, views, count)
      let size = try FileManager.default.attributesOfItem(atPath: input)[.size] as? Int ?? 0
      let seconds = runs.map(\.seconds).sorted()
      let peak = (runs.map(\.peak).max() ?? 0) - empty
      let fields: [String] = [
        name, "\(views)", "\(Double(size) / 1e6)", "\(seconds[seconds.count / 2])",
        "\(seconds[seconds.count - 1])", "\(Double(peak) / Double(views))",
      ]
      print(fields.joined(separator: "\t"))
    }
    for dump in Dump.allCases where wanted.isEmpty || wanted.contains(dump.rawValue) {
      try tell(dump.rawValue, dump, 30_000, runs: 5)
    }
    if wanted.isEmpty || wanted.contains("lines") {
      try tell("a million lines", .recursiveDescription, 1_000_000, runs: 1)
    }
  }
}

/// One run of a program, from its start to its end.
struct Run {
  var seconds: Double
  /// Kilobytes.
  var peak: Int

  static func of(_ program: String, _ arguments: [String]) throws -> Run {
    var words = ([program] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var child: pid_t = 0
    let start = ContinuousClock.now
    let refusal = posix_spawn(&child, program, &actions, nil, words, environ)
    guard refusal == 0 else { throw POSIXError(POSIXErrorCode(rawValue: refusal) ?? .ENOENT) }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(child, &status, 0, &usage) == child, status == 0 else {
      throw POSIXError(.ECHILD)
    }
    return Run(seconds: (ContinuousClock.now - start) / .seconds(1), peak: usage.ru_maxrss)
  }
}
