public import UIKit

/// What a source gave: the scene, where each of its values came from, and what was left out.
public struct SceneImport: Sendable {
  public let format: SourceFormat
  /// Windows and views, with ids made from the source's own names.
  public let document: SceneDocument
  public let problems: [Problem]
  public let report: ImportReport
  /// The scenes of a storyboard or the top-level views of a nib; empty where the source is one scene.
  public let choices: [SceneChoice]
  /// The place in `choices` of the scene that was taken.
  public let choice: Int?
  /// What the source says about which views a touch can reach, to compare our answer with.
  public let claims: [HittableClaim]

  private let source: SourceText
  private let origins: [NodeOrigin]

  /// Reads any format that can be imported, told by content.
  ///
  /// - Parameters:
  ///   - name: the file's name, for the scene's title.
  ///   - choosing: the scene of a storyboard, by number, id or name; nil takes the initial one.
  /// - Throws: where nothing could be read; a source that is read in part gives problems instead.
  public init(_ data: Data, name: String? = nil, choosing: String? = nil) throws(SceneError) {
    if Self.isSceneFile(data) {
      try self.init(reading: data)
      return
    }
    guard let recognized = try RecognizedSource(SourceText(decoding: data)) else {
      try self.init(reading: data)
      return
    }
    let result = try recognized.read(choosing: choosing)
    var document = SceneDocument(title: result.draft.title, nodes: result.draft.nodes)
    if document.title.isEmpty, let name { document.title = Self.title(name) }
    self.init(
      format: recognized.format, document: document, problems: result.draft.problems,
      report: result.draft.report, choices: result.choices, choice: result.choice,
      claims: result.claims, source: recognized.source, origins: result.draft.origins)
  }

  /// Our own file, which says itself what it holds.
  private init(reading data: Data) throws(SceneError) {
    let reading = try SceneReader.read(data)
    var report = ImportReport(format: .sceneFile)
    report.linesRead = data.count { $0 == .newline } + (data.last == .newline ? 0 : 1)
    report.viewsMade = reading.document.nodes.count
    self.init(
      format: .sceneFile, document: reading.document, problems: reading.problems, report: report,
      choices: [], choice: nil, claims: [], source: SourceText(bytes: []), origins: [])
  }

  private init(
    format: SourceFormat, document: SceneDocument, problems: [Problem], report: ImportReport,
    choices: [SceneChoice], choice: Int?, claims: [HittableClaim], source: SourceText,
    origins: [NodeOrigin]
  ) {
    self.format = format
    self.document = document
    self.problems = problems
    self.report = report
    self.choices = choices
    self.choice = choice
    self.claims = claims
    self.source = source
    self.origins = origins
  }

  /// The scene and its problems; each view carries its place, its own text and what was recovered.
  public static func read(_ data: Data, name: String? = nil) throws(SceneError) -> SceneReading {
    try SceneImport(data, name: name).reading
  }

  /// The scene with the origin of each view written into it.
  public var reading: SceneReading {
    var document = document
    for index in origins.indices {
      document.nodes[index].origin = SceneOrigin(
        place: Problem.Place(line: Int(origins[index].line)), text: text(of: index),
        recoveredKeys: NodeFields.named.filter { origins[index].source(of: $0.field) == .recovered }
          .map(\.key))
    }
    return SceneReading(document: document, problems: problems)
  }

  /// The view's own text in the source; nil for a scene file.
  public func text(of index: Int) -> String? {
    guard origins.indices.contains(index) else { return nil }
    let range = origins[index].range
    let end = min(range.upperBound, range.lowerBound + ImportLimits.textLength)
    return source.string(range.lowerBound..<end)
  }

  /// How the value of one field of a view is known; nil for a scene file.
  public func source(of field: NodeFields, at index: Int) -> ValueSource? {
    origins.indices.contains(index) ? origins[index].source(of: field) : nil
  }

  private static func title(_ name: String) -> String {
    String(name.split(separator: "/").last ?? "")
  }

  /// A scene file goes to its own reader, which answers every mistake in it with its place.
  private static func isSceneFile(_ data: Data) -> Bool {
    let start = data.prefix(1 << 16)
    guard start.first(where: { $0 > 0x20 && $0 < 0x80 }) == UInt8(ascii: "{") else { return false }
    return start.firstRange(of: Data("\"hitscope\"".utf8)) != nil
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
  public var views: Int
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
