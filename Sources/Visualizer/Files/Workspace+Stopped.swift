import Scenes
import UIKit
import Wording

/// Custom code in which an earlier run ended.
extension Workspace {
  /// Takes a class out, so that its scenes can be opened again.
  mutating func setAside(_ entry: HitJournal.Entry) {
    guard registry.names.contains(entry.className) else { return }
    setAside.append(entry)
    registry = registry.without(entry.className)
    let (message, hint) = StoppedWords.sentences(entry)
    tell(Labels.problem, message, hint: hint, at: "")
    banner = Self.banner(of: entry)
  }

  /// Where the scene has a class that was set aside.
  var stoppedBanner: Banner? {
    let classes = Set(document.nodes.compactMap(\.className))
    return setAside.first { classes.contains($0.className) }.map(Self.banner)
  }

  private static func banner(of entry: HitJournal.Entry) -> Banner {
    let (message, hint) = StoppedWords.sentences(entry)
    return Banner(isError: true, title: Labels.sentence(message), hint: hint)
  }
}
