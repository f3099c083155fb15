public import Scenes
public import UIKit

/// Finds the smallest changes that make a view win at a point, with the least harm to others.
@MainActor
public struct FixFinder {
  private let document: SceneDocument
  private let builder: SceneBuilder
  private let scene: BuiltScene
  private let enough: Int
  private let mostSamples: Int
  private let smallestSide: CGFloat

  /// - Parameters:
  ///   - scene: the document as built, where it is there already and nothing was changed in it.
  ///   - enough: no more ways than these are looked for.
  ///   - mostSamples: in how many points the harm is measured at most.
  ///   - smallestSide: what a view without size is grown to, in points.
  public init(
    _ document: SceneDocument, builder: SceneBuilder = SceneBuilder(), scene: BuiltScene? = nil,
    enough: Int = 16, mostSamples: Int = 1_000_000, smallestSide: CGFloat = 44
  ) {
    self.smallestSide = smallestSide
    self.mostSamples = mostSamples
    self.document = document
    self.enough = enough
    self.builder = builder
    self.scene = scene ?? builder.build(document)
  }

  /// The fixes that work, the least harm first; empty where the view gets the touch already, is not
  /// in the scene, or nothing known helps.
  public func fixes(for view: ViewID, at point: CGPoint) -> [Fix] {
    var search = search(for: view, at: point)
    while !search.isFinished { search.advance() }
    return search.fixes
  }

  /// The map by which the harm of fixes is measured.
  public func grid(for view: ViewID, at point: CGPoint) -> SampleGrid {
    HarmMeasure.grid(of: scene, view, point, mostSamples: mostSamples)
  }

  /// The same search, to be made step by step.
  public func search(for view: ViewID, at point: CGPoint) -> FixSearch {
    FixSearch(
      document, scene, builder: builder, enough: enough, mostSamples: mostSamples,
      smallestSide: smallestSide, view: view, point: point)
  }
}

extension Fix {
  /// Whether this one is to be preferred; nil where both are alike.
  ///
  /// What gains more than the one point comes before what doesn't, and what leaves every control
  /// something before what doesn't; then the fewest probes that change; then the least area of
  /// touches that views which are there to be touched lose, the wished one included, and of touches
  /// that the wished view takes where it is not drawn; then the least area that changes hands at
  /// all; then the fewest changes.
  func isLessHarmful(than other: Fix) -> Bool? {
    // What gains next to nothing helps nobody but the one touch.
    let (helps, otherHelps) = (effects.gain > 0, other.effects.gain > 0)
    if helps != otherHelps { return helps }
    let (silences, otherSilences) = (effects.silencesTarget, other.effects.silencesTarget)
    if silences != otherSilences { return otherSilences }
    if effects.flippedProbes.count != other.effects.flippedProbes.count {
      return effects.flippedProbes.count < other.effects.flippedProbes.count
    }
    if effects.harm != other.effects.harm { return effects.harm < other.effects.harm }
    let (area, otherArea) = (effects.changedArea, other.effects.changedArea)
    if area != otherArea { return area < otherArea }
    return edits.count == other.edits.count ? nil : edits.count < other.edits.count
  }
}

extension Fix.Effects {
  /// Square points of touches that go where nobody wants them.
  fileprivate var harm: CGFloat { lossOfTargets + strayGain + ownLoss }
}
