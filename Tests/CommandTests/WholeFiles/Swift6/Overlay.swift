import UIKit

let overlayMargin: CGFloat = 12
@MainActor private var overlayWindow: OverlayWindow?

@MainActor
func showOverlay(in scene: UIWindowScene, _ content: UIViewController) {
  let window = OverlayWindow(windowScene: scene)
  window.rootViewController = content
  window.windowLevel = .alert + 1
  window.isHidden = false
  overlayWindow = window
}

final class OverlayWindow: UIWindow {
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
    } else {
      return hit == root ? nil : hit
    }
  }
}

protocol OverlayDelegate: AnyObject {
  @MainActor func overlay(_ view: OverlayView, didDismissAt point: CGPoint)
}

final class OverlayView: UIView {
  weak var delegate: (any OverlayDelegate)?
  private let card = UIStackView()
  private var excluded: Set<UIView> = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(card)
    card.axis = .vertical
    card.spacing = overlayMargin
    card.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: centerXAnchor),
      card.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func exclude(_ view: UIView) { excluded.insert(view) }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if let hit, excluded.contains(hit) { return nil }
    guard hit === self else { return hit }
    if !card.frame.insetBy(dx: -overlayMargin, dy: -overlayMargin).contains(point) {
      Task { @MainActor [weak self] in
        guard let self else { return }
        delegate?.overlay(self, didDismissAt: point)
      }
    }
    return self
  }
}
