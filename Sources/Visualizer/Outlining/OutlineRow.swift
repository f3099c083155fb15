/// A row of the outline: a view, or a chain of wrappers that all lie in one place.
struct OutlineRow: Equatable, Sendable {
  /// The index of the view in the projection; of a chain the outermost one.
  var view: Int
  /// How many wrappers this row stands for; 0 for a row that is a view.
  var wrappers = 0
  /// Levels below the first row.
  var level: Int
  /// The outermost view of a chain that was opened.
  var opensChain = false
  /// Only shown because something in it matches the search.
  var isDimmed = false

  /// The projection's views that the row stands for.
  var views: Range<Int> { view..<view + max(wrappers, 1) }
}
