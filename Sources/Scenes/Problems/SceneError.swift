/// Why an input could not be read at all. Facts only; `Wording` makes the sentence.
public struct SceneError: Error, Sendable, Equatable {
  public var kind: Kind
  public var place: Problem.Place?

  public init(_ kind: Kind, at place: Problem.Place? = nil) {
    self.kind = kind
    self.place = place
  }
}
