/// Finds the known name that somebody probably meant.
public enum NearestName {
  /// The known name with the fewest letters changed, dropped, added or swapped; nil where more than
  /// a third of the letters differ.
  public static func of(_ name: String, in known: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased())
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in known where abs(candidate.count - wanted.count) <= wanted.count / 3 + 1 {
      let letters = Array(candidate.lowercased())
      let distance = distance(wanted, letters)
      let shorter = min(wanted.count, letters.count)
      guard distance <= max(1, shorter / 3), distance < shorter else { continue }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// Optimal string alignment: the three last rows of the table are enough.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        let same = a[i] == b[j]
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (same ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
