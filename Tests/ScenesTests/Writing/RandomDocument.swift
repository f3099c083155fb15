import Foundation
import Scenes
import TestSupport
import UIKit

/// Makes documents in which everything that a file can state occurs, always the same for a seed.
struct RandomDocument {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed &* 2 &+ 1) }

  mutating func make() -> SceneDocument {
    var nodes: [SceneNode] = []
    for index in 0...Int.random(in: 0...30, using: &self) {
      let depth = index == 0 ? 0 : Int.random(in: 0...nodes[index - 1].depth + 1, using: &self)
      nodes.append(node(index, depth: depth))
    }
    let probes = (0..<Int.random(in: 0...4, using: &self)).map { _ in probe(nodes.count) }
    return SceneDocument(title: text(), notes: text(), nodes: nodes, probes: probes)
  }

  private mutating func node(_ index: Int, depth: Int) -> SceneNode {
    var node = SceneNode(id: ViewID("v\(index)"), depth: depth, className: maybe { $0.text() })
    node.frame = maybe { $0.rect() }
    node.bounds = maybe { $0.rect() }
    node.center = maybe { $0.point() }
    node.anchorPoint = maybe { $0.point() }
    node.transform = maybe {
      CGAffineTransform(
        a: $0.number(), b: $0.number(), c: $0.number(), d: $0.number(), tx: $0.number(),
        ty: $0.number())
    }
    node.contentOffset = maybe { $0.point() }
    node.zPosition = maybe { $0.number() }
    node.windowLevel = maybe { $0.number() }
    node.alpha = maybe { $0.number() }
    node.isHidden = maybe { $0.flag() }
    node.isUserInteractionEnabled = maybe { $0.flag() }
    node.isEnabled = maybe { $0.flag() }
    node.clipsToBounds = maybe { $0.flag() }
    node.backgroundColor = maybe {
      SceneColor(red: $0.byte(), green: $0.byte(), blue: $0.byte(), alpha: $0.byte())
    }
    node.text = maybe { $0.text() }
    node.actions = maybe { [SceneAction(event: "touchDown", name: $0.text())] } ?? []
    node.animation = maybe { $0.animation() }
    node.hitTestRules = (0..<Int.random(in: 0...3, using: &self)).map { _ in rule() }
    return node
  }

  private mutating func animation() -> SceneAnimation {
    var animation = SceneAnimation(from: ends(), duration: number(), at: number())
    animation.kind = SceneAnimation.Kind.allCases.randomElement(using: &self) ?? .view
    animation.curve = maybe {
      SceneAnimation.Curve.allCases.randomElement(using: &$0) ?? .linear
    }
    if animation.kind == .layer {
      animation.to = ends()
      animation.staysAtEnd = maybe { $0.flag() }
    } else {
      animation.allowsUserInteraction = maybe { $0.flag() }
    }
    return animation
  }

  private mutating func ends() -> SceneAnimation.Ends {
    var ends = SceneAnimation.Ends(frame: maybe { $0.rect() })
    ends.bounds = maybe { $0.rect() }
    ends.center = maybe { $0.point() }
    ends.contentOffset = maybe { $0.point() }
    ends.transform = maybe {
      CGAffineTransform(
        a: $0.number(), b: $0.number(), c: $0.number(), d: $0.number(), tx: $0.number(),
        ty: $0.number())
    }
    ends.alpha = maybe { $0.number() }
    return ends
  }

  private mutating func rule() -> HitTestRule {
    let fillRule = HitTestRule.FillRule.allCases.randomElement(using: &self) ?? .nonzero
    switch Int.random(in: 0...9, using: &self) {
    case 0:
      return .expand(
        .by(UIEdgeInsets(top: number(), left: number(), bottom: number(), right: number())))
    case 1: return .expand(.toAtLeast(CGSize(width: number(), height: number())))
    case 2:
      return .path(d: "M0 0 L9 9 L0 9 Z", fillRule: fillRule, gate: flag() ? .inside : .result)
    case 3: return .hole(d: "M1 1 H5 V5 Z", fillRule: fillRule)
    case 4: return .passThrough
    case 5: return .ignore(views: ["v0"])
    case 6:
      return .redirect(
        to: "v0", from: maybe { _ in ["v0"] },
        when: HitTestRule.RedirectMoment.allCases.randomElement(using: &self) ?? .hit)
    case 7: return .reachOutside(search: .frontMost, respectsGates: flag())
    case 8: return .reachOutside(search: .asPublished, respectsGates: false)
    default:
      return [.overflow, .boxOnly, HitTestRule.none].randomElement(using: &self) ?? .overflow
    }
  }

  private mutating func probe(_ count: Int) -> SceneProbe {
    let id = ViewID("v\(Int.random(in: 0..<count, using: &self))")
    let expectations: [SceneProbe.Expectation] = [.none, .nothing, .hit(id)]
    return SceneProbe(
      at: point(), on: maybe { _ in id },
      expectation: expectations.randomElement(using: &self) ?? .none)
  }

  private mutating func maybe<Value>(_ make: (inout RandomDocument) -> Value) -> Value? {
    flag() ? make(&self) : nil
  }

  private mutating func number() -> Double {
    let wide = Double.random(in: -1e9...1e9, using: &self)
    let choices = [
      0, -0.0, 1, 0.1, 1.0 / 3, Double.leastNonzeroMagnitude, 1e-7, 1e9, -1e9, wide, wide.rounded(),
    ]
    return choices.randomElement(using: &self) ?? 0
  }

  private mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

  private mutating func rect() -> CGRect {
    CGRect(x: number(), y: number(), width: number(), height: number())
  }

  private mutating func flag() -> Bool { Bool.random(using: &self) }

  private mutating func byte() -> UInt8 { UInt8.random(in: 0...255, using: &self) }

  private mutating func text() -> String {
    let texts = [
      "", "a", "\"quoted\" \\ /", "line\nend\r\ttab\u{1}\u{7F}", "é💚\u{2028}", "{ } [ ]",
    ]
    return texts.randomElement(using: &self) ?? ""
  }
}

extension RandomDocument: RandomNumberGenerator {
  mutating func next() -> UInt64 { generator.next() }
}
