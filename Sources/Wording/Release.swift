/// Which Hitscope this is.
public enum Release {
  public static let number = "1.0"

  /// What a program answers to `--version`: `hittest 1.0`
  public static func line(of program: String) -> String { "\(program) \(number)" }
}
