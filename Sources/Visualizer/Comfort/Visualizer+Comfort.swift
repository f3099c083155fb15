public import Foundation

/// What the platform asks of how the window suits somebody.
extension Visualizer {
  /// How much larger than usual everything is wished to be.
  public var magnification: CGFloat { workspace.comfort.magnification }

  /// How much larger than usual everything is to be shown in a window of that many points of the
  /// system; the platform then tells the window's size in the points that this leaves.
  public func magnification(in size: CGSize) -> CGFloat {
    workspace.comfort.magnification(in: size)
  }

  /// Shows everything at once, as the system or the environment wishes.
  public func reduceMotion() {
    perform(.comfort(.keepStill))
  }

  /// Tells a newcomer how to begin, unless they know.
  public func greet() { perform(.comfort(.greet)) }
}
