extension Port {
  /// Members of an extension can't override on Linux. Those of a class in the file move into its
  /// body; those of another class become a subclass, which must be used in its place.
  mutating func moveExtensionOverrides() {
    let types = Self.types(in: text)
    var edits: [Edit] = []
    var moved: [(name: String, members: String)] = []
    /// Where each new subclass goes: behind the extension that it comes from.
    var subclasses: [(name: String, base: String, place: Int, members: String)] = []
    for (type, range) in overrides(in: types) {
      let member = text.string(range)
      let name =
        text.matches(of: #"\b(?:func|var)\s+(\w+)"#, in: range).first?[1].map(text.string) ?? ""
      if types.contains(where: { $0.keyword == "class" && $0.name == type.name }) {
        edits.append(Edit(range: range, text: "", kind: .movedOverride(name, into: type.name)))
        moved.append((type.name, member))
      } else {
        let made = "HitTesting" + type.name.filter { $0 != "." }
        edits.append(Edit(range: range, text: "", kind: .subclassed(type.name, as: made)))
        if let index = subclasses.firstIndex(where: { $0.name == made }) {
          subclasses[index].members += "\n\n" + member
        } else {
          subclasses.append((made, type.name, type.body.upperBound + 1, member))
        }
      }
    }
    for type in types where type.keyword == "class" {
      let members = moved.filter { $0.name == type.name }.map(\.members)
      guard !members.isEmpty else { continue }
      let end = type.body.upperBound
      edits.append(
        Edit(range: end..<end, text: "\n" + members.joined(separator: "\n\n") + "\n", kind: nil))
      moved.removeAll { $0.name == type.name }
    }
    edits += subclasses.map { made in
      Edit(
        range: made.place..<made.place,
        text: "\n\nclass \(made.name): \(made.base) {\n" + made.members + "\n}", kind: nil)
    }
    apply(edits)
  }

  /// The overriding members of extensions, each from the start of its first line to its end.
  private func overrides(in types: [TypeBody]) -> [(TypeBody, Range<Int>)] {
    types.filter { $0.keyword == "extension" }.flatMap { type in
      text.matches(
        of:
          #"(?:(?:public|open|internal|private|fileprivate|final|dynamic)\s+)*override\s+[^{]*\{"#,
        in: type.body
      ).compactMap { groups in
        guard let whole = groups[0], let end = text.end(ofBracketAt: whole.upperBound - 1) else {
          return nil
        }
        var start = whole.lowerBound
        while start > type.body.lowerBound, [0x20, 0x09].contains(text.bytes[start - 1]) {
          start -= 1
        }
        return (type, start..<end)
      }
    }
  }
}
