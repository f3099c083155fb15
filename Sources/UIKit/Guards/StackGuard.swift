import Foundation

/// Whether the call stack is nearly used up, as by an override that asks itself without end.
///
/// The main actor's work may move from one thread to another (on Linux it does once an
/// asynchronous main has started), and each thread has a stack of its own.
struct StackGuard {
  /// Bytes to keep for the way back up.
  private static let reserve: UInt = 1 << 20

  @MainActor @exclusivity(unchecked) private static var last = StackGuard()

  /// A thread's call stack, which grows from `highest` downwards.
  private struct Stack {
    var thread: pthread_t
    var highest: UInt
    /// The deepest place at which a view is still asked.
    var lowest: UInt
  }

  /// The stack of the thread that asked last: to find it takes long.
  private var known: Stack?

  @MainActor static var isNearEnd: Bool { last.isNearEnd() }

  mutating func isNearEnd() -> Bool {
    let place = Self.here
    let thread = pthread_self()
    if let known, pthread_equal(known.thread, thread) != 0, place <= known.highest {
      return place < known.lowest
    }
    let stack = Self.stack(of: thread)
    known = stack
    return place < stack.lowest
  }

  #if !canImport(Darwin)
    private typealias GetAttributes =
      @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> CInt

    /// `pthread_getattr_np`, which the C library has and its module does not show.
    private static let getAttributes = dlsym(nil, "pthread_getattr_np").map {
      unsafeBitCast($0, to: GetAttributes.self)
    }
  #endif

  private static func stack(of thread: pthread_t) -> Stack {
    var highest = here
    var size = 2 * reserve
    #if canImport(Darwin)
      highest = UInt(bitPattern: pthread_get_stackaddr_np(thread))
      size = UInt(pthread_get_stacksize_np(thread))
    #else
      var attributes = pthread_attr_t()
      if getAttributes?(thread, &attributes) == 0 {
        var lowest: UnsafeMutableRawPointer?
        var bytes = 0
        if pthread_attr_getstack(&attributes, &lowest, &bytes) == 0 {
          highest = UInt(bitPattern: lowest) + UInt(bytes)
          size = UInt(bytes)
        }
        pthread_attr_destroy(&attributes)
      }
    #endif
    return Stack(
      thread: thread, highest: highest, lowest: highest - size + min(reserve, size / 4))
  }

  private static var here: UInt {
    var marker: UInt8 = 0
    return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
  }
}
