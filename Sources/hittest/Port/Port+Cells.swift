extension Port {
  /// A class that a list makes, and whose `init(coder:)` ends the program, is made by its other
  /// initializer instead: a list can make a registered class by no other than `init(coder:)` here.
  mutating func makeCells() {
    var edits: [Edit] = []
    let types = Self.types(in: text)
    for type in types where type.keyword == "class" {
      let head = text.string(type.start..<type.body.lowerBound)
      let parents = head.drop { $0 != ":" }
      // Of a cell's own base class the name tells it.
      guard
        parents.contains(/\b\w*(Cell|ReusableView|HeaderFooterView|AnnotationView)\b/),
        // A subclass that calls `super.init(coder:)` needs a designated one.
        !types.contains(where: {
          $0.keyword == "class" && $0.name != type.name
            && text.string($0.start..<$0.body.lowerBound).contains(": \(type.name)")
        }),
        let call = Self.makers.first(where: { !text.matches(of: $0.own, in: type.body).isEmpty })
      else { continue }
      for groups in text.matches(
        of:
          #"\brequired(\s+)(?:public\s+)?init\?\s*\([^)]*NSCoder\s*\)\s*(\{\s*(?:fatalError|preconditionFailure)\s*\([^{}]*\)\s*\})"#,
        in: type.body)
      {
        guard let space = groups[1], let body = groups[2] else { continue }
        edits.append(
          Edit(range: space, text: " convenience ", kind: .cellInitializer(type.name)))
        edits.append(Edit(range: body, text: "{ self.init(\(call.arguments)) }", kind: nil))
      }
    }
    apply(edits)
  }

  /// The other initializers, as patterns, each with what it is called with.
  private static let makers: [(own: String, arguments: String)] = [
    (#"\boverride\s+(?:public\s+)?init\s*\(\s*style\b"#, "style: .default, reuseIdentifier: nil"),
    (#"\boverride\s+(?:public\s+)?init\s*\(\s*reuseIdentifier\b"#, "reuseIdentifier: nil"),
    (
      #"\boverride\s+(?:public\s+)?init\s*\(\s*annotation\b"#,
      "annotation: nil, reuseIdentifier: nil"
    ),
    (#"\boverride\s+(?:public\s+)?init\s*\(\s*frame\b"#, "frame: .zero"),
  ]
}
