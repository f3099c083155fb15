/// One thing that was done to a file, or that can't be done: facts, no words.
struct PortNote: Hashable {
  /// In the file as it was given, from 1.
  var line: Int
  var kind: Kind

  enum Kind: Hashable {
    case droppedAttribute(String)
    case droppedImport(String)
    case addedImport
    case boundProtocol(String)
    case optionalDefault(String)
    case optionalProtocol(String, String)
    case cellInitializer(String)
    case selectorBody(String)
    case renamed(String, to: String)
    case movedOverride(String, into: String)
    case subclassed(String, as: String)
    case replaced(String, in: String)
    case marked(String, String)

    case selectorElsewhere(String)
    case selectorArguments(String)
    case unknownModule(String)
    case absentModule(String)
    case optionalRequirement(String)
    case runtimeCall(String)
  }

  /// Whether the file is not yet right for it.
  var isRefusal: Bool {
    switch kind {
    case .selectorElsewhere, .selectorArguments, .unknownModule, .absentModule,
      .optionalRequirement,
      .runtimeCall:
      true
    default: false
    }
  }
}
