/// Where a node came from. It explains a node and is no part of it: scenes that differ only in
/// their origins are equal.
public struct SceneOrigin: Sendable, Equatable {
  /// 1-based; 0 where there is no place.
  private var line: Int32 = 0
  private var column: Int32 = 0
  /// The whole source, of which every node of the scene holds the same one.
  var source: [UInt8] = []
  private var start: UInt32 = 0
  private var end: UInt32 = 0
  /// What stood in an imported source.
  var read: NodeFields = []
  /// What an importer worked out from other values.
  var recovered: NodeFields = []
  /// Whether the frame stands nowhere in the source and does not follow from it either: what is
  /// found out about touches with it may be wrong.
  public internal(set) var isFrameAssumed = false

  public init(place: Problem.Place? = nil) { self.place = place }

  init(place: Problem.Place, range: Range<Int>) {
    self.init(place: place)
    self.range = range
  }

  public var place: Problem.Place? {
    get { line > 0 ? Problem.Place(line: Int(line), column: Int(column)) : nil }
    set {
      line = Int32(clamping: newValue?.line ?? 0)
      column = Int32(clamping: newValue?.column ?? 0)
    }
  }

  /// The bytes of the node's own text in the source, children left out.
  var range: Range<Int> {
    get { Int(start)..<Int(max(start, end)) }
    set {
      start = UInt32(clamping: newValue.lowerBound)
      end = UInt32(clamping: newValue.upperBound)
    }
  }

  /// Whether the node was made by an import.
  var isImported: Bool { !source.isEmpty }

  /// The node's own text in an imported dump, its first 10,000 bytes; nil for a scene file.
  public var text: String? {
    guard !source.isEmpty else { return nil }
    return SourceText(bytes: source).string(range.prefix(ImportLimits.textLength))
  }

  /// How the value of one field is known; nil for a scene file, where a key is there or is not.
  public func source(of field: NodeFields) -> ValueSource? {
    guard !source.isEmpty else { return nil }
    if !recovered.isDisjoint(with: field) { return .recovered }
    return read.isDisjoint(with: field) ? .default : .read
  }

  /// Keys whose values an importer worked out from others, such as a frame under a rotation.
  public var recoveredKeys: [String] {
    NodeFields.named.filter { !recovered.isDisjoint(with: $0.field) }.map(\.key)
  }

  public static func == (_: SceneOrigin, _: SceneOrigin) -> Bool { true }
}
