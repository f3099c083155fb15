/// What the program says about itself.
enum Help {
  static func overview(of commands: [any Command.Type]) -> String {
    let lines = commands.map { "  \(usage(of: $0))\n      \($0.summary)" }
    return """
      Shows which view a touch goes to, and why.

      \(lines.joined(separator: "\n"))

      FILE is a scene file, - for standard input, or the name of a shipped scene.
      Notices and problems go to standard error, and never change the exit status. That is

      \(commands.compactMap { command in
        command.failure.map { "  1  \(command.name): \($0)" }
      }.joined(separator: "\n"))
        2  input or arguments that can't be used, or an answer that can't be written
        0  else, whatever the answer

      hittest help COMMAND tells more about one, hittest --version which version this is.
      """
  }

  static func page(of command: any Command.Type) -> String {
    let width = command.options.map { label($0).count }.max() ?? 0
    let options = command.options.map { option in
      let label = label(option)
      return "  \(label)\(String(repeating: " ", count: width - label.count))  \(option.summary)"
    }
    let list = options.isEmpty ? "" : "\n\n" + options.joined(separator: "\n")
    let details = command.details.isEmpty ? "" : "\n" + command.details
    let failed = command.failure.map { "1 if \($0), " } ?? ""
    return """
      \(usage(of: command))

      \(command.summary)\(details)\(list)

      The exit status is \(failed)2 if input or arguments can't be used, else 0.
      """
  }

  static func usage(of command: any Command.Type) -> String {
    "hittest \(command.name)" + (command.synopsis.isEmpty ? "" : " \(command.synopsis)")
  }

  private static func label(_ option: Option) -> String {
    option.value.map { "\(option.name) \($0)" } ?? option.name
  }
}
