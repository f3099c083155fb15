public import UIKit

/// A gate with the value that failed it.
public enum GateWords {
  /// `alpha is 0`, `isHidden is true`.
  public static func value(
    of gate: HitTestTrace.Gate, in language: Language = .english
  ) -> Sentence {
    switch gate {
    case .isEnabled: language.words("gate.isEnabled")
    case .isUserInteractionEnabled: language.words("gate.isUserInteractionEnabled")
    case .isHidden: language.words("gate.isHidden")
    case .alpha(let alpha):
      language.words("gate.alpha", ["alpha": Sentence.Run(Figures.alpha(alpha), .number)])
    case .animation: language.words("gate.animation")
    case .transform: language.words("gate.transform")
    }
  }

  /// `alpha is 0 on card`; `card has a transform without inverse`.
  public static func closed(
    _ gate: HitTestTrace.Gate, on view: Sentence.Run, in language: Language = .english
  ) -> Sentence {
    switch gate {
    case .transform: language.words("gate.closed.transform", ["view": view])
    case .animation: language.words("gate.closed.animation", ["view": view])
    default:
      language.words(
        "gate.closed",
        ["gate": Sentence.Run(value(of: gate, in: language).text, .no), "view": view]
      )
    }
  }
}
