import Assets
import Canvas
import CustomViews
import Foundation
import SDLPlatform
import Scenes
import Visualizer
import Wording

/// What the window and the pictures share: fonts, the shipped scenes, the custom views.
@MainActor
struct Application {
  let fonts: FontLibrary
  let visualizer: Visualizer

  init(theme: Theme.Name) throws(Failure) {
    do {
      fonts = try FontLibrary()
    } catch .noFont {
      throw Failure.noFont()
    } catch {
      throw Failure.other(Language.english.text("failure.fonts"), reason: "\(error)")
    }
    visualizer = Visualizer(
      text: fonts, scenes: Self.shippedScenes,
      registry: ViewRegistry.standard.registering(customViews), theme: theme)
  }

  /// `05-reaching-outside.hitscene.json` is lesson 5, called what its title says.
  private static var shippedScenes: [ShippedScene] {
    Assets.scenes.compactMap { url in
      guard let data = try? Data(contentsOf: url), let reading = try? SceneReader.read(data) else {
        return nil
      }
      let name = ShippedName(of: url)
      let number = name.number.map { "\($0) · " } ?? ""
      let title = reading.document.title
      return ShippedScene(
        name: name.full, title: number + (title.isEmpty ? name.plain : title),
        document: reading.document)
    }
  }
}
