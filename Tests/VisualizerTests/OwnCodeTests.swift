import Scenes
import Testing
import UIKit

@testable import Visualizer

@Suite("Custom code that goes wrong, in the window")
@MainActor
struct OwnCodeTests {
  private final class Fickle: UIView {
    private var isOdd = false

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      isOdd.toggle()
      return isOdd ? super.hitTest(point, with: event) : nil
    }
  }

  private static let registry = ViewRegistry.standard.registering([("Fickle", { Fickle() })])

  private static func scene() throws -> SceneDocument {
    try SceneReader.read(
      Data(
        """
        {"hitscope":1,"title":"Own","windows":[{"id":"w","class":"UIWindow","frame":[0,0,320,480],
         "subviews":[{"id":"odd","class":"Fickle","frame":[0,0,100,100]}]}]}
        """.utf8)
    ).document
  }

  @Test("a class in whose code the last run ended is a plain view for once, and it is said why")
  func stopped() throws {
    let entry = HitJournal.Entry(className: "Fickle", view: "odd", point: CGPoint(x: 5, y: 6))
    let person = Person(
      scenes: [try Self.scene()], registry: Self.registry, stopped: [entry])
    #expect(person.sees("Last time the program ended while Fickle was asked for a touch at (5, 6)"))
    #expect(person.messages.contains { $0.contains("Last time the program ended while Fickle") })
    let view = try #require(person.workspace.scene?.view("odd"))
    #expect(type(of: view) == UIView.self)
    // The scene still says the class, and it is kept that way.
    #expect(person.workspace.node(of: "odd")?.className == "Fickle")
  }

  @Test("a class of UIKit, or one that is not known, is not set aside")
  func unknown() throws {
    for name in ["UIView", "UIWindow", "Gone"] {
      let person = Person(
        scenes: [try Self.scene()], registry: Self.registry, stopped: [.init(className: name)])
      let view = try #require(person.workspace.scene?.view("odd"))
      #expect(view is Fickle)
      let window = try #require(person.workspace.scene?.view("w"))
      #expect(window is UIWindow)
    }
  }

  @Test("what custom code does wrong at a touch is said with the point, and asked of other views")
  func faults() throws {
    let person = Person(scenes: [try Self.scene()], registry: Self.registry)
    person.touch(50, 60)
    #expect(
      person.workspace.banner?.title
        == "Class Fickle, asked twice at (50, 60) in “odd”, answers odd and then nobody."
    )
    person.visualizer.perform(.dismissBanner)
    person.touch(200, 300)
    #expect(person.workspace.banner == nil)
  }
}
