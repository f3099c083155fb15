/// Keeps what was used lately, within a budget: an entry not asked for while half of the budget was
/// filled anew is forgotten.
struct RecentCache<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private var youngCost = 0
  private let budget: Int

  init(budget: Int) { self.budget = budget }

  /// The entry, made when it is not there.
  mutating func value(
    for key: Key, cost: (Value) -> Int = { _ in 1 }, make: () throws -> Value
  ) rethrows -> Value {
    if let known = young[key] { return known }
    let value = try old.removeValue(forKey: key) ?? make()
    youngCost += cost(value)
    if youngCost > budget / 2 {
      old = young
      young = [:]
      youngCost = cost(value)
    }
    young[key] = value
    return value
  }
}
