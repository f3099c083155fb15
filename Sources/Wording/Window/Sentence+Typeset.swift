extension Sentence {
  /// As the window prints it: a minus sign is no hyphen.
  public var typeset: Sentence {
    Sentence(
      runs.map { run in
        guard run.style == .number else { return run }
        return Run(run.text.replacing("-", with: "−"), run.style)
      })
  }

  /// With no name longer than so many letters, where a long one would hide what is behind.
  public func cuttingNames(to most: Int) -> Sentence {
    Sentence(
      runs.map { run in
        guard run.style == .name, run.text.utf8.count > most, run.text.count > most else {
          return run
        }
        return Run(run.text.prefix(most - 1) + "…", run.style)
      })
  }
}
