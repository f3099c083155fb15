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
  guard let draft = try? read(bytes) else { return 0 }
  check(draft)
  return 0
}

private func read(_ bytes: [UInt8]) throws -> (document: SceneDocument, report: ImportReport) {
  guard let format else {
    let result = try SceneImport(Data(bytes))
    for index in result.document.nodes.indices { _ = result.text(of: index) }
    return (result.document, result.report)
  }
  let source = try SourceText(decoding: Data(bytes))
  let draft =
    switch format {
    case .earlGrey: try EarlGreyReader.read(source)
    case .detox: try DetoxReader.read(source)
    case .uiAutomator: try UIAutomatorReader.read(source)
    case .webDriverAgent: try PageSourceReader.read(source).draft
    case .xib, .storyboard:
      try InterfaceBuilderReader.read(source, format: format, choosing: nil).draft
    case .sentry: try SentryReader.read(try JSONParser.parse(source.bytes).root)
    case .reactNative: try ReactNativeReader.read(try JSONParser.parse(source.bytes).root)
    default: try RecursiveDescriptionReader.read(source)
    }
  return (SceneDocument(nodes: draft.nodes), draft.report)
}

/// What must hold of every import; a broken one is a crash for the fuzzer to find.
private func check(_ result: (document: SceneDocument, report: ImportReport)) {
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
  if result.report.format.isPrinted, result.report.viewsMade > 0 {
    let accounted =
      result.report.viewsMade + result.report.blankLines + result.report.continuationLines
      + result.report.skipped.map(\.count).reduce(0, +)
    precondition(accounted == result.report.linesRead, "a line that the report does not name")
  }
  guard let again = try? SceneReader.read(result.document.write()) else {
    preconditionFailure("a scene that can't be read again")
  }
  precondition(again.document.nodes == nodes, "a scene that reads otherwise than it was written")
}
