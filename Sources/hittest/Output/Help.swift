/// What the program says about itself.
enum Help {
  static func overview(of commands: [any Command.Type]) -> String {
    let lines = commands.map { "  \(usage(of: $0))\n      \($0.summary)" }
    return """
      Shows which view a touch goes to, and why.

      \(lines.joined(separator: "\n"))

      FILE is a scene file, - for standard input, or the name of a shipped scene.
      Notices and problems go to standard error. The exit status is 0, 1 for a failed
      expectation, 2 for input or arguments that can't be used.
      hittest help COMMAND tells more about one.
      """
  }

  static func page(of command: any Command.Type) -> String {
    let width = command.options.map { label($0).count }.max() ?? 0
    let options = command.options.map { option in
      let label = label(option)
      return "  \(label)\(String(repeating: " ", count: width - label.count))  \(option.summary)"
    }
    let list = options.isEmpty ? "" : "\n\n" + options.joined(separator: "\n")
    return """
      \(usage(of: command))

      \(command.summary)
      \(command.details)\(list)
      """
  }

  static func usage(of command: any Command.Type) -> String {
    "hittest \(command.name)" + (command.synopsis.isEmpty ? "" : " \(command.synopsis)")
  }

  private static func label(_ option: Option) -> String {
    option.value.map { "\(option.name) \($0)" } ?? option.name
  }
}
