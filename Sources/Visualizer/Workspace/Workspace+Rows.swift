import Foundation
import UIKit

extension Workspace {
  /// Lays the outline's rows for another scene, or another state of it.
  mutating func layRows() {
    if !outline.search.text.isEmpty {
      var search = outline.search
      search.renew(in: self)
      outline.search = search
    }
    relayRows()
  }

  /// Lays the rows again after something was folded, opened or looked for.
  mutating func relayRows() {
    var state = outline
    state.lay(projection) { isWrapper($0) }
    outline = state
  }

  /// A plain view without anything of its own: what touches do there is decided by what it holds.
  private func isWrapper(_ index: Int) -> Bool {
    let placed = projection.views[index]
    guard placed.looks.rules.isEmpty, placed.looks.text == nil, placed.looks.fill == nil,
      let view = scene?.view(placed.id), type(of: view) == UIView.self
    else { return false }
    return !view.isHidden && view.alpha >= 1 && view.isUserInteractionEnabled
      && view.addedGestureRecognizers.isEmpty
  }

  /// The row that shows a view; a view that is folded away is shown by the one around it.
  func row(of view: ViewID?) -> Int? {
    var index = view.flatMap { projection.index[$0] }
    while let view = index {
      if outline.rowOfView.indices.contains(view), let row = outline.rowOfView[view] { return row }
      index = projection.views[view].parent
    }
    return nil
  }

  /// Does what is done in the outline.
  mutating func perform(_ command: OutlineCommand) {
    switch command {
    case .focus(let view):
      outline.focus = view
      relayRows()
    case .toggleWrappers(let view):
      outline.openedWrappers.formSymmetricDifference([view])
      relayRows()
    case .toggleOrder:
      outline.isBackToFront.toggle()
      relayRows()
    case .search(let text):
      var search = outline.search
      search.type(text, in: self)
      outline.search = search
      relayRows()
    case .beginSearch: isFindingsShown = false
    case .lift(let view, let point): lift(view, at: point)
    case .carry(let point, let place): carry(to: point, over: place)
    case .drop: drop()
    case .walk(let step): walk(by: step)
    case .move(let step):
      guard let row = selectedRow else { return choose(row: step < 0 ? outline.rows.count - 1 : 0) }
      choose(row: min(max(row + step, 0), outline.rows.count - 1))
    case .moveToFirst: choose(row: 0)
    case .moveToLast: choose(row: outline.rows.count - 1)
    case .fold: fold()
    case .unfold: unfold()
    }
  }

  /// The row of the selected view, where it is shown itself.
  var selectedRow: Int? {
    guard let index = selection.flatMap({ projection.index[$0] }),
      outline.rowOfView.indices.contains(index)
    else { return nil }
    return outline.rowOfView[index]
  }

  /// Where the walk through the matches stands, from 1.
  var currentMatch: Int? {
    guard outline.search.isOn, let row = selectedRow, isMatch(outline.rows[row]) else { return nil }
    return outline.rows[...row].count { isMatch($0) }
  }

  func isMatch(_ row: OutlineRow) -> Bool {
    row.wrappers == 0 && outline.search.isMatch.indices.contains(row.view)
      && outline.search.isMatch[row.view]
  }

  /// What a person does with the selection is what the outline shows until the descent goes on.
  mutating func attend() {
    outline.attention = OutlineState.Attention(
      touch: touchCount, step: player.step, serial: (outline.attention?.serial ?? 0) + 1)
  }

  /// The row that must be seen: of the selection, when that was the last to change, else of the view
  /// that is asked.
  func revealedRow(current: ViewID?) -> Int? {
    if let attention = outline.attention, attention.touch == touchCount,
      attention.step == player.step, !player.isPlaying
    {
      return row(of: selection)
    }
    return row(of: current)
  }

  private mutating func choose(row: Int) {
    guard outline.rows.indices.contains(row) else { return }
    selection = projection.views[outline.rows[row].view].id
    attend()
  }

  private mutating func walk(by step: Int) {
    guard outline.search.isOn, outline.search.count > 0 else { return }
    let count = outline.rows.count
    var row = selectedRow ?? (step > 0 ? count - 1 : 0)
    for _ in 0..<count {
      row = (row + step + count) % count
      if isMatch(outline.rows[row]) { return choose(row: row) }
    }
  }

  private mutating func fold() {
    guard let number = selectedRow else { return }
    let row = outline.rows[number]
    let view = projection.views[row.view]
    if row.opensChain, outline.openedWrappers.contains(view.id) {
      outline.openedWrappers.remove(view.id)
      relayRows()
    } else if row.wrappers == 0, view.end > row.view + 1, !outline.collapsed.contains(view.id),
      !outline.search.isOn
    {
      outline.collapsed.insert(view.id)
      relayRows()
    } else if let parent = view.parent, let above = outline.rowOfView[parent] {
      choose(row: above)
    }
  }

  private mutating func unfold() {
    guard let number = selectedRow else { return }
    let row = outline.rows[number]
    let view = projection.views[row.view]
    if row.wrappers > 0 {
      outline.openedWrappers.insert(view.id)
      relayRows()
    } else if outline.collapsed.contains(view.id) {
      outline.collapsed.remove(view.id)
      relayRows()
    } else if outline.rows.indices.contains(number + 1), outline.rows[number + 1].level > row.level
    {
      choose(row: number + 1)
    }
  }
}
