/// The names of the views in one trace.
@MainActor
final class ViewNames {
  private var ids: [ObjectIdentifier: ViewID] = [:]
  private var taken: Set<ViewID> = []
  /// The last number given to each name that needed one.
  private var numbers: [String: Int] = [:]
  /// Keeps the views alive, so that an identity stands for one view throughout.
  private var named: [UIView] = []
  private var classNames: [ObjectIdentifier: String] = [:]

  /// The view's `accessibilityIdentifier`, or a name made of its class and a number. A second view
  /// with a name already taken in this trace gets a number too.
  func id(of view: UIView) -> ViewID {
    if let id = ids[ObjectIdentifier(view)] { return id }
    let given = view.storage.identifier.flatMap { $0.isEmpty ? nil : $0 }
    let base = given ?? className(of: view)
    var id = given.map { ViewID($0) } ?? numbered(base)
    while !taken.insert(id).inserted { id = numbered(base) }
    ids[ObjectIdentifier(view)] = id
    named.append(view)
    return id
  }

  func id(ofOptional view: UIView?) -> ViewID? {
    // No `map`: each closure of the main actor asks where it runs.
    if let view { id(of: view) } else { nil }
  }

  private func numbered(_ base: String) -> ViewID {
    let number = numbers[base, default: taken.contains(ViewID(base)) ? 1 : 0] + 1
    numbers[base] = number
    return ViewID(base + "#" + String(number))
  }

  private func className(of view: UIView) -> String {
    let type = type(of: view)
    if let name = classNames[ObjectIdentifier(type)] { return name }
    let name = String(describing: type)
    classNames[ObjectIdentifier(type)] = name
    return name
  }
}
