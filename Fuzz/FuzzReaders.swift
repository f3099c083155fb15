import Foundation

@testable import Scenes

/// One reader under a coverage-guided fuzzer: whatever the bytes, it ends in a scene that holds
/// together or in an error.
///
/// `FUZZ_READER` names the format; without it the content decides, as for users.
private let format = ProcessInfo.processInfo.environment["FUZZ_READER"]
  .flatMap(SourceFormat.init)

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let reading = try? read(bytes) { check(reading) }
  return 0
}

private func read(_ bytes: [UInt8]) throws -> SceneReading {
  guard let format else {
    let reading = try SceneImport.read(bytes)
    for node in reading.document.nodes { _ = node.origin.text }
    return reading
  }
  let source = try SourceText(decoding: bytes)
  func tree() throws -> JSONValue { try JSONParser.parse(source.bytes).root }
  switch format {
  case .earlGrey: return try EarlGreyReader.read(source)
  case .detox: return try DetoxReader.read(source)
  case .uiAutomator: return try UIAutomatorReader.read(source)
  case .webDriverAgent: return try PageSourceReader.read(source)
  case .xib, .storyboard:
    return try InterfaceBuilderReader.read(source, format: format, choosing: nil)
  case .sentry:
    var draft = try SentryReader.read(tree(), format: .sentry)
    return try draft.finish(linesRead: source.lineCount)
  case .reactNative:
    if ReactMarkup.isIn(source) { return try ReactMarkupReader.read(source) }
    var draft = try ReactNativeReader.read(tree())
    return try draft.finish(linesRead: source.lineCount)
  case .idb:
    return try AccessibilityReader.read(
      tree(), format: .idb, faults: [], linesRead: source.lineCount)
  case .xcuiTest: return try ElementReader.read(source)
  default: return try RecursiveDescriptionReader.read(source)
  }
}

/// What must hold of every import; a broken one is a crash for the fuzzer to find.
private func check(_ result: SceneReading) {
  let nodes = result.document.nodes
  var depth = -1
  for node in nodes {
    precondition(node.depth >= 0 && node.depth <= depth + 1, "a view without its superview")
    depth = node.depth
    for rect in [node.frame, node.bounds].compactMap({ $0 }) {
      let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
      precondition(numbers.allSatisfy { $0.isFinite }, "geometry that is not finite")
    }
  }
  precondition(Set(nodes.map(\.id)).count == nodes.count, "two views of one id")
  if result.report.format.isPrinted || result.report.format == .xcuiTest,
    result.report.viewsMade > 0
  {
    // A line may hold several views, and words behind one that are counted beside it.
    let skipped = result.report.skipped.filter { $0.reason != .trailing }
    let accounted =
      result.report.viewsMade + result.report.blankLines + result.report.continuationLines
      + skipped.map(\.count).reduce(0, +)
    precondition(accounted >= result.report.linesRead, "a line that the report does not name")
  }
  guard let again = try? SceneReader.read(result.document.write()) else {
    preconditionFailure("a scene that can't be read again")
  }
  precondition(again.document.nodes == nodes, "a scene that reads otherwise than it was written")
}
