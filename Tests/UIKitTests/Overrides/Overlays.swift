import UIKit

/// 31: a window for toasts that is no obstacle.
final class ToastWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event), let root = rootViewController?.view else {
      return nil
    }
    if #available(iOS 18, *) {
      for subview in root.subviews.reversed() {
        let inside = subview.convert(point, from: root)
        if subview.hitTest(inside, with: event) != nil { return hit }
      }
      return nil
    }
    return hit == root ? nil : hit
  }
}

/// 32: a floating button's window, as large as the screen and as solid as the button.
final class FloatingButtonWindow: UIWindow {
  let button = UIButton(type: .system)

  init() {
    super.init(frame: UIScreen.main.bounds)
    windowLevel = UIWindow.Level.alert + 1
    backgroundColor = nil
    button.frame = CGRect(x: 300, y: 700, width: 56, height: 56)
    addSubview(button)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    button.point(inside: convert(point, to: button), with: event)
  }
}

/// 33: only links take touches, the rest of the text lets them through.
final class LinkTextView: UITextView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard super.point(inside: point, with: event), let position = closestPosition(to: point),
      let range = tokenizer.rangeEnclosingPosition(
        position, with: .character, inDirection: .layout(.left))
    else { return false }
    let index = offset(from: beginningOfDocument, to: range.start)
    return attributedText.attribute(.link, at: index, effectiveRange: nil) != nil
  }
}
