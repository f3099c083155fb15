public import Scenes

/// A place in a file, in the form of compilers, so that editors can jump to it.
public enum PlaceWords {
  /// `scene.hitscene.json:12:5`
  public static func text(_ file: String, _ place: Problem.Place?) -> String {
    Legible.text(file) + (place.map { ":\($0.line):\($0.column)" } ?? "")
  }
}
