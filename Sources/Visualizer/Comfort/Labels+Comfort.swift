import Canvas
import Foundation
import Wording

/// The words of comfort: the View menu, the sheet of keys, what keys are called.
extension Labels {
  static let view = text("toolbar.view")
  static let hintTitle = text("greeting.title")
  static let hintWords = text("greeting.words")
  static let hintKeys = text("greeting.keys")
  static let textLarger = text("view.larger")
  static let textSmaller = text("view.smaller")
  static let projectorMode = text("view.projector")
  static let reducedMotion = text("view.motion")
  static let onlyStage = text("view.onlyStage")
  static let fullScreen = text("view.fullScreen")
  static let findingsInScene = text("view.findings")
  static let predicting = text("view.predict")
  static let editing = text("view.edit")
  static let tabKey = text("keyName.tab")
  static let tabWords = text("help.tab")
  static let borderKeys = text("help.borderKeys")
  static let borderWords = text("help.borders")

  static func textUsual(_ percent: Int) -> String {
    text("view.usual", ["percent": String(percent)])
  }

  static func theme(_ name: Theme.Name) -> String {
    switch name {
    case .dark: text("view.dark")
    case .light: text("view.light")
    case .highContrast: text("view.highContrast")
    }
  }

  static func part(_ part: Panels.Part) -> String {
    switch part {
    case .left: text("view.left")
    case .inspector: text("view.inspector")
    case .bottom: text("view.bottom")
    }
  }

  static func group(_ group: Shortcut.Group) -> String {
    switch group {
    case .touch: text("help.touch")
    case .play: text("help.play")
    case .view: text("help.view")
    case .edit: text("help.edit")
    case .file: text("help.file")
    }
  }

  /// Words and the key for them, for a tip.
  static func tip(_ words: String, key: String) -> String {
    text("tip.withKey", ["words": words.prefix(1).uppercased() + words.dropFirst(), "key": key])
  }

  /// A key as it is printed, with what is held beside it.
  static func keyName(_ key: Key, _ modifiers: Modifiers) -> String {
    var parts: [String] = []
    if modifiers.contains(.control) { parts.append(text("keyName.control")) }
    if modifiers.contains(.shift) { parts.append(text("keyName.shift")) }
    return (parts + [keyName(key)]).joined(separator: " ")
  }

  private static func keyName(_ key: Key) -> String {
    switch key {
    case .character(let sign, _): sign.uppercased()
    case .space: text("keyName.space")
    case .enter: text("keyName.enter")
    case .escape: text("keyName.escape")
    case .tab: text("keyName.tab")
    case .backspace: text("keyName.backspace")
    case .delete: text("keyName.delete")
    case .home: text("keyName.home")
    case .end: text("keyName.end")
    case .pageUp: text("keyName.pageUp")
    case .pageDown: text("keyName.pageDown")
    case .left: "←"
    case .right: "→"
    case .up: "↑"
    case .down: "↓"
    case .function(let number): "F\(number)"
    }
  }
}
