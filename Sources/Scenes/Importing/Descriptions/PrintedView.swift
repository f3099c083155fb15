import UIKit

/// The values that one line of a printed hierarchy gives a view, before they become a node.
struct PrintedView: Sendable {
  var frame: [Double]?
  var frameText: Range<Int>?
  /// Beside the frame where our own printing needs it.
  var bounds: CGRect?
  /// The same.
  var center: CGPoint?
  var anchorPoint: CGPoint?
  var transform: CGAffineTransform?
  var contentOffset: CGPoint?

  /// Sets the geometry of a node from what was printed, working back from a transformed box.
  func place(_ index: Int, in draft: inout SceneDraft, source: SourceText) {
    if let anchorPoint { draft.nodes[index].anchorPoint = anchorPoint }
    if let frame {
      let box = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
      if let transform, transform != .identity {
        placeTransformed(index, box, transform, in: &draft, source: source)
      } else {
        draft.setFrame(box, text: source.string(frameText ?? 0..<0), view: index)
      }
    }
    if let bounds { draft.nodes[index].bounds = bounds }
    if let center { draft.nodes[index].center = center }
    if let contentOffset { draft.nodes[index].contentOffset = contentOffset }
  }

  private func placeTransformed(
    _ index: Int, _ box: CGRect, _ transform: CGAffineTransform, in draft: inout SceneDraft,
    source: SourceText
  ) {
    draft.nodes[index].transform = transform
    // Nothing is left to work out.
    if bounds != nil, center != nil {
      draft.nodes[index].origin.read.insert(.frame)
      return
    }
    let numbers = [box.origin.x, box.origin.y, box.size.width, box.size.height]
    guard numbers.allSatisfy({ $0.isFinite && abs($0) <= 1e9 }) else {
      draft.noteUnusable("frame", source.string(frameText ?? 0..<0), view: index)
      return
    }
    let solution = PrintedFrame(
      box: box.standardized, transform: transform, anchor: anchorPoint ?? CGPoint(x: 0.5, y: 0.5)
    ).solve()
    // Bounds printed beside the frame leave nothing to guess.
    if bounds == nil {
      draft.nodes[index].bounds = CGRect(origin: .zero, size: solution.size)
      let id = draft.nodes[index].id
      switch solution.quality {
      case .exact: break
      case .ambiguous:
        let isFlat = transform.a * transform.d == transform.b * transform.c
        draft.note(
          .problem,
          isFlat
            ? .flattenedSize(view: id, taken: solution.size)
            : .ambiguousSize(view: id, taken: solution.size), view: index)
      case .contradicting: draft.note(.problem, .contradictingFrame(view: id), view: index)
      }
    }
    draft.nodes[index].center =
      bounds.map { bounds in
        PrintedFrame(
          box: box.standardized, transform: transform,
          anchor: anchorPoint ?? CGPoint(x: 0.5, y: 0.5)
        ).center(for: bounds.size)
      } ?? solution.center
    draft.nodes[index].origin.recovered.insert(.frame)
  }
}
