import TestSupport
import UIKit

/// A random tree around one view of interest, the same for a seed whatever that view is.
@MainActor
struct OverrideTree {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private(set) var byID: [ViewID: UIView] = [:]
  private var random: SeededGenerator

  /// - Parameter node: the view of interest, `node`.
  init(seed: UInt64, node: UIView) {
    random = SeededGenerator(seed: seed)
    name(root, "root")
    let rear = UIView(frame: CGRect(x: 20, y: 20, width: 260, height: 260))
    add(rear, "other", to: root)
    node.frame = CGRect(
      x: number(20...120), y: number(20...120), width: number(30...150), height: number(30...150))
    dress(node)
    add(node, "node", to: root)
    var parents = [node]
    for index in 0..<Int.random(in: 1...6, using: &random) {
      let isControl = Bool.random(using: &random)
      let child = isControl ? UIButton() : UIView()
      child.frame = CGRect(
        x: number(-60...100), y: number(-60...100), width: number(20...120),
        height: number(20...120))
      dress(child)
      add(child, "child\(index)", to: parents.randomElement(using: &random) ?? node)
      parents.append(child)
    }
  }

  private mutating func add(_ view: UIView, _ id: String, to parent: UIView) {
    name(view, id)
    parent.addSubview(view)
  }

  private mutating func name(_ view: UIView, _ id: String) {
    view.accessibilityIdentifier = id
    byID[ViewID(id)] = view
  }

  /// Sometimes one of the gates is shut, sometimes the view is turned.
  private mutating func dress(_ view: UIView) {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: view.isHidden = true
    case 1: view.alpha = 0.005
    case 2: view.isUserInteractionEnabled = false
    case 3: (view as? UIControl)?.isEnabled = false
    case 4: view.transform = CGAffineTransform(rotationAngle: number(-3...3))
    case 5: view.bounds.origin = CGPoint(x: number(-40...40), y: number(-40...40))
    default: break
    }
  }

  private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &random)
  }

  /// The name of who gets a touch, at many points.
  mutating func answers() -> [String?] {
    (0..<120).map { _ in
      let point = CGPoint(x: number(-10...310), y: number(-10...310))
      return root.hitTest(point, with: nil)?.accessibilityIdentifier
    }
  }
}
