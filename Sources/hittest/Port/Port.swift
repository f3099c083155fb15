/// Rewrites a Swift file written for iOS so that it compiles against this package's UIKit, by
/// mechanical steps that each leave a note.
struct Port {
  private(set) var text: SwiftText
  private(set) var notes: [PortNote] = []

  init(_ bytes: [UInt8]) {
    text = SwiftText(bytes)
    // Lines are told as they were given: only the last step moves text between lines.
    giveDefaults()
    makeCells()
    boundProtocols()
    dropAttributes()
    renameOldSpellings()
    replaceSelectors()
    replaceKeyPaths()
    checkImports()
    findRefusals()
    moveExtensionOverrides()
    notes.sort { ($0.line, $0.isRefusal ? 1 : 0) < ($1.line, $1.isRefusal ? 1 : 0) }
  }

  struct Edit {
    var range: Range<Int>
    var text: String
    var kind: PortNote.Kind?
  }

  mutating func note(_ kind: PortNote.Kind, at place: Int) {
    let note = PortNote(line: text.line(of: place), kind: kind)
    if !notes.contains(note) { notes.append(note) }
  }

  /// Applies edits that don't overlap; of two that do, the first.
  mutating func apply(_ edits: [Edit]) {
    guard !edits.isEmpty else { return }
    var result: [UInt8] = []
    var end = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= end {
      if let kind = edit.kind { note(kind, at: edit.range.lowerBound) }
      result += text.bytes[end..<edit.range.lowerBound]
      result += edit.text.utf8
      end = edit.range.upperBound
    }
    text = SwiftText(result + text.bytes[end...])
  }
}
