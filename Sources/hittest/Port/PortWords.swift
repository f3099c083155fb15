import Wording

/// What was done to a ported file, in words.
enum PortWords {
  static func message(_ note: PortNote) -> String {
    let (key, values): (String, [String: String]) =
      switch note.kind {
      case .droppedAttribute(let name): ("droppedAttribute", ["name": name])
      case .droppedImport(let name): ("droppedImport", ["name": name])
      case .addedImport: ("addedImport", [:])
      case .boundProtocol(let name): ("boundProtocol", ["name": name])
      case .optionalDefault(let name): ("optionalDefault", ["name": name])
      case .optionalProtocol(let name, let made):
        ("optionalProtocol", ["name": name, "made": made])
      case .cellInitializer(let name): ("cellInitializer", ["name": name])
      case .selectorBody(let name): ("selectorBody", ["name": name])
      case .renamed(let old, let new): ("renamed", ["old": old, "new": new])
      case .movedOverride(let name, let type): ("movedOverride", ["name": name, "type": type])
      case .subclassed(let type, let made): ("subclassed", ["type": type, "made": made])
      case .replaced(let name, let type): ("replaced", ["name": name, "type": type])
      case .marked(let type, let mark): ("marked", ["type": type, "mark": mark])
      case .selectorElsewhere(let name): ("selectorElsewhere", ["name": name])
      case .selectorArguments(let name): ("selectorArguments", ["name": name])
      case .unknownModule(let name): ("unknownModule", ["name": name])
      case .absentModule(let name): ("absentModule", ["name": name])
      case .optionalRequirement(let name): ("optionalRequirement", ["name": name])
      case .runtimeCall(let name): ("runtimeCall", ["name": name])
      }
    return Language.english.text("port." + key, values)
  }

  static func hint(_ note: PortNote) -> String? {
    let key: String? =
      switch note.kind {
      case .subclassed: "subclassed"
      case .replaced: "replaced"
      case .selectorElsewhere, .selectorArguments: "selector"
      case .unknownModule, .absentModule: "unknownModule"
      case .optionalRequirement: "optionalRequirement"
      case .runtimeCall: "runtimeCall"
      default: nil
      }
    return key.map { Language.english.text("port.hint." + $0) }
  }
}
