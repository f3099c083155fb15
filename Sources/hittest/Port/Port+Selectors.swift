import Foundation

extension Port {
  /// `#selector(tapped(_:))` becomes a `Selector` of the same name with a closure that calls the
  /// method, where the method is in the file.
  mutating func replaceSelectors() {
    var edits: [Edit] = []
    for groups in text.matches(of: #"#selector\s*\("#) {
      guard let whole = groups[0], let end = text.end(ofBracketAt: whole.upperBound - 1) else {
        continue
      }
      let content = text.string(text.trimmed(whole.upperBound..<end - 1))
      edits.append(
        edit(replacing: whole.lowerBound..<end, content: content, at: whole.lowerBound))
    }
    apply(edits)
  }

  private func edit(replacing range: Range<Int>, content: String, at place: Int) -> Edit {
    let call = content.prefix { $0 != "(" }.trimmingCharacters(in: .whitespaces)
    let method = call.split(separator: ".").last.map(String.init) ?? call
    let name = content.contains("(") ? method + content.drop { $0 != "(" } : method
    let labels = content.drop { $0 != "(" }.filter { !"() ".contains($0) }
    let plain = "Selector(\"\(name)\")"
    guard let function = declaration(of: method, labels: labels, near: place) else {
      return Edit(range: range, text: plain, kind: .selectorElsewhere(content))
    }
    guard !function.isStatic else {
      return Edit(range: range, text: plain, kind: .selectorElsewhere(content))
    }
    guard function.parameters.count <= 2 else {
      return Edit(range: range, text: plain, kind: .selectorArguments(content))
    }
    let body = function.call(of: method)
    return Edit(
      range: range, text: "Selector(\"\(name)\", of: \(function.owner).self) { \(body) }",
      kind: .selectorBody(content))
  }

  private struct Function {
    var owner: String
    var isStatic: Bool
    var parameters: [Parameter]

    /// As a selector writes them: `_:with:`.
    var labels: String { parameters.map { ($0.label ?? "_") + ":" }.joined() }

    /// The closure that calls the method with what it takes of the sender and the event; it calls
    /// nothing where they are of other types.
    func call(of method: String) -> String {
      var (bindings, arguments): ([String], [String]) = ([], [])
      for (parameter, value) in zip(parameters, ["sender", "event"]) {
        let label = parameter.label.map { "\($0): " } ?? ""
        if parameter.type == "Any" {
          arguments.append("\(label)\(value) as Any")
        } else if value == "event", parameter.type == "UIEvent" {
          if !parameter.isOptional { bindings.append("let event") }
          arguments.append("\(label)event")
        } else if parameter.isOptional {
          arguments.append("\(label)\(value) as? \(parameter.type)")
        } else {
          bindings.append("let \(value) = \(value) as? \(parameter.type)")
          arguments.append("\(label)\(value)")
        }
      }
      let names = ["target, _", "target, sender", "target, sender, event"][parameters.count]
      let call = "_ = target.\(method)(\(arguments.joined(separator: ", ")))"
      return bindings.isEmpty
        ? "\(names) in \(call)" : "\(names) in if \(bindings.joined(separator: ", ")) { \(call) }"
    }
  }

  private struct Parameter {
    /// Nil for `_`.
    var label: String?
    /// Without the mark of an optional.
    var type: String
    var isOptional: Bool
  }

  /// The method of that name, of the type around `place` if it has one.
  private func declaration(
    of method: String, labels: String, near place: Int
  ) -> Function? {
    let types = Self.types(in: text)
    let around = types.last { $0.body.contains(place) }?.name
    let found = text.matches(
      of: #"(\b(?:static|class)\s+)?\bfunc\s+"# + NSRegularExpression.escapedPattern(for: method)
        + #"\s*\("#
    )
    .compactMap { groups -> (owner: String, isStatic: Bool, open: Int)? in
      guard let whole = groups[0],
        let owner = types.last(where: { $0.body.contains(whole.lowerBound) }),
        text.matches(of: #"\bprotocol\s+\#(owner.name)\b"#).isEmpty
      else { return nil }
      return (owner.name, groups[1] != nil, whole.upperBound - 1)
    }
    let functions = (found.filter { $0.owner == around } + found).compactMap { entry in
      text.end(ofBracketAt: entry.open).map { end in
        Function(
          owner: entry.owner, isStatic: entry.isStatic,
          parameters: parameters(in: entry.open + 1..<end - 1))
      }
    }
    // Of several with the name, the one with the selector's labels.
    return functions.first { $0.labels == labels } ?? functions.first
  }

  private func parameters(in range: Range<Int>) -> [Parameter] {
    text.arguments(in: range).map { range in
      let parts = text.string(range).split(separator: ":", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      let names = parts[0].split(separator: " ").map(String.init)
      var type = parts.count > 1 ? parts[1] : "Any"
      if let value = type.range(of: " =") { type = String(type[..<value.lowerBound]) }
      let isOptional = type.hasSuffix("?") || type.hasSuffix("!")
      return Parameter(
        label: names.first == "_" ? nil : names.first,
        type: isOptional ? String(type.dropLast()) : type, isOptional: isOptional)
    }
  }

  struct TypeBody {
    var keyword: String
    var name: String
    /// Of the whole declaration, from its keyword.
    var start: Int
    /// Between the braces.
    var body: Range<Int>
  }

  /// The types and extensions of a file, outer ones before inner ones.
  static func types(in text: SwiftText) -> [TypeBody] {
    text.matches(of: #"\b(class|struct|enum|extension|actor)\s+([A-Z][\w.]*)[^{};()=]*\{"#)
      .compactMap {
        groups in
        guard let whole = groups[0], let keyword = groups[1], let name = groups[2],
          let end = text.end(ofBracketAt: whole.upperBound - 1)
        else { return nil }
        return TypeBody(
          keyword: text.string(keyword), name: text.string(name), start: whole.lowerBound,
          body: whole.upperBound..<end - 1)
      }
  }
}
