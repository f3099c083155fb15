import Scenes
import UIKit

/// A search for fixes in small steps, so that a window can go on drawing in between.
///
/// Each way is run on a copy of what a touch at the point can meet: the first obstacle is taken
/// away in every way known, the verdict is asked again, and so on until the view gets the touch.
/// What works is run once more on the whole scene, whose maps and probes before and after are
/// compared.
@MainActor
public struct FixSearch {
  /// The fixes that work, as far as they are found and measured, the least harm first. Of several
  /// that change the same for touches and differ in one of their steps, the first stands for all.
  public var fixes: [Fix] {
    var kept: [Fix] = []
    for fix in works where !kept.contains(where: { fix.isVariant(of: $0) }) { kept.append(fix) }
    return kept
  }

  private var works: [Fix] = []

  private let document: SceneDocument
  private let scene: BuiltScene
  private let builder: SceneBuilder
  private let view: ViewID
  private let point: CGPoint
  private let enough: Int
  private let mostSamples: Int
  private let smallestSide: CGFloat
  private var open: [Attempt] = []
  private var underWay: Trials?
  private var found: [[SceneEdit]] = []
  private var measured = 0
  private var seen: [[SceneEdit]] = []
  private var trialsLeft: Int
  private var measure: HarmMeasure?
  /// What ways are tried on.
  private var excerpt: SceneDocument?

  /// More changes than these are no fix but another design.
  private static let mostEdits = 6
  private static let mostTrials = 300
  /// Points around the windows in which a screen may lie; windows may have no size at all.
  private static let reach: CGFloat = 20_000
  /// In so many views at most ways are tried, and no more are measured in.
  private static let mostViews = 500_000

  init(
    _ document: SceneDocument, _ scene: BuiltScene, builder: SceneBuilder, enough: Int,
    mostSamples: Int, smallestSide: CGFloat, view: ViewID, point: CGPoint
  ) {
    self.smallestSide = smallestSide
    self.document = document
    self.scene = scene
    self.builder = builder
    self.enough = enough
    self.mostSamples = mostSamples
    self.view = view
    self.point = point
    trialsLeft = 0
    // Nobody wants a view where there can be no screen.
    guard let wished = scene.view(view), scene.screenArea.isNear(point, within: Self.reach)
    else { return }
    let verdict = Verdict.why(wished, at: point, in: scene, trace: scene.trace(point))
    guard !verdict.getsTouch else { return }
    let excerpt = SceneExcerpt(of: scene, around: point, for: view)
    trialsLeft = max(
      12, min(Self.mostTrials, Self.mostViews / max(1, excerpt.document.nodes.count)))
    self.excerpt = excerpt.document
    open = [Attempt(edits: [], document: excerpt.document, verdict: verdict)]
  }

  /// Whether nothing more will be found.
  public var isFinished: Bool { isSearched && measured >= mostMeasured }

  /// Whether there were ways left that nobody tried, as trying them all would take too long.
  public var isCut: Bool {
    isFinished && (mostMeasured < found.count || (isSearched && found.count < enough && hasWays))
  }

  /// How many fixes wait for being measured.
  public var unmeasured: Int { mostMeasured - measured }

  private var hasWays: Bool { !open.isEmpty || underWay != nil }

  /// Measuring builds the whole scene each time.
  private var mostMeasured: Int {
    min(found.count, max(4, Self.mostViews / max(1, document.nodes.count)))
  }

  /// The next step: one way is tried, the scene is mapped as it is, or a fix that works is measured
  /// on the whole scene.
  ///
  /// A trial takes well under a millisecond, a measurement as long as building the scene and
  /// mapping a million points.
  public mutating func advance() {
    if !isSearched {
      tryNext()
    } else if measured < mostMeasured {
      measureNext()
    }
  }

  private var isSearched: Bool {
    found.count >= enough || trialsLeft <= 0 || !hasWays
  }

  // MARK: Trying

  private struct Attempt {
    var edits: [SceneEdit]
    var document: SceneDocument
    var verdict: Verdict

    var cost: Int { edits.count + verdict.obstacles.count }
  }

  /// The ways on from one attempt.
  private struct Trials {
    var from: Attempt
    var ways: [SceneEdit]
  }

  /// Best first: few changes made and few obstacles left.
  private mutating func tryNext() {
    guard var trials = underWay ?? nextTrials() else { return }
    if let way = trials.ways.popLast() { run(way, from: trials.from) }
    underWay = trials.ways.isEmpty ? nil : trials
  }

  private mutating func nextTrials() -> Trials? {
    guard let next = open.popFirst(by: \.cost) else { return nil }
    let situation = builder.build(next.document)
    var ways =
      next.verdict.firstObstacle.map {
        Remedies(
          obstacle: $0, view: view, point: point, scene: situation, smallestSide: smallestSide
        ).ways
      } ?? []
    if next.edits.isEmpty {
      ways += Remedies.redirects(to: view, from: next.verdict.hit, in: situation)
    }
    return Trials(from: next, ways: ways.reversed())
  }

  private mutating func run(_ way: SceneEdit, from attempt: Attempt) {
    let edits = attempt.edits + [way]
    guard !seen.contains(where: { $0.hasSameEdits(as: edits) }) else { return }
    seen.append(edits)
    guard let changed = attempt.document.applying(way) else { return }
    trialsLeft -= 1
    let built = builder.build(changed)
    guard let wished = built.view(view) else { return }
    let verdict = Verdict.why(wished, at: point, in: built, trace: built.trace(point))
    if verdict.getsTouch {
      let edits = smallest(edits)
      if !found.contains(where: { $0.allSatisfy(edits.contains) }) { found.append(edits) }
    } else if edits.count < Self.mostEdits,
      verdict.firstObstacle != attempt.verdict.firstObstacle
    {
      open.append(Attempt(edits: edits, document: changed, verdict: verdict))
    }
  }

  /// The steps that are needed: one taken first may be needless after a later one.
  private func smallest(_ edits: [SceneEdit]) -> [SceneEdit] {
    var needed = edits
    for edit in edits.dropLast() where needed.count > 1 {
      let fewer = needed.filter { $0 != edit }
      guard let changed = excerpt?.applying(fewer) else { continue }
      let built = builder.build(changed)
      if built.trace(point).hit == view { needed = fewer }
    }
    return needed
  }

  // MARK: Measuring

  private mutating func measureNext() {
    guard let measure else {
      measure = HarmMeasure(of: scene, view: view, point: point, mostSamples: mostSamples)
      return
    }
    let edits = found[measured]
    measured += 1
    guard let changed = document.applying(edits) else { return }
    let built = builder.build(changed)
    guard built.trace(point).hit == view else { return }
    let fix = Fix(edits: edits, effects: measure.effects(of: built))
    let place = works.firstIndex { fix.isLessHarmful(than: $0) == true } ?? works.count
    works.insert(fix, at: place)
  }
}

extension Fix {
  /// Whether it has the other's effects by the same steps but one.
  fileprivate func isVariant(of other: Fix) -> Bool {
    edits.count > 1 && edits.count == other.edits.count && effects == other.effects
      && edits.filter { !other.edits.contains($0) }.count == 1
  }
}

extension Array {
  /// Removes and returns the first of the elements with the lowest cost.
  fileprivate mutating func popFirst(by cost: (Element) -> Int) -> Element? {
    indices.min { (cost(self[$0]), $0) < (cost(self[$1]), $1) }.map { remove(at: $0) }
  }
}

extension [SceneEdit] {
  fileprivate func hasSameEdits(as other: [SceneEdit]) -> Bool {
    count == other.count && allSatisfy(other.contains)
  }
}

extension CGRect {
  fileprivate func isNear(_ point: CGPoint, within reach: CGFloat) -> Bool {
    isNull
      || point.x >= minX - reach && point.x <= maxX + reach && point.y >= minY - reach
        && point.y <= maxY + reach
  }
}
