public import UIKit

/// What an input gave: the scene, everything in it that was not as it should be, and what became of
/// its lines.
///
/// Each node of the document tells in its `origin` where it stood, its own text, and which of its
/// values were read.
public struct SceneReading: Sendable, Equatable {
  public var document: SceneDocument
  public var problems: [Problem]
  public var report: ImportReport
  /// The scenes of a storyboard or the top-level views of a nib; empty where the source is one scene.
  public var choices: [SceneChoice] = []
  /// The place in `choices` of the scene that was taken.
  public var choice: Int?
  /// What the source says about which views a touch can reach, to compare our answer with.
  public var claims: [HittableClaim] = []

  public init(
    document: SceneDocument, problems: [Problem] = [],
    report: ImportReport = ImportReport(format: .sceneFile)
  ) {
    self.document = document
    self.problems = problems
    self.report = report
  }
}

/// One scene of a source that holds several.
public struct SceneChoice: Sendable, Equatable {
  /// The id in the source.
  public var id: String
  /// What a person would call it: a storyboard identifier, a label, a class.
  public var name: String
  /// Whether the source starts with it.
  public var isInitial: Bool
  /// None for a scene that only contains others, such as a navigation controller's: choosing it takes
  /// the one that it shows first.
  public var views: Int
  /// What else it may be chosen by.
  var otherNames: [String] = []
}

/// The source's own word on whether a touch reaches a view.
public struct HittableClaim: Sendable, Equatable {
  public var view: ViewID
  public var isHittable: Bool

  public init(view: ViewID, isHittable: Bool) {
    self.view = view
    self.isHittable = isHittable
  }
}
