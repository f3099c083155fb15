import Assets
import Canvas
import Foundation
import Raster
import Scenes
import TestSupport
import Testing
import UIKit

@testable import Visualizer

/// The whole window in its states, compared with pictures in `Golden`; recorded anew like the other
/// ones.
@Suite("The window looks as it did")
@MainActor
struct WindowGoldenTests {
  struct Look: Sendable, CustomTestStringConvertible {
    var name: String
    var lesson = "05"
    var theme = Theme.Name.dark
    var size = CGSize(width: 1440, height: 900)
    var scale: CGFloat = 1
    var commands: [Command] = []

    var testDescription: String { name }
  }

  private nonisolated static let heart = CGPoint(x: 290, y: 190)

  nonisolated static let looks = [
    Look(name: "flat-dark", commands: [.touchExactly(heart)]),
    Look(
      name: "descent-light-small", theme: .light, size: CGSize(width: 900, height: 600),
      commands: [.touch(heart), .stop(atStep: 6)]),
    Look(
      name: "exploded-light", theme: .light,
      commands: [.touchExactly(heart), .exploded(.show(true))]),
    Look(
      name: "territory-high-contrast", theme: .highContrast, size: CGSize(width: 1000, height: 640),
      commands: [.toggle(.territory)]),
    Look(
      name: "edit-light", theme: .light, size: CGSize(width: 1000, height: 640),
      commands: [.setMode(.edit), .select("view1")]),
    Look(
      name: "predict-dark", size: CGSize(width: 1000, height: 640),
      commands: [.setMode(.predict), .predict(.ask(heart))]),
    Look(
      name: "shapes-dark-fine", lesson: "10", size: CGSize(width: 900, height: 600), scale: 2,
      commands: []),
    Look(
      name: "help-light", theme: .light, size: CGSize(width: 1000, height: 640),
      commands: [.toggleHelp]),
  ]

  @Test("in each of its states", arguments: looks)
  func look(_ look: Look) throws {
    let url = try #require(Assets.scenes.first { $0.lastPathComponent.hasPrefix(look.lesson) })
    let document = try SceneReader.read(try Data(contentsOf: url)).document
    let visualizer = Visualizer(
      text: FixedMetrics(), scenes: [ShippedScene(title: "scene", document: document)],
      registry: .standard, theme: look.theme)
    visualizer.handle(.resized(look.size, scale: look.scale))
    visualizer.open(file: nil)
    for command in look.commands { visualizer.perform(command) }
    visualizer.settle()
    var bitmap = Bitmap(
      width: Int(look.size.width * look.scale), height: Int(look.size.height * look.scale))
    Rasterizer(text: LetterBlocks()).draw(
      visualizer.frame(), into: &bitmap, scale: look.scale, background: visualizer.background)
    try Golden.compare(bitmap, name: "window-\(look.name)", mostDiffering: 0.0005)
  }
}
