/// What an input gave: the scene, and everything in it that was not as it should be.
public struct SceneReading: Sendable, Equatable {
  public var document: SceneDocument
  public var problems: [Problem]

  public init(document: SceneDocument, problems: [Problem] = []) {
    self.document = document
    self.problems = problems
  }
}
