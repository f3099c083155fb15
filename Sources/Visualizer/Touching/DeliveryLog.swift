import Foundation
import UIKit

/// What came of a press, a line for each thing that a person can follow: a drag of a hundred moves
/// is one line that goes with it.
struct DeliveryLog: Equatable, Sendable {
  private(set) var lines: [Line] = []
  /// The same phase's methods and climbs of a drag are told once.
  private var seenMoves: Set<String> = []

  struct Line: Equatable, Sendable {
    var event: DeliveryTrace.Event
    /// The view that it is about.
    var view: ViewID?
  }

  mutating func add(_ trace: DeliveryTrace) {
    for step in trace.steps { add(step.event) }
  }

  private mutating func add(_ event: DeliveryTrace.Event) {
    switch event {
    // The descent itself is told by the call log.
    case .hitTest, .sent: return
    case .touch(let finger, .moved, _, let view): replaceOrAdd(event, view, as: "touch.\(finger)")
    case .touch(_, _, _, let view): append(event, view)
    case .dropped(_, let view, _): append(event, view)
    case .offered(let recognizer, _, _): append(event, recognizer.view)
    case .gesture(let recognizer, .changed):
      replaceOrAdd(event, recognizer.view, as: "\(recognizer.name) \(recognizer.view?.name ?? "")")
    case .gesture(let recognizer, _): append(event, recognizer.view)
    case .waiting(let recognizer, _): append(event, recognizer.view)
    case .called(let view, .moved): addOnce(event, view, as: "called.\(view.name)")
    case .called(let view, _): append(event, view)
    case .climbed(let next, .moved): addOnce(event, nil, as: "climbed.\(next ?? "")")
    case .climbed(let next, _): append(event, next.map { ViewID($0) })
    case .control(let view, let name, let actions):
      if actions.isEmpty, name.contains("Drag") {
        replaceOrAdd(event, view, as: "\(view.name) \(name)")
      } else {
        append(event, view)
      }
    case .scrolled(let view, _): replaceOrAdd(event, view, as: "scroll.\(view.name)")
    }
  }

  private mutating func append(_ event: DeliveryTrace.Event, _ view: ViewID?) {
    if case .touch(_, .began, _, _) = event { seenMoves = [] }
    lines.append(Line(event: event, view: view))
  }

  private mutating func addOnce(_ event: DeliveryTrace.Event, _ view: ViewID?, as name: String) {
    if seenMoves.insert(name).inserted { append(event, view) }
  }

  private mutating func replaceOrAdd(
    _ event: DeliveryTrace.Event, _ view: ViewID?, as name: String
  ) {
    guard !seenMoves.insert(name).inserted,
      let place = lines.lastIndex(where: { $0.event.goesOn(in: event) })
    else { return append(event, view) }
    lines[place] = Line(event: event, view: view)
  }
}

extension DeliveryTrace.Event {
  /// Whether a later event of the same drag takes this one's line.
  fileprivate func goesOn(in other: Self) -> Bool {
    switch (self, other) {
    case (.touch(let one, .moved, _, _), .touch(let other, .moved, _, _)): one == other
    case (.gesture(let one, .changed), .gesture(let other, .changed)): one == other
    case (.control(let view, let name, _), .control(let otherView, let otherName, _)):
      view == otherView && name == otherName
    case (.scrolled(let one, _), .scrolled(let other, _)): one == other
    default: false
    }
  }
}
