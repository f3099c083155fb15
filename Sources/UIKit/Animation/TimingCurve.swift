/// A cubic curve from (0, 0) to (1, 1): progress over time.
struct TimingCurve: Sendable, Equatable {
  var first: CGPoint
  var second: CGPoint

  init(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
    // Outside of 0…1 in time the curve would turn back; Core Animation clamps as well.
    first = CGPoint(x: min(max(x1, 0), 1), y: y1.isFinite ? y1 : 0)
    second = CGPoint(x: min(max(x2, 0), 1), y: y2.isFinite ? y2 : 1)
  }

  static let linear = TimingCurve(0, 0, 1, 1)
  static let easeIn = TimingCurve(0.42, 0, 1, 1)
  static let easeOut = TimingCurve(0, 0, 0.58, 1)
  static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)
  /// Stands for a spring: quick at first, slow to settle, never beyond the end.
  static let spring = TimingCurve(0.2, 0.8, 0.2, 1)

  func progress(at time: CGFloat) -> CGFloat {
    guard self != .linear else { return min(max(time, 0), 1) }
    return value(first.y, second.y, parameter(where: first.x, second.x, is: time))
  }

  /// The time of a progress.
  func time(of progress: CGFloat) -> CGFloat {
    guard self != .linear else { return min(max(progress, 0), 1) }
    return value(first.x, second.x, parameter(where: first.y, second.y, is: progress))
  }

  private func value(_ a: CGFloat, _ b: CGFloat, _ t: CGFloat) -> CGFloat {
    let s = 1 - t
    return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
  }

  /// By halving, which is exact to the last bits where the curve rises.
  private func parameter(where a: CGFloat, _ b: CGFloat, is goal: CGFloat) -> CGFloat {
    if !(goal > 0) { return 0 }
    if goal >= 1 { return 1 }
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if value(a, b, middle) < goal { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

extension UIView.AnimationCurve {
  var timing: TimingCurve {
    switch self {
    case .easeInOut: .easeInOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}

extension UIView.AnimationOptions {
  var timing: TimingCurve {
    switch rawValue >> 16 & 0xF {
    case 1: .easeIn
    case 2: .easeOut
    case 3: .linear
    default: .easeInOut
    }
  }
}
