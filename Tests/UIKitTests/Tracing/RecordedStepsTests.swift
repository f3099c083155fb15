import Testing
import UIKit

/// What a walk's two ends leave out follows from the tree: the steps are those of a plain recursion
/// that notes every question as it is asked.
@MainActor
@Suite("Recorded steps are those of the plain recursion")
struct RecordedStepsTests {
  private typealias Steps = [HitTestTrace.Step]

  /// The algorithm by the public properties, each question and answer noted.
  @discardableResult
  private func note(
    _ view: UIView, _ point: CGPoint, _ depth: Int, by asker: HitTestTrace.Asker,
    _ steps: inout Steps
  ) -> ViewID? {
    func add(_ event: HitTestTrace.Event, _ steps: inout Steps) {
      steps.append(
        HitTestTrace.Step(
          number: steps.count + 1, depth: depth, view: id(view), event: event))
    }
    add(.asked(point: point, by: asker), &steps)
    var answer: ViewID?
    if let gate = gate(of: view) {
      add(.refused(gate), &steps)
    } else {
      let isInside = view.point(inside: point, with: nil)
      add(.inside(isInside), &steps)
      if isInside {
        answer = id(view)
        for child in view.subviews.reversed() {
          guard child.transform.isInvertible else {
            steps.append(
              HitTestTrace.Step(
                number: steps.count + 1, depth: depth + 1, view: id(child),
                event: .refused(.transform(child.transform))))
            continue
          }
          let found = note(
            child, child.convert(point, from: view), depth + 1, by: .superview, &steps)
          if let found {
            answer = found
            break
          }
        }
      }
    }
    add(.answered(answer, seen: .whole), &steps)
    return answer
  }

  private func id(_ view: UIView) -> ViewID { ViewID(view.accessibilityIdentifier ?? "") }

  private func gate(of view: UIView) -> HitTestTrace.Gate? {
    if (view as? UIControl)?.isEnabled == false { return .isEnabled }
    if !view.isUserInteractionEnabled { return .isUserInteractionEnabled }
    if view.isHidden { return .isHidden }
    return view.alpha < 0.01 ? .alpha(Float(view.alpha)) : nil
  }

  private func expected(_ view: UIView, _ point: CGPoint) -> Steps {
    var steps: Steps = []
    note(view, point, 0, by: .outside, &steps)
    return steps
  }

  @Test("on random trees, again and again while they change", arguments: 1...6)
  func random(seed: Int) throws {
    var random = Seeded(UInt64(seed))
    let tree = randomTree(&random, views: 60, custom: false, ruled: false)
    let all = tree.everyView
    for _ in 0..<150 {
      let view = try #require(all.randomElement(using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0: view.isHidden.toggle()
      case 1: view.center.x += 11
      case 2: view.superview?.sendSubviewToBack(view)
      case 3: view.alpha = view.alpha < 0.5 ? 1 : 0.005
      default: view.transform = view.transform == .identity ? .init(rotationAngle: 0.2) : .identity
      }
      let point = CGPoint(
        x: .random(in: -30...230, using: &random), y: .random(in: -30...230, using: &random))
      #expect(tree.trace(point).steps == expected(tree, point))
    }
  }

  @Test("of many siblings, of a long chain, of a point outside, of a closed root")
  func shapes() {
    let many = view("M", 0, 0, 200, 200)
    for number in 0..<300 {
      many.addSubview(
        view("m\(number)", CGFloat(number % 17) * 9, CGFloat(number % 23) * 7, 30, 30))
    }
    let chain = view("C", 0, 0, 1000, 1000)
    var last = chain
    for level in 0..<200 {
      let next = view("c\(level)", 1, 0, 1000, 1000)
      last.addSubview(next)
      last = next
    }
    for tree in [many, chain] {
      for point in [CGPoint(x: 5, y: 5), CGPoint(x: 100, y: 60), CGPoint(x: 199, y: 199)] {
        #expect(tree.trace(point).steps == expected(tree, point))
      }
      let outside = CGPoint(x: -1, y: 5)
      #expect(tree.trace(outside).steps == expected(tree, outside))
      tree.isHidden = true
      #expect(tree.trace(.zero).steps == expected(tree, .zero))
    }
  }

  @Test("an override that traces another tree while it is traced leaves both whole")
  func nested() {
    let other = root([view("X", 0, 0, 50, 50)])
    let asking = view("A", 0, 0, 100, 100, as: ClosureView.self)
    var inner: HitTestTrace?
    asking.hit = { view, _, _ in
      inner = other.trace(CGPoint(x: 5, y: 5))
      return view
    }
    let tree = view("T", 0, 0, 200, 200, [view("B", 150, 0, 9, 9), asking])
    let trace = tree.trace(CGPoint(x: 10, y: 10))
    #expect(inner?.steps == expected(other, CGPoint(x: 5, y: 5)))
    #expect(trace.hit == "A" && trace.steps.allSatisfy { $0.view != "X" })
    #expect(tree.trace(CGPoint(x: 10, y: 10)) == trace)
  }
}
