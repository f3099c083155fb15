#if os(Linux)
  import CX11
  import Foundation

  /// Takes the text of an X server's clipboard, also where its owner gives it in pieces, as owners
  /// do with what does not fit into one request. SDL takes only what comes whole, and an owner
  /// whose pieces it did not take may never answer anybody again.
  final class SelectionTransfer {
    /// Seconds: without a word for so long an owner is given up.
    private let patience: Double
    /// Seconds for the whole.
    private let deadline: Double
    /// Bytes.
    private let limit: Int
    /// What is to be done while the owner has the word; the owner may be this program.
    private let meanwhile: () -> Void

    private let display: OpaquePointer
    private let window: Window
    private let clipboard: Atom
    private let text: Atom
    private let pieces: Atom
    private let property: Atom

    /// Nil without a server.
    /// - Parameter name: the display's; nil for the one that the environment names.
    init?(
      display name: String? = nil, patience: Double = 2, deadline: Double = 30,
      limit: Int = 1 << 30, meanwhile: @escaping () -> Void = {}
    ) {
      guard let display = XOpenDisplay(name) else { return nil }
      self.display = display
      self.patience = patience
      self.deadline = deadline
      self.limit = limit
      self.meanwhile = meanwhile
      window = XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
      XSelectInput(display, window, PropertyChangeMask)
      func atom(_ name: String) -> Atom { XInternAtom(display, name, 0) }
      clipboard = atom("CLIPBOARD")
      text = atom("UTF8_STRING")
      pieces = atom("INCR")
      property = atom("HITSCOPE_SELECTION")
    }

    deinit { XCloseDisplay(display) }

    /// Nil when nobody offers text, or its owner falls silent before the end.
    func run() -> String? {
      let end = Self.now + deadline
      XConvertSelection(display, clipboard, text, property, window, Time(CurrentTime))
      guard let answer = next(before: end, where: { $0.type == SelectionNotify }),
        answer.xselection.property == property, let first = take()
      else { return nil }
      if first.type != pieces { return String(decoding: first.bytes, as: UTF8.self) }
      // That the announcement was taken away asks for the first piece, and so on; one of no length
      // is the end.
      var bytes: [UInt8] = []
      while next(before: end, where: isNewPiece) != nil, let piece = take() {
        if piece.bytes.isEmpty { return String(decoding: bytes, as: UTF8.self) }
        bytes += piece.bytes
        if bytes.count > limit { return nil }
      }
      return nil
    }

    private func isNewPiece(_ event: XEvent) -> Bool {
      event.type == PropertyNotify && event.xproperty.atom == property
        && event.xproperty.state == PropertyNewValue
    }

    /// What the owner left at our window, which is gone from there after.
    private func take() -> (type: Atom, bytes: [UInt8])? {
      var type: Atom = 0
      var bits: Int32 = 0
      var (count, rest): (UInt, UInt) = (0, 0)
      var start: UnsafeMutablePointer<UInt8>?
      let most = limit / 4
      guard
        XGetWindowProperty(
          display, window, property, 0, most, 1, Atom(AnyPropertyType), &type, &bits, &count,
          &rest, &start) == Success, type != 0
      else { return nil }
      defer { XFree(start) }
      // An announcement has one number of 32 bits: how much there will be at least.
      guard bits == 8 else { return (type, []) }
      return (type, Array(UnsafeBufferPointer(start: start, count: Int(count))))
    }

    /// The next event of a kind; others are let go.
    private func next(before end: Double, where isWanted: (XEvent) -> Bool) -> XEvent? {
      let end = min(end, Self.now + patience)
      var event = XEvent()
      while true {
        while XPending(display) > 0 {
          XNextEvent(display, &event)
          if isWanted(event) { return event }
        }
        if Self.now > end { return nil }
        meanwhile()
        var connection = pollfd(
          fd: XConnectionNumber(display), events: Int16(POLLIN), revents: 0)
        poll(&connection, 1, 5)
      }
    }

    private static var now: Double { ProcessInfo.processInfo.systemUptime }
  }
#endif
