import UIKit

extension SceneDraft {
  /// Says once for each class that the source cannot show what it overrides.
  mutating func noteClasses() {
    var places: [String: Int] = [:]
    var uses: [(name: String, views: Int, first: Int)] = []
    for index in nodes.indices {
      guard let name = nodes[index].className else { continue }
      if let place = places[name] {
        uses[place].views += 1
      } else {
        places[name] = uses.count
        uses.append((name, 1, index))
      }
    }
    for use in uses {
      if ClassNames.letsThrough(use.name) {
        letThrough(use.name, views: use.views, first: use.first)
      } else if ClassNames.hostsOther(use.name) {
        note(.notice, .hostedContent(view: nodes[use.first].id), view: use.first)
      } else if !ClassNames.isSystem(use.name) {
        noteUnknown(use.name, views: use.views, first: use.first)
      }
    }
  }

  /// Gives views of a class that is known to let touches through the rule that does so.
  private mutating func letThrough(_ className: String, views: Int, first: Int) {
    for index in nodes.indices.dropFirst(first) where nodes[index].className == className {
      letThrough(index)
    }
    note(
      .notice, .letsThrough(className: className, views: views, first: nodes[first].id), view: first
    )
  }

  /// Gives a view the rule `passThrough`, unless its source has given it rules.
  mutating func letThrough(_ index: Int) {
    guard nodes[index].hitTestRules.isEmpty else { return }
    nodes[index].hitTestRules = [.passThrough]
    nodes[index].origin.recovered.insert(.hitTestRules)
  }

  mutating func noteUnknown(_ className: String, views: Int, first: Int) {
    let id = nodes[first].id
    if report.unknownClasses.count < ImportLimits.problems {
      report.unknownClasses.append(UnknownClass(name: className, views: views, first: id))
    }
    note(
      .notice, .unknownOverrides(className: className, views: views, first: id), view: first)
  }
}
