import Canvas
import Foundation
import UIKit
import Wording

/// The labels of the planes: number, name, where the touch is in the view's own coordinates, and
/// what became of it.
///
/// Places are chosen from the whole descent and not from the step under way, so that no label jumps
/// while it plays.
@MainActor
struct PlaneTags {
  private(set) var tags: [Tag] = []

  struct Tag {
    var index: Int
    var place: TagPlacer.Place
    var words: Words
  }

  /// What stands in a label, and how wide that makes it.
  struct Words: Equatable {
    var name: String
    var rule: String?
    var point: String?
    var verdict: String?

    @MainActor
    func width(_ text: any TextMeasuring) -> CGFloat {
      var width = PlaneTags.badge + 6 + text.width(of: name, font: .noteStrong)
      if let rule { width += 6 + text.width(of: rule, font: .tiny) }
      if let point { width += 6 + text.width(of: point, font: .tiny) }
      if let verdict {
        // What is said on the way may be longer than the last word.
        let longest = ([verdict] + [Labels.asking, Labels.inside]).map {
          text.width(of: $0, font: .note)
        }.max()
        width += 6 + (longest ?? 0)
      }
      return (width + 12).rounded(.up)
    }

    /// The words, then fewer and fewer of them: the rule can be read in the outline too, the point
    /// in the log.
    var shorter: [Words] {
      var choices = [self]
      var words = self
      if words.rule != nil {
        words.rule = nil
        choices.append(words)
      }
      if words.point != nil, words.verdict != nil {
        words.point = nil
        choices.append(words)
      }
      return choices
    }
  }

  static let badge: CGFloat = 18
  static let height: CGFloat = 24
  private static let widest: CGFloat = 320
  /// More labels than this can't be read anyway.
  static let most = 72
  /// Among more views than these, labels of views that were never asked hide the answer.
  private static let crowd = 150
  private static let mostUnaskedInCrowd = 12

  init(
    _ workspace: Workspace, _ views: [PlaneView], placer: TagPlacer, text: any TextMeasuring
  ) {
    var placer = placer
    let end = workspace.descent.map { Moment(descent: $0, step: $0.stepCount, progress: 1) }
    let ranked = Self.ranked(views, workspace, end)
    var unasked = end != nil && views.count > Self.crowd ? Self.mostUnaskedInCrowd : Self.most
    for candidate in ranked.prefix(Self.most * 3) where tags.count < Self.most {
      if candidate.rank > 2 {
        unasked -= 1
        if unasked < 0 { break }
      }
      let view = workspace.projection.views[candidate.view.index]
      let full = Self.words(
        view, state: workspace.state(of: candidate.view.index, in: end), end)
      if let (place, words) = Self.place(
        full, by: candidate.view.corners, isNeeded: candidate.rank < 3, &placer, text)
      {
        tags.append(Tag(index: candidate.view.index, place: place, words: words))
      }
    }
  }

  /// Beside the plane with as many words as fit there, else further away with the fewest.
  private static func place(
    _ full: Words, by corners: [CGPoint], isNeeded: Bool, _ placer: inout TagPlacer,
    _ text: any TextMeasuring
  ) -> (TagPlacer.Place, Words)? {
    func size(_ words: Words) -> CGSize {
      CGSize(width: min(words.width(text), widest), height: height)
    }
    for words in full.shorter {
      if let box = placer.place(size(words), beside: corners) {
        return (TagPlacer.Place(box: box), words)
      }
    }
    guard let words = full.shorter.last,
      let place = placer.place(size(words), awayFrom: corners, steps: isNeeded ? 14 : 4)
    else { return nil }
    return (place, words)
  }

  private struct Ranked {
    var view: PlaneView
    var rank: Int
    var order: Int
  }

  /// Who chooses a place first: the hit view, those asked in their order, then by size.
  private static func ranked(
    _ views: [PlaneView], _ workspace: Workspace, _ end: Moment?
  ) -> [Ranked] {
    let ranked = views.map { view in
      let placed = workspace.projection.views[view.index]
      if placed.id == end?.descent.trace.hit { return Ranked(view: view, rank: 0, order: 0) }
      if placed.id == workspace.selection { return Ranked(view: view, rank: 1, order: 0) }
      if let order = end?.descent.order(of: placed.id) {
        return Ranked(view: view, rank: 2, order: order)
      }
      let box = view.extent
      let isSmall = box.width < 16 || box.height < 10
      return Ranked(
        view: view, rank: isSmall ? 4 : 3, order: -Int(min(box.width * box.height, 1e9)))
    }
    return ranked.sorted { ($0.rank, $0.order, $0.view.index) < ($1.rank, $1.order, $1.view.index) }
  }

  static func words(_ view: PlacedView, state: ViewState, _ moment: Moment?) -> Words {
    var words = Words(name: view.id.name)
    if !view.looks.rules.isEmpty { words.rule = Labels.rules(view.looks.rules) }
    guard let moment, state != .waiting else { return words }
    words.point = moment.localPoint(in: view.id).map { Labels.point($0) }
    words.verdict = Labels.verdict(state, view: view)
    return words
  }
}

extension Moment {
  /// Where the touch is in the coordinates of a view, as far as it was asked by now.
  func localPoint(in view: ViewID) -> CGPoint? {
    visits(of: view).lazy.compactMap(\.point).last
  }

  /// Whether the view's region holds the point, as far as it was asked by now.
  func isInside(_ view: ViewID) -> Bool? {
    visits(of: view).compactMap(\.inside).last { $0.step <= step }?.isInside
  }

  private func visits(of view: ViewID) -> [Descent.Visit] {
    (descent.visitsOfView[view] ?? []).prefix(64).map { descent.visits[$0] }
      .filter { $0.began <= step }
  }
}
