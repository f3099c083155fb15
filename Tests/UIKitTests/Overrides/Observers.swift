import UIKit

/// 23: tells what it was asked, and changes nothing.
final class LoggingView: UIView {
  private(set) var log: [String] = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    log.append("\(#function) \(point.x), \(point.y)")
    let hit = super.hitTest(point, with: event)
    log.append(hit.map { String(describing: type(of: $0)) } ?? "nil")
    return hit
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let isInside = super.point(inside: point, with: event)
    log.append(isInside ? "inside" : "outside")
    return isInside
  }
}

/// 24: says so to its delegate when a touch comes outside of it.
protocol OutsideTouchDelegate: AnyObject {
  @MainActor func touchedOutside(_ view: MenuView)
}

final class MenuView: UIView {
  weak var delegate: (any OutsideTouchDelegate)?

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let isInside = super.point(inside: point, with: event)
    if !isInside { delegate?.touchedOutside(self) }
    return isInside
  }
}

/// 25: takes the keyboard away with any touch that is not on a text field.
final class KeyboardDismissingWindow: UIWindow {
  private(set) var dismissals = 0

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if !(hit is UITextField), !(hit is UITextView) {
      endEditing(true)
      dismissals += 1
    }
    return hit
  }
}
