/// A source that is read in the frame after the one that says so: it takes longer than a frame.
struct WaitingSource: Equatable, Sendable {
  /// Bytes from which on a source waits.
  static let least = 1 << 19

  var bytes: [UInt8]
  var name: String
  /// As it was asked for, for what is said of it outside the window.
  var path: String
  var source: Incoming.Source
  /// The scene of a storyboard.
  var choice: String?
  /// Whether a frame has said that it is being read.
  var isSaid = false
}
