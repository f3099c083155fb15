import Foundation
import Scenes
import Testing
import UIKit

@Suite("Scenes of extreme shape")
@MainActor
struct DeepSceneTests {
  @Test("100,000 levels are read, written, built, touched, checked and freed")
  func deep() throws {
    let levels = 100_000
    let node = #"{"frame":[0,0,100,100],"subviews":["#
    let text =
      #"{"hitscope":1,"windows":["# + String(repeating: node, count: levels) + #"{"id":"leaf","#
      + #""frame":[0,0,50,50]}"# + String(repeating: "]}", count: levels)
      + #"],"probes":[{"at":[10,10],"expect":"leaf"},{"at":[60,60],"expect":"UIView#100000"}]}"#
    let reading = try SceneReader.read(Data(text.utf8))
    #expect(reading.document.nodes.count == levels + 1)
    // Compared outside the expectation, which would print both.
    let isSame = try SceneReader.read(reading.document.write()).document == reading.document
    #expect(isSame)
    let scene = SceneBuilder().build(reading.document)
    #expect(scene.check().map(\.passed) == [true, true])
  }

  @Test("100,000 levels of brackets where no scene is are answered")
  func brackets() {
    let data = Data(String(repeating: "[", count: 100_000).utf8)
    #expect(throws: SceneError.self) { try SceneReader.read(data) }
  }

  @Test("a value of 100,000 levels at an unknown key is kept")
  func deepUnread() throws {
    let nest = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    let text = #"{"hitscope":1,"windows":[{"id":"v","x":"# + nest + "}]}"
    let document = try SceneReader.read(Data(text.utf8)).document
    #expect(document.nodes[0].unread.map(\.json) == [nest])
  }

  @Test("a scene of 20,000 siblings with one id, and of 20,000 unknown keys, is read")
  func wide() throws {
    let views = String(repeating: #"{"id":"v"},"#, count: 20_000)
    let text = #"{"hitscope":1,"windows":["# + views.dropLast() + "]}"
    let document = try SceneReader.read(Data(text.utf8)).document
    #expect(Set(document.nodes.map(\.id)).count == 20_000)

    let keys = (0..<20_000).map { "\"isHiden\($0)\":1" }.joined(separator: ",")
    let reading = try SceneReader.read(Data(#"{"hitscope":1,"windows":[{\#(keys)}]}"#.utf8))
    #expect(reading.problems.count == 20_000)
  }
}
