import UIKit

extension SceneReader {
  mutating func readProbes(_ value: JSONValue) {
    guard let elements = list(value, key: "probes", view: nil) else {
      document.unread.append(UnreadValue(key: "probes", json: value.compact))
      return
    }
    for (index, element) in elements.enumerated() {
      let problemsBefore = problems.count
      if let probe = probe(element) {
        document.probes.append(probe)
      } else {
        conclude(.probeLeftOut, from: problemsBefore)
        document.unread.append(UnreadValue(key: "probes", index: index, json: element.compact))
      }
    }
  }

  /// Nil without a point that can be touched.
  private mutating func probe(_ value: JSONValue) -> SceneProbe? {
    guard let members = value.members else {
      refuse(value, key: "probes", expected: .object, view: nil)
      return nil
    }
    var at: CGPoint?
    var probe = SceneProbe(at: .zero)
    probe.origin.place = value.place
    for (key, member) in lastOfEach(members, of: ProbeKey.allCases, in: "probe") {
      let value = member.value
      switch key {
      case .at: at = point(value, key: member.key)
      case .on where value.string != nil:
        probe.on = mention(value, key: member.key, view: nil)
      case .expect where value.kind == .null:
        probe.expectation = .nothing
      case .expect where value.string != nil:
        probe.expectation = .hit(mention(value, key: member.key, view: nil))
      case .on, .expect:
        let expected: Problem.Expected = key == .on ? .identifier : .identifierOrNull
        refuse(value, key: member.key, expected: expected, view: nil)
        conclude(.defaultKept, from: problems.count - 1)
        probe.unread.append(UnreadValue(key: member.key, json: value.compact))
      case nil:
        probe.unread.append(UnreadValue(key: member.key, json: value.compact))
      }
    }
    guard let at else {
      if !members.contains(where: { $0.key == "at" }) {
        add(.problem, .missingKey(key: "at", of: "probe"), at: value.place)
      }
      return nil
    }
    probe.at = at
    probe.unread.sort()
    return probe
  }

  /// Notes that the file speaks of a view. The value is a string.
  mutating func mention(_ value: JSONValue, key: String, view: ViewID?) -> ViewID {
    let id = value.string ?? ""
    mentions.append(Mention(id: id, key: key, place: value.place, view: view))
    return ViewID(id)
  }
}
