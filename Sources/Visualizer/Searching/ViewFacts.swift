import Foundation
import UIKit

/// What a query can ask of every view, read once from the live views when a search begins.
struct ViewFacts: Sendable {
  private var views: [Fact] = []
  /// The lowercased names, classes, texts and rules of all views, one after the other.
  private var letters: [UInt8] = []

  private struct Fact: Sendable {
    var name: Range<Int> = 0..<0
    var className: Range<Int> = 0..<0
    var text: Range<Int> = 0..<0
    var rules: Range<Int> = 0..<0
    var alpha = 1.0
    var frame = CGRect.zero
    var depth = 0
    var subviews = 0
    var zPosition = 0.0
    var flags: Flags = []
  }

  private struct Flags: OptionSet, Sendable {
    let rawValue: Int
    static let hidden = Flags(rawValue: 1)
    static let invisible = Flags(rawValue: 2)
    static let control = Flags(rawValue: 4)
    static let disabled = Flags(rawValue: 8)
    static let interactionOff = Flags(rawValue: 16)
    static let outside = Flags(rawValue: 32)
    static let clips = Flags(rawValue: 64)
    static let gesture = Flags(rawValue: 128)
    static let asked = Flags(rawValue: 256)
    static let refused = Flags(rawValue: 512)
  }

  var count: Int { views.count }

  @MainActor
  init(_ workspace: Workspace) {
    let projection = workspace.projection
    views = Array(repeating: Fact(), count: projection.views.count)
    for (index, placed) in projection.views.enumerated() {
      read(placed, workspace.scene?.view(placed.id), at: index)
      if let parent = placed.parent {
        views[parent].subviews += 1
        let around = projection.views[parent].bounds
        if !around.insetBy(dx: -0.001, dy: -0.001).encloses(views[index].frame) {
          views[index].flags.insert(.outside)
        }
      }
      guard let visits = workspace.descent?.visitsOfView[placed.id] else { continue }
      views[index].flags.insert(.asked)
      let isRefused = visits.contains { number in
        let visit = workspace.descent?.visits[number]
        return visit?.refusal != nil || visit?.inside?.isInside == false
      }
      if isRefused { views[index].flags.insert(.refused) }
    }
  }

  @MainActor
  private mutating func read(_ placed: PlacedView, _ view: UIView?, at index: Int) {
    var fact = views[index]
    fact.name = add(placed.id.name)
    fact.className = add(placed.className)
    fact.text = placed.looks.text.map { add($0) } ?? fact.text
    if !placed.looks.rules.isEmpty {
      fact.rules = add(placed.looks.rules.map(\.name).joined(separator: "\n"))
    }
    fact.depth = placed.depth
    fact.zPosition = Double(placed.zPosition)
    if placed.isInvisible { fact.flags.insert(.invisible) }
    if placed.clipsToBounds { fact.flags.insert(.clips) }
    fact.frame = placed.bounds
    if let view {
      fact.alpha = Double(view.alpha)
      fact.frame = view.frame
      if view.isHidden { fact.flags.insert(.hidden) }
      if !view.isUserInteractionEnabled { fact.flags.insert(.interactionOff) }
      if let control = view as? UIControl {
        fact.flags.insert(.control)
        if !control.isEnabled { fact.flags.insert(.disabled) }
      }
      if !view.addedGestureRecognizers.isEmpty { fact.flags.insert(.gesture) }
    }
    views[index] = fact
  }

  private mutating func add(_ text: String) -> Range<Int> {
    let start = letters.count
    // A text of a megabyte is not searched to its end.
    let isLong = text.utf8.count > 4096
    letters.append(contentsOf: (isLong ? String(text.prefix(2048)) : text).lowercased().utf8)
    return start..<letters.count
  }

  // MARK: Answers

  /// The indices of the views for which a query holds.
  func matches(_ query: OutlineQuery) -> [Int] {
    guard !query.terms.isEmpty else { return [] }
    return letters.withUnsafeBufferPointer { letters in
      views.indices.filter { index in
        query.terms.allSatisfy { holds($0.condition, views[index], letters) != $0.isNegated }
      }
    }
  }

  private func holds(
    _ condition: OutlineQuery.Condition, _ fact: Fact, _ letters: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    switch condition {
    case .flag(let flag): return holds(flag, fact)
    case .compare(let quantity, let comparison, let limit):
      return comparison.holds(value(quantity, fact), limit)
    case .contains(let word, let field):
      func isIn(_ range: Range<Int>) -> Bool {
        Self.contains(UnsafeBufferPointer(rebasing: letters[range]), word)
      }
      switch field {
      case .name: return isIn(fact.name)
      case .className: return isIn(fact.className)
      case .text: return isIn(fact.text)
      case .rule: return isIn(fact.rules)
      case nil: return isIn(fact.name) || isIn(fact.className) || isIn(fact.text)
      }
    }
  }

  private func holds(_ flag: OutlineQuery.Flag, _ fact: Fact) -> Bool {
    let flags = fact.flags
    return switch flag {
    case .hidden: flags.contains(.hidden)
    case .shown: !flags.contains(.hidden)
    case .visible: !flags.contains(.invisible)
    case .disabled: flags.contains(.disabled)
    case .enabled: flags.contains(.control) && !flags.contains(.disabled)
    case .transparent: fact.alpha < 0.01
    case .interactionOff: flags.contains(.interactionOff)
    case .interactionOn: !flags.contains(.interactionOff)
    case .outside: flags.contains(.outside)
    case .rule: !fact.rules.isEmpty
    case .control: flags.contains(.control)
    case .clips: flags.contains(.clips)
    case .overflows: !flags.contains(.clips)
    case .gesture: flags.contains(.gesture)
    case .leaf: fact.subviews == 0
    case .asked: flags.contains(.asked)
    case .refused: flags.contains(.refused)
    }
  }

  private func value(_ quantity: OutlineQuery.Quantity, _ fact: Fact) -> Double {
    switch quantity {
    case .alpha: fact.alpha
    case .x: Double(fact.frame.origin.x)
    case .y: Double(fact.frame.origin.y)
    case .width: Double(fact.frame.width)
    case .height: Double(fact.frame.height)
    case .area: Double(fact.frame.width) * Double(fact.frame.height)
    case .depth: Double(fact.depth)
    case .subviews: Double(fact.subviews)
    case .zPosition: fact.zPosition
    }
  }

  private static func contains(_ text: UnsafeBufferPointer<UInt8>, _ word: [UInt8]) -> Bool {
    guard let first = word.first, word.count <= text.count else { return word.isEmpty }
    for start in 0...(text.count - word.count) where text[start] == first {
      var place = 1
      while place < word.count, text[start + place] == word[place] { place += 1 }
      if place == word.count { return true }
    }
    return false
  }
}

extension CGRect {
  /// Whether `other` lies wholly inside; false where something is not a number.
  fileprivate func encloses(_ other: CGRect) -> Bool {
    other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
  }
}
