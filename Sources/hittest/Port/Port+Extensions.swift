extension Port {
  /// Members of an extension can't override on Linux. Those of a class in the file move into its
  /// body; the two methods of hit testing of an engine class replace the class's own; anything else
  /// becomes a subclass, which must be used in its place.
  mutating func moveExtensionOverrides() {
    let types = Self.types(in: text)
    var edits: [Edit] = []
    var moved: [(name: String, members: String)] = []
    /// Where each new subclass goes: behind the extension that it comes from.
    var subclasses: [(name: String, base: String, place: Int, members: String)] = []
    /// What tells the engine of replaced methods, each once.
    var marks: [(type: String, mark: String)] = []
    for (type, range) in overrides(in: types) {
      let member = text.string(range)
      let name =
        text.matches(of: #"\b(?:func|var)\s+(\w+)"#, in: range).first?[1].map(text.string) ?? ""
      if types.contains(where: { $0.keyword == "class" && $0.name == type.name }) {
        edits.append(Edit(range: range, text: "", kind: .movedOverride(name, into: type.name)))
        moved.append((type.name, member))
      } else if let method = replaceableMethod(in: range), Self.engineClasses.contains(type.name) {
        edits.append(
          Edit(
            range: method.head,
            text:
              "@_dynamicReplacement(for: \(method.name)) func replaced\(name.prefix(1).uppercased() + name.dropFirst())Of\(type.name)",
            kind: .replaced(method.name, in: type.name)))
        guard !marks.contains(where: { $0 == (type.name, method.mark) }) else { continue }
        marks.append((type.name, method.mark))
        let end = type.body.upperBound + 1
        edits.append(
          Edit(
            range: end..<end, text: "\nextension \(type.name): \(method.mark) {}",
            kind: .marked(type.name, method.mark)))
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
    // A subclass is another scope, for which the members around it must not be private.
    for type in types where subclasses.contains(where: { $0.base == type.name }) {
      for groups in text.matches(
        of: #"\b(private)\s+(?=[\w ]*\b(?:func|var|let|enum|struct|class|typealias)\b)"#,
        in: type.body)
      {
        guard let word = groups[1] else { continue }
        edits.append(
          Edit(range: word, text: "fileprivate", kind: .renamed("private", to: "fileprivate")))
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

  /// The classes of the engine that redeclare both methods as `dynamic`.
  private static let engineClasses: Set<String> = [
    "UIWindow", "UIControl", "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl",
    "UITextField", "UIPageControl", "UIDatePicker", "UIRefreshControl", "UIPickerView",
    "UIInputView", "UISearchTextField", "UILabel",
    "UIImageView",
    "UIStackView", "UIProgressView", "UIActivityIndicatorView", "UIScrollView", "UITextView",
    "UITableView", "UITableViewCell", "UICollectionView", "UICollectionReusableView",
    "UICollectionViewCell", "UIVisualEffectView", "UITabBar", "UINavigationBar", "UIToolbar",
    "UISearchBar", "UITableViewHeaderFooterView", "MKAnnotationView", "MKPinAnnotationView",
    "MKMarkerAnnotationView", "MKMapView",
  ]

  /// Of an overriding `hitTest` or `point(inside:)`: all up to and with its name, the method in
  /// full, and the protocol that says it is replaced.
  private func replaceableMethod(in member: Range<Int>)
    -> (head: Range<Int>, name: String, mark: String)?
  {
    let found = text.matches(
      of: #"^\s*((?:@\w+(?:\([^)]*\))?\s+)*(?:\w+\s+)*func\s+(hitTest|point))\s*\(\s*(_|inside)\s"#,
      in: member)
    guard let groups = found.first, let head = groups[1], let name = groups[2],
      let label = groups[3]
    else { return nil }
    switch (text.string(name), text.string(label)) {
    case ("hitTest", "_"): return (head, "hitTest(_:with:)", "HitTestReplaced")
    case ("point", "inside"): return (head, "point(inside:with:)", "PointInsideReplaced")
    default: return nil
    }
  }

  /// The overriding members of extensions, each from the start of its first line to its end.
  private func overrides(in types: [TypeBody]) -> [(TypeBody, Range<Int>)] {
    types.filter { $0.keyword == "extension" }.flatMap { type in
      text.matches(
        of:
          #"(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|open|internal|private|fileprivate|final|dynamic)\s+)*override\s+[^{]*\{"#,
        in: type.body
      ).compactMap { groups in
        guard let whole = groups[0], let end = text.end(ofBracketAt: whole.upperBound - 1),
          // A type inside of the extension overrides in a body of its own.
          types.last(where: { $0.body.contains(whole.lowerBound) })?.start == type.start
        else { return nil }
        var start = whole.lowerBound
        while start > type.body.lowerBound, [0x20, 0x09].contains(text.bytes[start - 1]) {
          start -= 1
        }
        return (type, start..<end)
      }
    }
  }
}
