import Scenes

/// What an import could not take as it stood, as sentences.
enum ImportProblemWords {
  static func message(_ problem: ImportProblem, in language: Language) -> String {
    func text(_ key: String, _ values: [String: String] = [:]) -> String {
      language.text("import." + key, echoing: values)
    }
    switch problem {
    case .truncated(let what): return text("truncated", ["what": oneLine(what)])
    case .unusableValue(let key, let value, _):
      return text("unusableValue", ["key": key, "text": oneLine(value)])
    case .missingFrame: return text("missingFrame")
    case .unreadableFrame(_, let value): return text("unreadableFrame", ["text": oneLine(value)])
    case .unplaced(_, let parent): return text("unplaced", ["parent": parent.name])
    case .lostParent(_, let line?): return text("lostParent", ["line": String(line)])
    case .lostParent(_, nil): return text("missingParent")
    case .contradictingPlace(_, let place, let expected):
      return text(
        "contradictingPlace",
        ["place": Figures.point(place), "expected": Figures.point(expected)])
    case .ambiguousSize(_, let size): return text("ambiguousSize", ["size": Figures.size(size)])
    case .flattenedSize(_, let size): return text("flattenedSize", ["size": Figures.size(size)])
    case .contradictingFrame: return text("contradictingFrame")
    case .unknownOverrides(let name, let views, _):
      return text(
        views == 1 ? "unknownOverrides.one" : "unknownOverrides",
        ["class": name, "count": String(views)])
    case .knownOverrides(let name, let methods, let views, _):
      return text(
        views == 1 ? "knownOverrides.one" : "knownOverrides",
        [
          "class": name, "count": String(views),
          "methods": methods.map(oneLine).joined(separator: ", "),
        ])
    case .letsThrough(let name, let views, _):
      return text(
        views == 1 ? "letsThrough.one" : "letsThrough", ["class": name, "count": String(views)])
    case .overlayWindow: return text("overlayWindow")
    case .frontWindow: return text("frontWindow")
    case .modal: return text("modal")
    case .repeatedID(let id, _): return text("repeatedID", ["id": oneLine(id)])
    case .inCode: return text("inCode")
    case .notEmbedded: return text("notEmbedded")
    case .assumedOrder: return text("assumedOrder")
    case .missingPlace: return text("missingPlace")
    case .hostedContent: return text("hostedContent")
    case .unmatchedEnd(let element): return text("unmatchedEnd", ["element": oneLine(element)])
    case .closedFromOutside(let element, let outer):
      return text(
        "closedFromOutside", ["element": oneLine(element), "outer": oneLine(outer)])
    case .unclosedElements(let count):
      return text(
        count == 1 ? "unclosedElements.one" : "unclosedElements", ["count": String(count)])
    case .tooManyAttributes(let element):
      return text("tooManyAttributes", ["element": oneLine(element)])
    case .unquotedAttribute(let name):
      return text("unquotedAttribute", ["name": oneLine(name)])
    case .repeatedAttribute(let name):
      return text("repeatedAttribute", ["name": oneLine(name)])
    case .unknownElement(let name, _): return text("unknownElement", ["element": oneLine(name)])
    case .variation(_, let key): return text("variation", ["key": key])
    case .negativeSize(_, let size): return text("negativeSize", ["size": Figures.size(size)])
    case .leftOutBar(let controller): return text("leftOutBar", ["controller": oneLine(controller)])
    case .notInstalled: return text("notInstalled")
    case .invisibleWindow: return text("invisibleWindow")
    case .cutByWriter: return text("cutByWriter")
    case .notVisible(let views, _):
      return text(views == 1 ? "notVisible.one" : "notVisible", ["count": String(views)])
    case .more(let count): return text(count == 1 ? "more.one" : "more", ["count": String(count)])
    }
  }

  static func hint(_ problem: ImportProblem, in language: Language) -> String {
    let group = "hint.import."
    func text(_ key: String) -> String { language.text(group + key) }
    return switch problem {
    case .truncated, .unclosedElements, .unmatchedEnd: text("truncated")
    case .closedFromOutside: text("closedFromOutside")
    case .unusableValue, .unreadableFrame: text("unusableValue")
    case .unquotedAttribute: text("unquotedAttribute")
    case .repeatedAttribute: text("repeatedAttribute")
    case .unknownElement: text("unknownElement")
    case .modal: text("modal")
    case .repeatedID: text("repeatedID")
    case .inCode: text("inCode")
    case .notEmbedded: text("notEmbedded")
    case .assumedOrder: text("assumedOrder")
    case .letsThrough, .overlayWindow: text("letsThrough")
    case .missingFrame, .missingPlace, .unplaced: text("missingFrame")
    case .lostParent: text("lostParent")
    case .ambiguousSize, .flattenedSize, .contradictingFrame, .contradictingPlace, .hostedContent:
      text("capture")
    case .unknownOverrides, .knownOverrides: text("unknownOverrides")
    case .tooManyAttributes: text("tooManyAttributes")
    case .variation, .notInstalled: text("variation")
    case .frontWindow: text("frontWindow")
    case .negativeSize: text("negativeSize")
    case .leftOutBar: text("missingFrame")
    case .invisibleWindow: text("invisibleWindow")
    case .cutByWriter: text("cutByWriter")
    case .notVisible: text("notVisible")
    case .more: text("more")
    }
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
