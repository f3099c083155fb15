import Foundation

extension SceneReading {
  /// The text of some lines of an imported source, by 1-based number; each cut to a length that
  /// a row has room for.
  public func text(ofLines numbers: Set<Int>) -> [Int: String] {
    guard let bytes = document.nodes.first?.origin.source, !numbers.isEmpty else { return [:] }
    let source = SourceText(bytes: bytes)
    var texts: [Int: String] = [:]
    var walk = LineWalk(source)
    while texts.count < numbers.count, let line = walk.next() {
      guard numbers.contains(line.number) else { continue }
      let text = source.string(line.range.prefix(400))
      texts[line.number] = text.trimmingCharacters(in: .whitespaces)
    }
    return texts
  }
}
