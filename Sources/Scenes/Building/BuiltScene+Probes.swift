public import UIKit

extension BuiltScene {
  /// Asks at every probe, those without an expectation included.
  public func check() -> [ProbeOutcome] { document.probes.map(outcome) }

  /// Asks at one probe.
  public func outcome(of probe: SceneProbe) -> ProbeOutcome {
    guard let on = probe.on else {
      return ProbeOutcome(probe: probe, answer: name(hitTest(probe.at)))
    }
    guard let view = view(on) else { return ProbeOutcome(probe: probe, answer: .notAsked) }
    return ProbeOutcome(probe: probe, answer: name(view.hitTest(probe.at, with: nil)))
  }

  /// The same with every step on the way; nil where the view to ask is not there.
  public func trace(_ probe: SceneProbe) -> HitTestTrace? {
    guard let on = probe.on else { return trace(probe.at) }
    return view(on)?.trace(probe.at)
  }

  private func name(_ view: UIView?) -> ProbeOutcome.Answer {
    guard let view else { return .nothing }
    return .hit(id(of: view) ?? ViewID(String(describing: type(of: view))))
  }
}
