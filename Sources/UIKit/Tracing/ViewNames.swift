/// The names of the views in one trace.
@MainActor
final class ViewNames {
  private var ids: [ObjectIdentifier: ViewID] = [:]
  private var taken: Set<ViewID> = []
  /// The last number given to each name that needed one.
  private var numbers: [String: Int] = [:]
  /// Keeps the views alive, so that an identity stands for one view throughout.
  private var named: [UIView] = []

  /// The view's `accessibilityIdentifier`, or a name made of its class and a number. A second view
  /// with a name already taken in this trace gets a number too.
  func id(of view: UIView) -> ViewID {
    if let id = ids[ObjectIdentifier(view)] { return id }
    let given = view.storage.identifier.flatMap { $0.isEmpty ? nil : $0 }
    let base = given ?? String(describing: type(of: view))
    var id = ViewID(base)
    while given == nil && id.name == base || taken.contains(id) {
      let number = (numbers[base] ?? (given == nil ? 0 : 1)) + 1
      numbers[base] = number
      id = ViewID("\(base)#\(number)")
    }
    ids[ObjectIdentifier(view)] = id
    taken.insert(id)
    named.append(view)
    return id
  }
}
