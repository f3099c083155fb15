public import Foundation

/// What the platform asks of how the window suits somebody.
extension Visualizer {
  /// How much larger than usual everything is to be shown; the platform then tells the window's
  /// size in the points that this leaves.
  public var magnification: CGFloat { workspace.comfort.magnification }

  /// Shows everything at once, as the system or the environment wishes.
  public func reduceMotion() {
    perform(.comfort(.keepStill))
  }

  /// Tells a newcomer how to begin, unless they know.
  public func greet() { perform(.comfort(.greet)) }
}
