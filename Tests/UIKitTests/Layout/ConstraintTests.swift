import Testing
import UIKit

@Suite("Constraints and guides")
@MainActor
struct ConstraintTests {
  @Test("an active constraint is kept by the nearest view above both items, and moves nothing")
  func activation() {
    let (root, a, b) = (UIView(), UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), UIView())
    root.addSubview(a)
    root.addSubview(b)
    let constraint = a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 8)
    #expect(!constraint.isActive)
    NSLayoutConstraint.activate([constraint, a.widthAnchor.constraint(equalToConstant: 40)])
    #expect(root.constraints == [constraint])
    #expect(a.constraints.count == 1 && a.constraints[0].constant == 40)
    #expect(constraint.firstItem === a && constraint.secondItem === b)
    #expect(constraint.firstAttribute == .leading && constraint.secondAttribute == .trailing)
    #expect(a.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    constraint.isActive = false
    #expect(root.constraints.isEmpty)
  }

  @Test("guides lie inside their view and anchor to it")
  func guides() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      view.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 94, height: 96))
    #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
    let constraint = view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
    constraint.isActive = true
    #expect(view.constraints.count == 1)
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    #expect(guide.owningView === view && view.layoutGuides == [guide])
  }

  @Test("priorities are numbers")
  func priorities() {
    #expect((UILayoutPriority.required - 1).rawValue == 999)
    let view = UIView()
    view.setContentHuggingPriority(.required, for: .horizontal)
    #expect(view.contentHuggingPriority(for: .horizontal) == .required)
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
  }
}
