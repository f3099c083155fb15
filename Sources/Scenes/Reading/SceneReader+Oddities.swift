import UIKit

/// Values that can be used and hardly do what was meant.
extension SceneReader {
  mutating func noteAlpha(_ alpha: Double?, _ value: JSONValue, view: ViewID?) {
    guard let alpha, !(0...1).contains(alpha) else { return }
    note(alpha > 1 ? .alphaAboveOne : .alphaBelowZero, key: "alpha", value, view)
  }

  mutating func noteSize(_ rect: CGRect?, key: String, _ value: JSONValue, view: ViewID?) {
    guard let size = rect?.size, size.width < 0 || size.height < 0 else { return }
    note(key == "frame" ? .negativeFrame : .negativeBounds, key: key, value, view)
  }

  mutating func noteTransform(_ transform: CGAffineTransform?, _ value: JSONValue, view: ViewID?) {
    guard let transform, !transform.isInvertible else { return }
    note(.noInverse, key: "transform", value, view)
  }

  mutating func noteRadius(_ radius: Double?, _ value: JSONValue, view: ViewID?) {
    guard let radius, radius < 0 else { return }
    note(.negativeRadius, key: "cornerRadius", value, view)
  }

  /// A moment at which nothing moves.
  mutating func noteMoment(_ animation: SceneAnimation, _ value: JSONValue, view: ViewID?) {
    if animation.at < 0 {
      note(.animationNotBegun, key: "at", value, view)
    } else if animation.at >= animation.duration, animation.staysAtEnd != true {
      note(.animationOver, key: "at", value, view)
    }
  }

  private mutating func note(
    _ oddity: Problem.Oddity, key: String, _ value: JSONValue, _ view: ViewID?
  ) {
    add(.notice, .odd(key: key, oddity, value: value.compact), at: value.place, view: view)
  }
}
