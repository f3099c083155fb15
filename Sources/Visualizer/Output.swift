/// What the application wants said or done outside the window.
public enum Output: Equatable, Sendable {
  /// A line of the touch log.
  case log(TouchLog)
  /// A sentence for standard error.
  case message(String)
  /// Text for the system's clipboard.
  case copy(String)
  /// Something for the disk, answered through `Visualizer.take`.
  case files(FileRequest)
}
