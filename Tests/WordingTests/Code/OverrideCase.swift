import Testing
import UIKit
import Wording

/// A list of rules, and the class that was generated from it and stands among the tests' sources.
struct OverrideCase: Sendable, CustomTestStringConvertible {
  var name: String
  var base = "UIView"
  var rules: [HitTestRule]
  var make: @MainActor @Sendable () -> UIView
  /// Sets the generated references to other views.
  var connect: @MainActor @Sendable (UIView, (ViewID) -> UIView?) -> Void = { _, _ in }

  var testDescription: String { name }

  /// The text of the class's file.
  var source: String {
    "// Made by the override tests from rules.\n// swift-format-ignore-file\n"
      + RuleSwift.file(name, rules: rules, base: base)
  }

  private static let heart = "M60 20 C120 -20 120 60 60 100 C0 60 0 -20 60 20 Z"
  private static let ring = "M10 10 H110 V90 H10 Z M40 30 H80 V70 H40 Z"

  static let all: [OverrideCase] = [
    OverrideCase(
      name: "GrownView",
      rules: [.expand(.by(UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)))],
      make: { GrownView() }),
    OverrideCase(
      name: "ShrunkView",
      rules: [.expand(.by(UIEdgeInsets(top: -30, left: 5, bottom: -30, right: -9.5)))],
      make: { ShrunkView() }),
    OverrideCase(
      name: "AtLeastView", rules: [.expand(.toAtLeast(CGSize(width: 90, height: 120)))],
      make: { AtLeastView() }),
    OverrideCase(
      name: "HeartView", rules: [.path(d: heart, fillRule: .nonzero, gate: .inside)],
      make: { HeartView() }),
    OverrideCase(
      name: "RingWithHolesView",
      rules: [
        .hole(d: heart, fillRule: .nonzero), .path(d: ring, fillRule: .evenodd, gate: .inside),
        .hole(d: "M0 0 Q60 120 120 0 Z", fillRule: .nonzero),
        .hole(d: ring, fillRule: .evenodd),
      ], make: { RingWithHolesView() }),
    OverrideCase(
      name: "HeartResultView", rules: [.path(d: heart, fillRule: .evenodd, gate: .result)],
      make: { HeartResultView() }),
    OverrideCase(name: "GlassView", rules: [.passThrough], make: { GlassView() }),
    OverrideCase(
      name: "IgnoringView", rules: [.ignore(views: ["child0", "child1"])],
      make: { IgnoringView() },
      connect: { view, find in
        (view as? IgnoringView)?.ignored = find("child0")
        (view as? IgnoringView)?.ignored2 = find("child1")
      }),
    OverrideCase(
      name: "RedirectingView", rules: [.redirect(to: "other", from: nil, when: .hit)],
      make: { RedirectingView() },
      connect: { view, find in (view as? RedirectingView)?.target = find("other") }),
    OverrideCase(
      name: "RedirectingInsideView", base: "UIControl",
      rules: [.redirect(to: "other", from: nil, when: .inside)],
      make: { RedirectingInsideView() },
      connect: { view, find in (view as? RedirectingInsideView)?.target = find("other") }),
    OverrideCase(
      name: "RedirectingAlwaysView", rules: [.redirect(to: "other", from: nil, when: .always)],
      make: { RedirectingAlwaysView() },
      connect: { view, find in (view as? RedirectingAlwaysView)?.target = find("other") }),
    OverrideCase(
      name: "RedirectingFromView",
      rules: [.redirect(to: "other", from: ["child0", "child2"], when: .inside)],
      make: { RedirectingFromView() },
      connect: { view, find in
        (view as? RedirectingFromView)?.target = find("other")
        (view as? RedirectingFromView)?.source = find("child0")
        (view as? RedirectingFromView)?.source2 = find("child2")
      }),
    OverrideCase(
      name: "ReachingView", rules: [.reachOutside(search: .frontMost, respectsGates: false)],
      make: { ReachingView() }),
    OverrideCase(
      name: "ReachingUsableView", base: "UIButton",
      rules: [.reachOutside(search: .frontMost, respectsGates: true)],
      make: { ReachingUsableView() }),
    OverrideCase(
      name: "ReachingAsPublishedView",
      rules: [.reachOutside(search: .asPublished, respectsGates: false)],
      make: { ReachingAsPublishedView() }),
    OverrideCase(name: "OverflowingView", rules: [.overflow], make: { OverflowingView() }),
    OverrideCase(
      name: "BoxView", base: "UIControl", rules: [.boxOnly], make: { BoxView() }),
    OverrideCase(name: "ShutView", rules: [HitTestRule.none], make: { ShutView() }),
    OverrideCase(
      name: "ManyRulesView",
      rules: [
        .expand(.by(UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20))), .overflow,
        .hole(d: ring, fillRule: .nonzero), .passThrough,
        .redirect(to: "other", from: ["child1"], when: .hit),
        .reachOutside(search: .frontMost, respectsGates: true),
        .path(d: heart, fillRule: .nonzero, gate: .result),
      ], make: { ManyRulesView() },
      connect: { view, find in
        (view as? ManyRulesView)?.target = find("other")
        (view as? ManyRulesView)?.source = find("child1")
      }),
    OverrideCase(
      name: "BoxThenRedirectView",
      rules: [
        .boxOnly, .ignore(views: ["node"]), .redirect(to: "other", from: nil, when: .inside),
      ],
      make: { BoxThenRedirectView() },
      connect: { view, find in
        (view as? BoxThenRedirectView)?.ignored = find("node")
        (view as? BoxThenRedirectView)?.target = find("other")
      }),
  ]
}
