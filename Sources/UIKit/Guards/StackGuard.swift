/// Whether the call stack is nearly used up, as by an override that asks itself without end.
@MainActor
enum StackGuard {
  /// Bytes to keep for the way back up, and for what was in use at the first call.
  private static let reserve: UInt = 1 << 20

  /// The first caller's place on the stack, and how far down it may go from there.
  private static let bounds: (highest: UInt, lowest: UInt) = {
    var size: UInt = 8 << 20
    #if canImport(Glibc)
      var limit = rlimit()
      if getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 {
        size = min(size, UInt(limit.rlim_cur))
      }
    #endif
    return (here, here - max(size, 2 * reserve) + reserve)
  }()

  static var isNearEnd: Bool {
    let place = here
    let (highest, lowest) = bounds
    return place < lowest && highest - place < 64 << 20
  }

  private static var here: UInt {
    var marker: UInt8 = 0
    return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
  }
}
