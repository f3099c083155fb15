import Foundation
import Scenes
import Testing

@Suite("Writing a scene and reading it back")
struct RoundTripTests {
  @Test(
    "every fixture comes back equal, and is written to the same bytes again", arguments: Fixture.all
  )
  func fixtures(_ fixture: Fixture) throws {
    let first = try SceneReader.read(fixture.data)
    let written = first.document.write()
    let second = try SceneReader.read(written)
    #expect(second.document == first.document)
    #expect(second.document.write() == written)
    #expect(first.problems == [])
    #expect(second.problems == [])
  }
}
