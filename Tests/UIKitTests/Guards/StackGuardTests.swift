import Foundation
import Synchronization
import Testing

@testable import UIKit

@Suite("The end of the call stack is seen on whatever thread the work runs")
struct StackGuardTests {
  /// How often a function may call itself before the guard speaks; at most `limit` times.
  private static func depth(_ stack: inout StackGuard, limit: Int, _ depth: Int = 0) -> Int {
    if depth == limit || stack.isNearEnd() { return depth }
    // Kept in use after the call, so that the call can't be turned into a loop.
    var page = [UInt8](repeating: UInt8(depth & 0xFF), count: 16)
    let below = Self.depth(&stack, limit: limit, depth + 1)
    page[0] = UInt8(below & 0xFF)
    return page[0] == UInt8(below & 0xFF) ? below : 0
  }

  @Test("one guard serves threads of different stacks, one after the other")
  func threads() {
    let results = Mutex<[(size: Int, depth: Int)]>([])
    let shared = Mutex(StackGuard())
    // Threads that live side by side have their stacks side by side, above and below each other.
    let done = DispatchSemaphore(value: 0)
    let go = DispatchSemaphore(value: 0)
    let sizes = [8, 2, 32, 8, 1, 8]
    for size in sizes {
      let thread = Thread {
        go.wait()
        let depth = shared.withLock { Self.depth(&$0, limit: 1_000_000) }
        results.withLock { $0.append((size, depth)) }
        go.signal()
        done.signal()
      }
      thread.stackSize = size << 20
      thread.start()
    }
    go.signal()
    for _ in sizes { done.wait() }
    for (size, depth) in results.withLock({ $0 }) {
      #expect(depth > size * 200, "a thread of \(size) MB")
      #expect(depth < 1_000_000, "a thread of \(size) MB")
    }
  }

  @Test("a guard that knows one thread does not take the first call on another for the end")
  func otherThread() {
    let shared = Mutex(StackGuard())
    let wrong = Mutex(0)
    let threads = 12
    let done = DispatchSemaphore(value: 0)
    for _ in 0..<threads {
      Thread {
        for _ in 0..<200 {
          if shared.withLock({ $0.isNearEnd() }) { wrong.withLock { $0 += 1 } }
        }
        done.signal()
      }.start()
    }
    for _ in 0..<threads { done.wait() }
    #expect(wrong.withLock { $0 } == 0)
  }
}
