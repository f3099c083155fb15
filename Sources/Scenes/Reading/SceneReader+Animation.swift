import UIKit

extension SceneReader {
  /// Nil where any part can't be used: half an animation would move what nobody moved.
  mutating func animation(_ value: JSONValue, view: ViewID?) -> SceneAnimation? {
    let problemsBefore = problems.count
    defer { conclude(.animationLeftOut, from: problemsBefore) }
    guard let members = value.members else {
      refuse(value, key: "animation", expected: .members, view: view)
      return nil
    }
    var animation = SceneAnimation(duration: 0, at: 0)
    var values: [AnimationKey: JSONValue] = [:]
    let owner = "animation"
    for (key, member) in lastOfEach(members, of: AnimationKey.allCases, in: owner, view: view) {
      guard let key else { continue }
      let value = member.value
      values[key] = value
      switch key {
      case .kind: animation.kind = word(value, key: member.key, view: view) ?? .view
      case .from: animation.from = ends(value, key: member.key, view: view)
      case .to: animation.to = ends(value, key: member.key, view: view)
      case .duration: animation.duration = number(value, key: member.key, view: view) ?? 0
      case .at: animation.at = number(value, key: member.key, view: view) ?? 0
      case .curve: animation.curve = word(value, key: member.key, view: view)
      case .allowsUserInteraction:
        animation.allowsUserInteraction = flag(value, key: member.key, view: view)
      case .staysAtEnd: animation.staysAtEnd = flag(value, key: member.key, view: view)
      }
    }
    for key in [AnimationKey.duration, .at] where values[key] == nil {
      add(.problem, .missingKey(key: key.rawValue, of: owner), at: value.place, view: view)
    }
    if values[.from] == nil, values[.to] == nil {
      let key = animation.kind == .layer ? AnimationKey.to : .from
      add(.problem, .missingKey(key: key.rawValue, of: owner), at: value.place, view: view)
    }
    for key in animation.kind.meaninglessKeys {
      guard let value = values[key] else { continue }
      let kind = Problem.Kind.meaningless(
        key: key.rawValue, other: "kind", value: animation.kind.rawValue)
      add(.problem, kind, at: value.place, view: view)
    }
    guard !problems[problemsBefore...].contains(where: { $0.severity == .problem }) else {
      return nil
    }
    if let value = values[.at] { noteMoment(animation, value, view: view) }
    return animation
  }

  private mutating func ends(
    _ value: JSONValue, key: String, view: ViewID?
  ) -> SceneAnimation.Ends {
    var ends = SceneAnimation.Ends()
    guard let members = value.members else {
      refuse(value, key: key, expected: .members, view: view)
      return ends
    }
    let owner = "animation." + key
    for (key, member) in lastOfEach(members, of: EndKey.allCases, in: owner, view: view) {
      let value = member.value
      switch key {
      case .frame:
        ends.frame = rect(value, key: member.key, view: view)
        noteSize(ends.frame, key: member.key, value, view: view)
      case .bounds:
        ends.bounds = rect(value, key: member.key, view: view)
        noteSize(ends.bounds, key: member.key, value, view: view)
      case .center: ends.center = point(value, key: member.key, view: view)
      case .transform: ends.transform = transform(value, view: view)
      case .contentOffset: ends.contentOffset = point(value, key: member.key, view: view)
      case .alpha:
        ends.alpha = number(value, key: member.key, view: view)
        noteAlpha(ends.alpha, value, view: view)
      case nil: break
      }
    }
    return ends
  }
}

extension SceneAnimation.Kind {
  fileprivate var meaninglessKeys: [AnimationKey] {
    self == .layer ? [.allowsUserInteraction] : [.to, .staysAtEnd]
  }
}
