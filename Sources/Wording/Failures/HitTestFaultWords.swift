public import UIKit

/// What custom hit-testing code does and shouldn't, as sentences.
public enum HitTestFaultWords {
  public static func message(_ fault: HitTestFault, in language: Language = .english) -> String {
    var values = [
      "class": fault.className, "view": fault.view.name, "point": Figures.point(fault.point),
    ]
    switch fault.kind {
    case .endless: return language.text("fault.endless", echoing: values)
    case .changesTree: return language.text("fault.changesTree", echoing: values)
    case .inconsistent(let first, let second):
      values["first"] = first?.name ?? language.text("fault.nobody")
      values["second"] = second?.name ?? language.text("fault.nobody")
      return language.text("fault.inconsistent", echoing: values)
    }
  }

  public static func hint(_ fault: HitTestFault, in language: Language = .english) -> String {
    switch fault.kind {
    case .endless: language.text("hint.fault.endless")
    case .changesTree: language.text("hint.fault.changesTree")
    case .inconsistent: language.text("hint.fault.inconsistent")
    }
  }
}
