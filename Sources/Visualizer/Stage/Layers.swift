/// What the stage shows on top of the views themselves.
struct Layers: OptionSet, Hashable, Sendable {
  let rawValue: Int

  /// The bounds of every view.
  static let frames = Layers(rawValue: 1)
  /// Where `point(inside:)` says yes, where that is not the bounds.
  static let touchAreas = Layers(rawValue: 2)
  /// Where a view is drawn but no touch can reach it.
  static let deadZones = Layers(rawValue: 4)
  /// Who gets the touches at every point.
  static let territory = Layers(rawValue: 8)

  static let all: [Layers] = [.frames, .touchAreas, .territory, .deadZones]
}
