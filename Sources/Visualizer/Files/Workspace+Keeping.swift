import Canvas
import Foundation
import Scenes
import Wording

/// What outlives the program: unsaved work after a kill, and the settings.
extension Workspace {
  /// Seconds until something is due though nothing moves; nil when nothing is.
  var dueIn: Double? {
    [
      isUnkept ? Filing.patience - filing.unkeptFor : nil,
      hasNewSettings ? Filing.patience - filing.settingsWaitFor : nil,
    ].compactMap { $0 }.min().map { max($0, 0) }
  }

  mutating func elapse(_ seconds: Double) {
    if isUnkept {
      filing.unkeptFor += seconds
      if filing.unkeptFor >= Filing.patience { keep() }
    }
    if hasNewSettings {
      filing.settingsWaitFor += seconds
      if filing.settingsWaitFor >= Filing.patience { storeSettings() }
    }
  }

  /// To be called after anything changed.
  mutating func settleFiling() {
    if !isUnkept { filing.unkeptFor = 0 }
    if filing.keptState != nil, !isUnsaved || isClosing {
      filing.keptState = nil
      outbox.append(.files(.forget))
    }
    if isClosing, hasNewSettings { storeSettings() }
  }

  // MARK: Unsaved work

  private var isUnkept: Bool { isUnsaved && !isClosing && filing.keptState != history.state }

  private mutating func keep() {
    filing.keptState = history.state
    filing.unkeptFor = 0
    let text = String(decoding: document.write(), as: UTF8.self)
    let path = filing.path ?? filing.beside
    outbox.append(.files(.keep(UnsavedWork(name: name, path: path, scene: text))))
  }

  /// Opens what a killed run left; the file of it goes only when its work is open here.
  mutating func restore() {
    guard let found = filing.found.first else { return }
    do {
      let reading = try SceneReader.read(Data(found.work.scene.utf8))
      leave(
        for: .open(
          Incoming(
            reading: reading, name: found.work.name,
            source: .recovery(found.recovery, path: found.work.path))))
    } catch {
      filing.found.removeFirst()
      banner = Banner(
        isError: true, title: Labels.unreadableRecovery(found.recovery),
        hint: SceneErrorWords.message(error))
    }
  }

  mutating func discardRecovery() {
    guard !filing.found.isEmpty else { return }
    let found = filing.found.removeFirst()
    outbox.append(.files(.settle(recovery: found.recovery, isRestored: false)))
  }

  mutating func restored(_ recovery: String) {
    filing.found.removeAll { $0.recovery == recovery }
    // It is in no file, whatever the history says.
    savedState = -1
    filing.keptState = history.state
    outbox.append(.files(.settle(recovery: recovery, isRestored: true)))
  }

  // MARK: Settings

  var settings: Settings {
    Settings(
      theme: theme.rawValue,
      layers: zip(Visualizer.layerNames, Layers.all).filter { layers.contains($0.1) }.map(\.0),
      speed: player.speed, recent: filing.recent, comfort: comfort.stored)
  }

  private var hasNewSettings: Bool { filing.stored.map { $0 != settings } ?? false }

  private mutating func storeSettings() {
    filing.settingsWaitFor = 0
    filing.stored = settings
    outbox.append(.files(.store(settings)))
  }

  mutating func take(_ settings: Settings) {
    if let name = settings.theme.flatMap(Theme.Name.init) { theme = name }
    if let names = settings.layers {
      layers = zip(Visualizer.layerNames, Layers.all).reduce(into: []) { layers, layer in
        if names.contains(layer.0) { layers.insert(layer.1) }
      }
    }
    comfort = Comfort(stored: settings.comfort)
    if let speed = settings.speed { player.setSpeed(speed) }
    filing.recent = Array(settings.recent.prefix(Filing.recentCount))
    filing.stored = self.settings
  }

  /// Puts a file at the front of the list of recent ones.
  mutating func noteRecent(_ path: String) {
    guard path.hasPrefix("/") else { return }
    filing.recent.removeAll { $0 == path }
    filing.recent.insert(path, at: 0)
    filing.recent = Array(filing.recent.prefix(Filing.recentCount))
  }
}
