extension Port {
  /// A cell whose `init(coder:)` ends the program is made by its other initializer instead: a list
  /// can make a registered class by no other than `init(coder:)` here.
  mutating func makeCells() {
    var edits: [Edit] = []
    for type in Self.types(in: text) where type.keyword == "class" {
      let head = type.start..<type.body.lowerBound
      let isRow = !text.matches(of: #":\s*UITableViewCell\b"#, in: head).isEmpty
      let isItem = !text.matches(
        of: #":\s*(?:UICollectionViewCell|UICollectionReusableView)\b"#, in: head
      ).isEmpty
      guard isRow || isItem else { continue }
      let own =
        isRow
        ? #"\boverride\s+init\s*\(\s*style\b"# : #"\boverride\s+init\s*\(\s*frame\b"#
      guard !text.matches(of: own, in: type.body).isEmpty else { continue }
      for groups in text.matches(
        of:
          #"\brequired(\s+)(?:public\s+)?init\?\s*\([^)]*NSCoder\s*\)\s*(\{\s*(?:fatalError|preconditionFailure)\s*\([^{}]*\)\s*\})"#,
        in: type.body)
      {
        guard let space = groups[1], let body = groups[2] else { continue }
        edits.append(
          Edit(range: space, text: " convenience ", kind: .cellInitializer(type.name)))
        edits.append(
          Edit(
            range: body,
            text: isRow
              ? "{ self.init(style: .default, reuseIdentifier: nil) }"
              : "{ self.init(frame: .zero) }", kind: nil))
      }
    }
    apply(edits)
  }
}
