import Diagnosis
import Foundation
import Testing

@testable import Visualizer

@Suite("What others leave of a touch area")
@MainActor
struct MeasuringTests {
  private func person(_ rules: String) -> Person {
    Person(
      scenes: [
        SampleScenes.read(
          """
          {"hitscope":1,"windows":[
           {"id":"window","class":"UIWindow","frame":[0,0,200,200],"subviews":[
            {"id":"low","frame":[10,10,40,40],"hitTestRules":[\(rules)],"subviews":[
             {"id":"out","frame":[30,30,40,40]}]},
            {"id":"front","frame":[10,10,40,10]}]}]}
          """)
      ])
  }

  private static let asked = #"{"rule":"reachOutside","search":"as-published"}"#

  @Test("where code has to be asked point by point, no touch waits for it, and it is done once")
  func littleByLittle() throws {
    let person = person(Self.asked)
    person.visualizer.perform(.select("low"))
    #expect(person.workspace.telling.touchArea != nil)
    #expect(person.workspace.telling.freeArea == nil)
    #expect(person.workspace.measured != nil)
    #expect(person.visualizer.isMoving)
    for _ in 0..<2000 where person.workspace.measured != nil {
      person.visualizer.advance(by: 1 / 60)
    }
    let scene = try #require(person.workspace.scene)
    let view = try #require(scene.view("low"))
    let whole = TouchArea.of(view, in: scene).free(of: view, in: scene)
    #expect(person.workspace.telling.freeArea == whole)
    person.visualizer.perform(.touchExactly(CGPoint(x: 20, y: 40)))
    #expect(person.workspace.measured == nil)
    #expect(person.workspace.telling.freeArea == whole)
  }

  @Test("another view, or another state of the scene, is measured anew")
  func anew() throws {
    let person = person(Self.asked)
    person.visualizer.perform(.select("low"))
    person.visualizer.perform(.select("front"))
    let front = try #require(person.workspace.scene?.view("front"))
    for _ in 0..<2000 where person.workspace.measured != nil {
      person.visualizer.advance(by: 1 / 60)
    }
    let scene = try #require(person.workspace.scene)
    #expect(
      person.workspace.telling.freeArea
        == TouchArea.of(front, in: scene).free(of: front, in: scene))
    person.visualizer.perform(.select(nil))
    person.visualizer.advance(by: 1 / 60)
    #expect(person.workspace.measured == nil)
  }

  @Test("where nothing has to be asked, it is there at once")
  func atOnce() {
    let person = person("")
    person.visualizer.perform(.select("low"))
    #expect(person.workspace.telling.freeArea != nil)
    #expect(person.workspace.measured == nil)
  }
}
