extension Port {
  /// An optional requirement that gives nothing, or an optional, becomes one with a default that
  /// does nothing, and calls of it lose their question mark. One that gives something moves into a
  /// protocol of its own, which calls ask for.
  mutating func giveDefaults() {
    var edits: [Edit] = []
    var defaulted: Set<String> = []
    /// Protocols of one method, by its name.
    var asked: [String: String] = [:]
    for groups in text.matches(
      of: #"\b((?:public|open)\s+)?protocol\s+(\w+)[^{}]*\{"#)
    {
      guard let whole = groups[0], let name = groups[2],
        let end = text.end(ofBracketAt: whole.upperBound - 1)
      else { continue }
      let access = groups[1] == nil ? "" : "public "
      var defaults: [String] = []
      var own: [String] = []
      let body = whole.upperBound..<end - 1
      for requirement in text.matches(
        of: #"(?:@objc[ \t]+)?\b(optional[ \t]+)func[ \t]+(\w+)[ \t]*\("#, in: body)
      {
        guard let all = requirement[0], let word = requirement[1], let method = requirement[2],
          let close = text.end(ofBracketAt: all.upperBound - 1)
        else { continue }
        let result = text.matches(
          of: #"\G[ \t]*->[ \t]*([^\n;}]+)"#, in: close..<body.upperBound
        ).first?[1].map { text.string(text.trimmed($0)) }
        let signature =
          "func \(text.string(method.lowerBound..<close))\(result.map { " -> \($0)" } ?? "")"
        guard let answer = Self.nothing(of: result) else {
          let made = text.string(name) + "_" + text.string(method)
          own.append("\(access)protocol \(made): AnyObject { \(signature) }")
          let end =
            text.matches(of: #"\G[ \t]*->[ \t]*[^\n;}]+"#, in: close..<body.upperBound)
            .first?[0]?.upperBound ?? close
          edits.append(
            Edit(
              range: all.lowerBound..<end, text: "",
              kind: .optionalProtocol(text.string(method), made)))
          asked[text.string(method)] = made
          continue
        }
        edits.append(
          Edit(
            range: all.lowerBound..<word.upperBound, text: "",
            kind: .optionalDefault(
              text.string(method))))
        defaulted.insert(text.string(method))
        defaults.append("\(access)\(signature) {\(answer)}")
      }
      if !defaults.isEmpty {
        own.append("extension \(text.string(name)) { \(defaults.joined(separator: "; ")) }")
      }
      guard !own.isEmpty else { continue }
      edits.append(Edit(range: end..<end, text: "; " + own.joined(separator: "; "), kind: nil))
    }
    for method in defaulted {
      for groups in text.matches(of: #"\."# + method + #"(\?)\s*\("#) {
        if let mark = groups[1] { edits.append(Edit(range: mark, text: "", kind: nil)) }
      }
    }
    for (method, made) in asked {
      for groups in text.matches(
        of: #"(?<![\w.?!])(\w+(?:[?!]?\.\w+)*)[?!]?\."# + method + #"\?(?=\s*\()"#)
      {
        guard let whole = groups[0], let receiver = groups[1] else { continue }
        edits.append(
          Edit(
            range: whole, text: "(\(text.string(receiver)) as? \(made))?.\(method)", kind: nil))
      }
    }
    apply(edits)
  }

  /// The body of a method that does nothing, or nil where it has to give something.
  private static func nothing(of result: String?) -> String? {
    guard let result, result != "Void", result != "()" else { return "" }
    return result.hasSuffix("?") || result.hasSuffix("!") ? " nil " : nil
  }
}
