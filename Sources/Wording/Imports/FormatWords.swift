public import Scenes

/// Formats and what they cannot say, in words.
public enum FormatWords {
  /// `a printed view hierarchy (recursiveDescription)`
  public static func name(_ format: SourceFormat, in language: Language = .english) -> String {
    language.text("format." + format.rawValue)
  }

  /// What to do instead, for a format that is only recognized.
  public static func instead(of format: SourceFormat, in language: Language = .english) -> String? {
    format.isReadable ? nil : language.text("instead." + format.rawValue)
  }

  /// What decides a hit and the format cannot say.
  public static func limit(_ limit: FormatLimit, in language: Language = .english) -> String {
    language.text("limit." + limit.rawValue)
  }

  public static func reason(_ reason: SkipReason, in language: Language = .english) -> String {
    language.text("skip." + reason.rawValue)
  }

  public static func repair(_ repair: SourceRepair, in language: Language = .english) -> String {
    language.text("repair." + repair.rawValue)
  }
}
