import UIKit

extension SceneWriter {
  /// An animation as an object; what stands at its default is left out.
  func json(_ animation: SceneAnimation) -> String {
    var members: [String] = []
    func add(_ key: AnimationKey, _ value: String?) {
      if let value { members.append("\"\(key.rawValue)\": \(value)") }
    }
    for key in AnimationKey.allCases {
      switch key {
      case .kind: add(key, animation.kind == .view ? nil : "\"\(animation.kind.rawValue)\"")
      case .from: add(key, json(animation.from) ?? (json(animation.to) == nil ? "{}" : nil))
      case .to: add(key, json(animation.to))
      case .duration: add(key, number(animation.duration))
      case .at: add(key, number(animation.at))
      case .curve: add(key, animation.curve.map { "\"\($0.rawValue)\"" })
      case .allowsUserInteraction: add(key, animation.allowsUserInteraction.map(String.init))
      case .staysAtEnd: add(key, animation.staysAtEnd.map(String.init))
      }
    }
    return "{ " + members.joined(separator: ", ") + " }"
  }

  private func json(_ ends: SceneAnimation.Ends) -> String? {
    guard ends != SceneAnimation.Ends() else { return nil }
    let members = EndKey.allCases.compactMap { key in
      let value: String? =
        switch key {
        case .frame: ends.frame.map(list)
        case .bounds: ends.bounds.map(list)
        case .center: ends.center.map { list([$0.x, $0.y]) }
        case .transform: ends.transform.map { list([$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty]) }
        case .contentOffset: ends.contentOffset.map { list([$0.x, $0.y]) }
        case .alpha: ends.alpha.map(number)
        }
      return value.map { "\"\(key.rawValue)\": \($0)" }
    }
    return "{ " + members.joined(separator: ", ") + " }"
  }
}
