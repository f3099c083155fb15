import Testing
import UIKit

@MainActor
@Suite("Views in perspective")
struct PerspectiveTests {
  private static var eye: CATransform3D {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 200
    return eye
  }

  private static let turn = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)

  /// The left half of A is nearer and larger, its right half smaller: worked out by hand for the
  /// eye 200 points in front of the middle.
  @Test(
    "3.8: a touch goes to where perspective shows a view, its own or that of its superview's layer",
    arguments: [
      (69, 160, "A"), (67, 100, "R"), (69, 162, "A"), (69, 164, "R"), (120, 100, "A"),
      (121, 100, "R"), (120, 140, "A"), (120, 142, "R"), (100, 149, "A"), (100, 151, "R"),
    ])
  func perspective(x: CGFloat, y: CGFloat, expected: String) {
    let own = view("A", 50, 50, 100, 100) {
      $0.transform3D = CATransform3DConcat(Self.turn, Self.eye)
    }
    #expect(root([own]).hit(x, y) == expected)
    let seen = view("A", 50, 50, 100, 100) { $0.layer.transform = Self.turn }
    let tree = root([seen])
    tree.layer.sublayerTransform = Self.eye
    #expect(tree.hit(x, y) == expected)
    #expect(tree.trace(CGPoint(x: x, y: y)).hit?.name == expected)
  }

  @Test("3.10: a view is edge-on where the eye is in its plane, not wherever it is turned by 90°")
  func edgeOn() {
    let (middle, left) = (view("M", 50, 50, 100, 100), view("L", -20, 50, 100, 100))
    for view in [middle, left] {
      view.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    }
    let tree = root([middle, left])
    tree.layer.sublayerTransform = Self.eye
    #expect(middle.hasSingularTransform && !left.hasSingularTransform)
    // 70 left of the eye's axis: x = −70 / (1 − z / 200) with z from −50 to 50.
    #expect(tree.hit(100 - 70 / 0.9, 100) == "L")
    #expect(tree.hit(100 - 70 / 0.74, 100) == "R")
    let steps = tree.trace(CGPoint(x: 100, y: 100)).steps
    #expect(
      steps.contains { step in
        guard step.view.name == "M", case .refused(.transform) = step.event else { return false }
        return true
      })
  }

  @Test("3.10: beyond the horizon of a view's plane there is nothing of it, modelled")
  func horizon() {
    // Lies like a floor that goes away from the eye; its horizon is at the eye's height, y = 100.
    let floor = view("F", 0, 100, 200, 100_000) {
      $0.layer.anchorPoint = CGPoint(x: 0.5, y: 0)
      $0.layer.position = CGPoint(x: 100, y: 150)
      $0.layer.transform = CATransform3DMakeRotation(-.pi / 2, 1, 0, 0)
    }
    let tree = root([floor])
    tree.layer.sublayerTransform = Self.eye
    #expect(tree.hit(100, 151) == "R" && tree.hit(100, 149) == "F")
    #expect(tree.hit(100, 101) == "F" && tree.hit(100, 99) == "R")
    #expect(floor.convert(CGPoint(x: 3, y: 4), from: tree) == CGPoint(x: 3, y: 4))
  }

  @Test("depth alone changes no touch, and under perspective moves what it brings nearer")
  func depth() {
    let child = view("A", 150, 50, 20, 100)
    let tree = root([child])
    child.layer.zPosition = 100
    #expect(tree.hit(160, 100) == "A" && tree.hit(195, 100) == "R")
    tree.layer.sublayerTransform = Self.eye
    // Twice as near: from 50…70 right of the middle to 100…140, out of the superview.
    #expect(tree.hit(160, 100) == "R")
    child.layer.zPosition = 50
    #expect(tree.hit(167, 100) == "A" && tree.hit(166, 100) == "R")
    #expect(child.frame == CGRect(x: 150, y: 50, width: 20, height: 100))
    tree.layer.sublayerTransform = CATransform3DIdentity
    #expect(tree.hit(160, 100) == "A")
  }

  @Test("a view that leaves a superview in perspective is flat again, and turned by its transform")
  func leaving() {
    let child = view("A", 50, 50, 100, 100) { $0.transform = CGAffineTransform(scaleX: 0.5, y: 1) }
    let (deep, flat) = (root([child]), root([]))
    deep.layer.sublayerTransform = CATransform3DMakeScale(0.5, 0.5, 1)
    #expect(deep.hit(88, 100) == "A" && deep.hit(87, 100) == "R")
    flat.addSubview(child)
    #expect(flat.hit(75, 100) == "A" && flat.hit(74, 100) == "R")
    #expect(child.layer.transform == CATransform3DMakeScale(0.5, 1, 1))
  }

  @Test("an affine transform takes the place of one in space")
  func affine() {
    let child = view("A", 50, 50, 100, 100)
    let turn = CATransform3DConcat(Self.turn, Self.eye)
    child.transform3D = turn
    #expect(child.transform3D == turn && child.layer.transform == turn)
    #expect(child.transform == CATransform3DGetAffineTransform(turn))
    child.transform = child.transform
    #expect(CATransform3DIsAffine(child.transform3D))
    child.transform = .identity
    #expect(child.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
    #expect(root([child]).hit(149, 100) == "A")
  }

  @Test("what is no number is refused")
  func unusable() {
    let child = view("A", 50, 50, 100, 100)
    let tree = root([child])
    var wrong = Self.eye
    wrong.m34 = .nan
    tree.layer.sublayerTransform = wrong
    child.transform3D = wrong
    child.layer.zPosition = .infinity
    #expect(tree.layer.sublayerTransform == CATransform3DIdentity && child.layer.zPosition == 0)
    #expect(child.transform3D == CATransform3DIdentity && tree.hit(60, 60) == "A")
  }

  // MARK: Random trees

  private func randomDepths(_ tree: UIView, _ random: inout Seeded) {
    for view in tree.everyView {
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        var eye = CATransform3DIdentity
        eye.m34 = -1 / .random(in: 60...600, using: &random)
        view.layer.sublayerTransform = eye
      case 1:
        view.layer.transform = CATransform3DMakeRotation(
          .random(in: -2...2, using: &random), .random(in: -1...1, using: &random), 1, 0.3)
      case 2:
        var own = CATransform3DIdentity
        own.m34 = -1 / .random(in: 60...600, using: &random)
        view.transform3D = CATransform3DRotate(own, .random(in: -2...2, using: &random), 1, 0.5, 0)
        view.layer.anchorPointZ = .random(in: -20...20, using: &random)
      case 3: view.layer.zPosition = .random(in: -90...90, using: &random)
      default: break
      }
    }
  }

  private func entry(_ point: CGPoint, into child: UIView, of parent: UIView) -> CGPoint? {
    let inner = child.layer.convert(point, from: parent.layer)
    // A way that doesn't exist leaves the point, and then doesn't lead back.
    let back = parent.layer.convert(inner, from: child.layer)
    return hypot(back.x - point.x, back.y - point.y) < 1e-3 ? inner : nil
  }

  /// The algorithm, by the layers alone.
  private func layerHit(_ view: UIView, _ point: CGPoint) -> UIView? {
    guard view.isUserInteractionEnabled, !view.isHidden, view.alpha >= 0.01,
      view.layer.contains(point)
    else { return nil }
    for child in view.subviews.reversed() {
      if let inner = entry(point, into: child, of: view), let hit = layerHit(child, inner) {
        return hit
      }
    }
    return view
  }

  @Test("3.8: every walk answers as the layers' conversions say", arguments: 1...30)
  func walks(seed: Int) {
    var random = Seeded(UInt64(seed))
    let tree = randomTree(&random, views: 40, custom: false, ruled: false)
    randomDepths(tree, &random)
    for _ in 0..<100 {
      let point = CGPoint(
        x: .random(in: -30...230, using: &random), y: .random(in: -30...230, using: &random))
      let expected = layerHit(tree, point)
      #expect(tree.hitTest(point, with: nil) === expected)
      #expect(tree.trace(point).hit?.name == expected?.accessibilityIdentifier)
    }
  }

  @Test("3.8: a point comes back from where perspective took it", arguments: 1...20)
  func roundTrips(seed: Int) throws {
    var random = Seeded(UInt64(seed))
    let tree = randomTree(&random, views: 30, custom: false, ruled: false)
    randomDepths(tree, &random)
    for view in tree.everyView {
      let start = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      let up = view.convert(start, to: tree)
      let layerUp = view.layer.convert(start, to: tree.layer)
      #expect(hypot(up.x - layerUp.x, up.y - layerUp.y) < 1e-6 * (1 + hypot(up.x, up.y)))
      var line = [view]
      while let above = line.last?.superview { line.append(above) }
      guard line.allSatisfy({ !$0.hasSingularTransform }), up.x.magnitude < 1e4 else { continue }
      // A point behind the eye stays as it is.
      let onScreen = zip(line, line.dropFirst()).allSatisfy { child, parent in
        let point = view.convert(start, to: child)
        return child.convert(point, to: parent) != point
      }
      guard onScreen else { continue }
      let back = view.convert(up, from: tree)
      #expect(hypot(back.x - start.x, back.y - start.y) < 1e-4 * (1 + hypot(start.x, start.y)))
    }
  }

  @Test("a big container answers alike with and without its table, whatever its views' depth")
  func table() {
    var random = Seeded(11)
    let tree = view("T", 0, 0, 1000, 1000)
    for number in 0..<200 {
      let child = view(
        "c\(number)", .random(in: 0...950, using: &random), .random(in: 0...950, using: &random),
        60, 60)
      child.layer.zPosition = number % 3 == 0 ? .random(in: -300...300, using: &random) : 0
      if number % 5 == 0 { child.transform3D = CATransform3DConcat(Self.turn, Self.eye) }
      tree.addSubview(child)
    }
    func check() {
      for _ in 0..<40 {
        let point = CGPoint(
          x: .random(in: -20...1020, using: &random), y: .random(in: -20...1020, using: &random))
        #expect(
          tree.hitTest(point, with: nil)?.accessibilityIdentifier == tree.trace(point).hit?.name)
      }
    }
    check()
    for depth in [-1.0 / 900, -1.0 / 400, 0] {
      var eye = CATransform3DIdentity
      eye.m34 = depth
      tree.layer.sublayerTransform = eye
      check()
      tree.bounds.size.width = 1000 + 100 * depth
      check()
      tree.subviews[0].layer.zPosition += 50
      check()
    }
  }
}
