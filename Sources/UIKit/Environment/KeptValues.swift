/// Values that members store and do nothing else with, kept beside the few objects that have any.
private struct Kept<Value> {
  let value: Value
}

extension NSObject {
  /// What was kept for the member, or what it is at first.
  final func kept<Value>(_ initial: @autoclosure () -> Value, _ member: String = #function) -> Value
  {
    (AssociatedObjects.table.value(for: member, on: self) as? Kept<Value>)?.value ?? initial()
  }

  final func keep<Value>(_ value: Value, _ member: String = #function) {
    AssociatedObjects.table.set(Kept(value: value), for: member, on: self)
  }
}
