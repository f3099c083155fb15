/// Notes the facts of a delivery while it runs, and changes nothing about it.
@MainActor
final class DeliveryRecorder {
  private(set) static var current: DeliveryRecorder?

  private(set) var steps: [DeliveryTrace.Step] = []
  private let names = ViewNames()
  private let time: TimeInterval

  init(time: TimeInterval) { self.time = time }

  func record(_ body: () -> Void) {
    let outer = DeliveryRecorder.current
    DeliveryRecorder.current = self
    defer { DeliveryRecorder.current = outer }
    body()
  }

  func note(_ event: DeliveryTrace.Event) {
    steps.append(DeliveryTrace.Step(number: steps.count + 1, time: time, event: event))
  }

  func id(of view: UIView) -> ViewID { names.id(of: view) }

  func name(of responder: UIResponder) -> String {
    ResponderChain.name(of: responder) { self.id(of: $0).name }
  }

  func recognizer(_ recognizer: UIGestureRecognizer) -> DeliveryTrace.Recognizer {
    DeliveryTrace.Recognizer(
      name: recognizer.name ?? String(describing: type(of: recognizer)),
      view: recognizer.view.map(id))
  }
}
