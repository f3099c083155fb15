import UIKit

extension SceneReader {
  /// Reads the roots and everything below them, in pre-order.
  mutating func readNodes(_ windows: JSONValue) {
    var waiting: [(value: JSONValue, depth: Int)] = []
    if let roots = windows.elements {
      waiting = roots.reversed().map { ($0, 0) }
    } else {
      refuse(windows, key: "windows", expected: .list, view: nil)
      conclude(.defaultKept, from: problems.count - 1)
      document.unread.append(UnreadValue(key: "windows", json: windows.compact))
    }
    var names = NodeNames()
    while let (value, depth) = waiting.popLast() {
      guard let members = value.members else {
        // Only the list that holds it could keep it, and it has no place there as a view.
        refuse(value, key: depth == 0 ? "windows" : "subviews", expected: .object, view: nil)
        conclude(.elementLeftOut, from: problems.count - 1)
        continue
      }
      var node = SceneNode(id: readID(members, &names), depth: depth)
      node.origin.place = value.place
      let subviews = readNode(&node, members)
      node.isIDGenerated = node.id.name.isEmpty
      document.nodes.append(node)
      waiting += subviews.reversed().map { ($0, depth + 1) }
    }
    names.fillIn(&document.nodes)
  }

  private mutating func readID(_ members: [JSONValue.Member], _ names: inout NodeNames) -> ViewID {
    guard let value = members.last(where: { $0.key == NodeKey.id.rawValue })?.value else {
      return ViewID("")
    }
    guard let id = value.string, !id.isEmpty else {
      refuse(value, key: "id", expected: .identifier, view: nil)
      conclude(.defaultKept, from: problems.count - 1)
      return ViewID("")
    }
    let name = names.unique(id)
    if name != id {
      add(.problem, .duplicateID(id: id, renamed: name), at: value.place, view: ViewID(name))
    }
    return ViewID(name)
  }

  /// Returns the elements of `subviews`.
  private mutating func readNode(
    _ node: inout SceneNode, _ members: [JSONValue.Member]
  ) -> [JSONValue] {
    let id = node.id.name.isEmpty ? nil : node.id
    var subviews: [JSONValue] = []
    for (key, member) in lastOfEach(members, of: NodeKey.allCases, in: "view", view: id) {
      let value = member.value
      guard let key else {
        node.unread.append(UnreadValue(key: member.key, json: value.compact))
        continue
      }
      let problemsBefore = problems.count
      switch key {
      case .id:
        if value.string?.isEmpty != false {
          node.unread.append(UnreadValue(key: member.key, json: value.compact))
        }
      case .frame:
        node.frame = rect(value, key: member.key, view: id)
        noteSize(node.frame, key: member.key, value, view: id)
      case .bounds:
        node.bounds = rect(value, key: member.key, view: id)
        noteSize(node.bounds, key: member.key, value, view: id)
      case .center: node.center = point(value, key: member.key, view: id)
      case .anchorPoint: node.anchorPoint = point(value, key: member.key, view: id)
      case .transform:
        node.transform = transform(value, view: id)
        noteTransform(node.transform, value, view: id)
      case .contentOffset: node.contentOffset = point(value, key: member.key, view: id)
      case .zPosition: node.zPosition = number(value, key: member.key, view: id)
      case .windowLevel: node.windowLevel = number(value, key: member.key, view: id)
      case .alpha:
        node.alpha = number(value, key: member.key, view: id)
        noteAlpha(node.alpha, value, view: id)
      case .cornerRadius:
        node.cornerRadius = number(value, key: member.key, view: id)
        noteRadius(node.cornerRadius, value, view: id)
      case .isHidden: node.isHidden = flag(value, key: member.key, view: id)
      case .isUserInteractionEnabled:
        node.isUserInteractionEnabled = flag(value, key: member.key, view: id)
      case .isEnabled: node.isEnabled = flag(value, key: member.key, view: id)
      case .clipsToBounds: node.clipsToBounds = flag(value, key: member.key, view: id)
      case .isMultipleTouchEnabled:
        node.isMultipleTouchEnabled = flag(value, key: member.key, view: id)
      case .isExclusiveTouch: node.isExclusiveTouch = flag(value, key: member.key, view: id)
      case .handlesTouches: node.handlesTouches = flag(value, key: member.key, view: id)
      case .className: node.className = text(value, key: member.key, view: id)
      case .text: node.text = text(value, key: member.key, view: id)
      case .viewController: node.viewController = text(value, key: member.key, view: id)
      case .backgroundColor: node.backgroundColor = color(value, view: id)
      case .gestureRecognizers: readRecognizers(value, into: &node, view: id)
      case .actions: readActions(value, into: &node, view: id)
      case .hitTestRules: readRules(value, into: &node, view: id)
      case .animation: node.animation = animation(value, view: id)
      case .subviews: subviews = list(value, key: member.key, view: id) ?? []
      }
      let keepsItsElements = key.isList && value.kind == .list
      let isLeftOut = problems[problemsBefore...].contains { $0.severity == .problem }
      if isLeftOut, !keepsItsElements {
        conclude(.defaultKept, from: problemsBefore)
        node.unread.append(UnreadValue(key: member.key, json: value.compact))
      }
    }
    node.unread.sort()
    return subviews
  }

  private mutating func readRecognizers(
    _ value: JSONValue, into node: inout SceneNode, view: ViewID?
  ) {
    let key = NodeKey.gestureRecognizers.rawValue
    for (index, element) in (list(value, key: key, view: view) ?? []).enumerated() {
      let problemsBefore = problems.count
      guard let recognizer = recognizer(element, view: view) else {
        conclude(.elementLeftOut, from: problemsBefore)
        node.unread.append(UnreadValue(key: key, index: index, json: element.compact))
        continue
      }
      node.gestureRecognizers.append(recognizer)
    }
  }

  private mutating func recognizer(
    _ value: JSONValue, view: ViewID?
  ) -> SceneGestureRecognizer? {
    guard let members = value.members else {
      refuse(value, key: "gestureRecognizers", expected: .object, view: view)
      return nil
    }
    var kind: String?
    var name: String?
    let owner = "gestureRecognizer"
    for (key, member) in lastOfEach(members, of: RecognizerKey.allCases, in: owner, view: view) {
      switch key {
      case .kind: kind = text(member.value, key: member.key, view: view)
      case .name: name = text(member.value, key: member.key, view: view)
      case nil: break
      }
    }
    guard let kind else {
      if !members.contains(where: { $0.key == "kind" }) {
        add(.problem, .missingKey(key: "kind", of: owner), at: value.place, view: view)
      }
      return nil
    }
    return SceneGestureRecognizer(kind: Self.plainKind(kind), name: name)
  }

  /// `UITapGestureRecognizer`, as a running app names it, is `tap`.
  private static func plainKind(_ kind: String) -> String {
    let end = "GestureRecognizer"
    guard kind.hasPrefix("UI"), kind.hasSuffix(end), kind.count > end.count + 2 else { return kind }
    let word = kind.dropFirst(2).dropLast(end.count)
    return word.prefix(1).lowercased() + word.dropFirst()
  }

  private mutating func readActions(
    _ value: JSONValue, into node: inout SceneNode, view: ViewID?
  ) {
    guard let members = value.members, members.allSatisfy({ $0.value.string != nil }) else {
      refuse(value, key: "actions", expected: .actions, view: view)
      return
    }
    node.actions = members.map { SceneAction(event: $0.key, name: $0.value.string ?? "") }
  }
}

extension NodeKey {
  /// Of these an element that can't be used is left out, not the list.
  fileprivate var isList: Bool {
    self == .gestureRecognizers || self == .hitTestRules || self == .subviews
  }
}
