import Foundation

/// Files dropped on a window, as a file manager drops them: the XDND protocol, version 5.
extension XTest {
  /// X's numbers of the events that the protocol uses.
  private enum Event {
    static let (selectionRequest, selectionNotify, clientMessage) = (30, 31, 33)
  }

  /// Drops files on a window and hands their addresses over when it asks for them.
  ///
  /// - Parameter addresses: `file:` URLs, one a line.
  /// - Returns: whether the window said within so many looks, fifty a second, that it has them.
  func drop(_ addresses: String, on window: UInt, x: Int, y: Int, looks: Int) async throws -> Bool {
    typealias Create =
      @convention(c) (OpaquePointer, UInt, Int32, Int32, UInt32, UInt32, UInt32, UInt, UInt) -> UInt
    let source = Self.function("XCreateSimpleWindow", in: core, as: Create.self)(
      display, root, 0, 0, 10, 10, 0, 0, 0)
    typealias Own = @convention(c) (OpaquePointer, UInt, UInt, UInt) -> Int32
    _ = Self.function("XSetSelectionOwner", in: core, as: Own.self)(
      display, atom("XdndSelection"), source, 0)
    let mine = Int(bitPattern: source)
    let copy = Int(bitPattern: atom("XdndActionCopy"))
    tell(window, "XdndEnter", [mine, 5 << 24, Int(bitPattern: atom("text/uri-list")), 0, 0])
    tell(window, "XdndPosition", [mine, 0, x << 16 | y, 0, copy])
    var isDropped = false
    for _ in 0..<looks {
      sync()
      var hasNews = false
      while let event = next(Event.clientMessage) {
        hasNews = true
        if event[5] == Int(bitPattern: atom("XdndStatus")), !isDropped {
          isDropped = true
          tell(window, "XdndDrop", [mine, 0, 0, 0, 0])
        }
        if event[5] == Int(bitPattern: atom("XdndFinished")) { return true }
      }
      while let event = next(Event.selectionRequest) {
        hasNews = true
        hand(over: addresses, asAsked: event)
      }
      if !hasNews { try await Task.sleep(for: .milliseconds(20)) }
    }
    return false
  }

  private func tell(_ window: UInt, _ message: String, _ words: [Int]) {
    var event = [Int](repeating: 0, count: 24)
    event[0] = Event.clientMessage
    event[4] = Int(bitPattern: window)
    event[5] = Int(bitPattern: atom(message))
    event[6] = 32
    for (index, word) in words.enumerated() { event[7 + index] = word }
    send(event, to: window)
  }

  private func hand(over addresses: String, asAsked request: [Int]) {
    let requestor = UInt(bitPattern: request[5])
    typealias Change =
      @convention(c) (
        OpaquePointer, UInt, UInt, UInt, Int32, Int32, UnsafePointer<CChar>, Int32
      ) -> Int32
    _ = Self.function("XChangeProperty", in: core, as: Change.self)(
      display, requestor, UInt(bitPattern: request[8]), UInt(bitPattern: request[7]), 8, 0,
      addresses, Int32(addresses.utf8.count))
    var event = [Int](repeating: 0, count: 24)
    event[0] = Event.selectionNotify
    for (place, of) in [(4, 5), (5, 6), (6, 7), (7, 8), (8, 9)] { event[place] = request[of] }
    send(event, to: requestor)
  }

  private func send(_ event: [Int], to window: UInt) {
    typealias Send =
      @convention(c) (OpaquePointer, UInt, Int32, Int, UnsafeMutableRawPointer) -> Int32
    var event = event
    _ = event.withUnsafeMutableBytes {
      Self.function("XSendEvent", in: core, as: Send.self)(
        display, window, 0, 0, $0.baseAddress!)
    }
    sync()
  }

  private func next(_ kind: Int) -> [Int]? {
    typealias Check = @convention(c) (OpaquePointer, Int32, UnsafeMutableRawPointer) -> Int32
    var event = [Int](repeating: 0, count: 24)
    let has = event.withUnsafeMutableBytes {
      Self.function("XCheckTypedEvent", in: core, as: Check.self)(
        display, Int32(kind), $0.baseAddress!)
    }
    return has == 0 ? nil : event
  }
}
