public import UIKit

/// Why a text is no path data, as a clause.
public enum PathWords {
  public static func reason(
    _ reason: SVGPathError.Reason, in language: Language = .english
  ) -> String {
    switch reason {
    case .expectedMove: language.text("path.expectedMove")
    case .unexpected(let character):
      language.text("path.unexpected", ["character": String(character)])
    case .expectedNumber(let command):
      language.text("path.expectedNumber", ["command": String(command)])
    case .expectedFlag(let command):
      language.text("path.expectedFlag", ["command": String(command)])
    case .strayComma: language.text("path.strayComma")
    case .tooLarge: language.text("path.tooLarge")
    }
  }
}
