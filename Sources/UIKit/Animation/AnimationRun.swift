/// The animations that one call or one transaction has started, and what follows the last of them.
@MainActor
final class AnimationRun {
  private var pending = 0
  private var isClosed = false
  private var allFinished = true
  private var completion: ((Bool) -> Void)?

  init(_ completion: ((Bool) -> Void)?) { self.completion = completion }

  func join() { pending += 1 }

  func leave(finished: Bool) {
    pending -= 1
    allFinished = allFinished && finished
    completeIfDone()
  }

  /// Nothing more joins.
  func close() {
    isClosed = true
    completeIfDone()
  }

  private func completeIfDone() {
    guard isClosed, pending == 0, let completion else { return }
    self.completion = nil
    completion(allFinished)
  }
}
