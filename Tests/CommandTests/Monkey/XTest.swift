import Foundation

/// Real input by the X server's XTEST extension, thousands of events a second.
///
/// The libraries are those that xdotool brings; they are opened at run time, so that nothing more is
/// needed to build.
final class XTest {
  let display: OpaquePointer
  let root: UInt
  let core: UnsafeMutableRawPointer
  private let test: UnsafeMutableRawPointer

  static var missing: String? {
    dlopen("libX11.so.6", RTLD_NOW) != nil && dlopen("libXtst.so.6", RTLD_NOW) != nil
      ? nil : "needs libX11 and libXtst (Debian: xdotool brings them)"
  }

  /// - Parameter name: of the display, `:99`.
  init?(display name: String) {
    guard let core = dlopen("libX11.so.6", RTLD_NOW), let test = dlopen("libXtst.so.6", RTLD_NOW)
    else { return nil }
    typealias Open = @convention(c) (UnsafePointer<CChar>) -> OpaquePointer?
    typealias Root = @convention(c) (OpaquePointer) -> UInt
    guard let display = Self.function("XOpenDisplay", in: core, as: Open.self)(name) else {
      return nil
    }
    self.core = core
    self.test = test
    self.display = display
    root = Self.function("XDefaultRootWindow", in: core, as: Root.self)(display)
    typealias Select = @convention(c) (OpaquePointer, UInt, Int) -> Int32
    // What the window answers is sent to the root.
    _ = Self.function("XSelectInput", in: core, as: Select.self)(display, root, 1 << 19)
  }

  deinit {
    typealias Close = @convention(c) (OpaquePointer) -> Int32
    _ = Self.function("XCloseDisplay", in: core, as: Close.self)(display)
  }

  // MARK: Input

  /// Moves the pointer, in pixels of the screen.
  func move(x: Int, y: Int) {
    typealias Motion = @convention(c) (OpaquePointer, Int32, Int32, Int32, UInt) -> Int32
    _ = Self.function("XTestFakeMotionEvent", in: test, as: Motion.self)(
      display, -1, Int32(x), Int32(y), 0)
  }

  /// 1 to 3 are the buttons, 4 and 5 the wheel.
  func button(_ number: UInt32, isDown: Bool) {
    typealias Button = @convention(c) (OpaquePointer, UInt32, Int32, UInt) -> Int32
    _ = Self.function("XTestFakeButtonEvent", in: test, as: Button.self)(
      display, number, isDown ? 1 : 0, 0)
  }

  /// - Parameter symbol: X's number of the key, for ASCII the sign's own.
  func key(_ symbol: UInt, isDown: Bool) {
    typealias Code = @convention(c) (OpaquePointer, UInt) -> UInt8
    typealias Press = @convention(c) (OpaquePointer, UInt32, Int32, UInt) -> Int32
    let code = Self.function("XKeysymToKeycode", in: core, as: Code.self)(display, symbol)
    guard code != 0 else { return }
    _ = Self.function("XTestFakeKeyEvent", in: test, as: Press.self)(
      display, UInt32(code), isDown ? 1 : 0, 0)
  }

  /// Waits until the server has taken everything.
  func sync() {
    typealias Sync = @convention(c) (OpaquePointer, Int32) -> Int32
    _ = Self.function("XSync", in: core, as: Sync.self)(display, 0)
  }

  // MARK: Answers

  /// Asks a window whether it still lives, as a window manager does before it calls it hung.
  ///
  /// - Returns: whether it answered within so many looks, fifty a second.
  func ping(_ window: UInt, looks: Int) async throws -> Bool {
    let (protocols, name) = (atom("WM_PROTOCOLS"), atom("_NET_WM_PING"))
    let stamp = Int(Date().timeIntervalSince1970 * 1000) & 0xFFFF_FFFF
    // XClientMessageEvent: type, serial, sent, display, window, kind, format, five numbers.
    var event = [Int](repeating: 0, count: 24)
    event[0] = 33
    event[4] = Int(bitPattern: window)
    event[5] = Int(bitPattern: protocols)
    event[6] = 32
    event[7] = Int(bitPattern: name)
    event[8] = stamp
    event[9] = Int(bitPattern: window)
    typealias Send =
      @convention(c) (OpaquePointer, UInt, Int32, Int, UnsafeMutableRawPointer) ->
      Int32
    typealias Check = @convention(c) (OpaquePointer, Int32, UnsafeMutableRawPointer) -> Int32
    let check = Self.function("XCheckTypedEvent", in: core, as: Check.self)
    _ = event.withUnsafeMutableBytes {
      Self.function("XSendEvent", in: core, as: Send.self)(
        display, window, 0, 0, $0.baseAddress!)
    }
    for _ in 0..<looks {
      sync()
      var answer = [Int](repeating: 0, count: 24)
      let has = answer.withUnsafeMutableBytes { check(display, 33, $0.baseAddress!) }
      if has != 0, answer[8] == stamp { return true }
      if has == 0 { try await Task.sleep(for: .milliseconds(20)) }
    }
    return false
  }

  func atom(_ name: String) -> UInt {
    typealias Intern = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> UInt
    return Self.function("XInternAtom", in: core, as: Intern.self)(display, name, 0)
  }

  static func function<Function>(
    _ name: String, in library: UnsafeMutableRawPointer, as type: Function.Type
  ) -> Function {
    guard let symbol = dlsym(library, name) else { fatalError("\(name) is not in X's libraries") }
    return unsafeBitCast(symbol, to: type)
  }
}
