/// A scene as a value: windows, their views, rules, saved probes.
///
/// The views stand in one flat list in pre-order, so that a document of 100,000 levels can be
/// copied, compared and freed without recursion.
public struct SceneDocument: Sendable, Equatable {
  public var title: String
  public var notes: String
  /// Pre-order: a root, its first child, that child's children …; children and roots back to front.
  public var nodes: [SceneNode]
  public var probes: [SceneProbe]
  /// Classes of which it is known that they override hit testing, with the methods; what these do is
  /// not known.
  public var overrides: [String: [String]] = [:]
  /// Whether nobody looked which other classes override hit testing, so that it has to be asked.
  public var areOverridesUnknown = false
  /// What the file says about the scene that could not be used.
  public var unread: [UnreadValue] = []

  public init(
    title: String = "", notes: String = "", nodes: [SceneNode] = [], probes: [SceneProbe] = []
  ) {
    self.title = title
    self.notes = notes
    self.nodes = nodes
    self.probes = probes
  }
}
