import Foundation
import Scenes
import Testing

@testable import Visualizer

@Suite("The camera")
struct CameraTests {
  @Test("there and back is the same point", arguments: [0.01, 0.5, 1, 3.7, 60])
  func roundTrip(scale: CGFloat) {
    let camera = Camera(origin: CGPoint(x: -40, y: 17), scale: scale)
    for point in [CGPoint.zero, CGPoint(x: 12.5, y: -7), CGPoint(x: 4000, y: 1)] {
      let back = camera.toScene(camera.toStage(point))
      #expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6)
    }
  }

  @Test("zooming keeps the point under the pointer, also while it glides")
  func zoom() {
    let start = Camera(origin: CGPoint(x: 100, y: 50), scale: 1.5)
    let pivot = CGPoint(x: 400, y: 300)
    var end = start
    end.zoom(by: 1.7, at: pivot)
    for share in [0, 0.3, 1] as [CGFloat] {
      let camera = start.glided(to: end, share: share)
      let point = camera.toStage(start.toScene(pivot))
      #expect(abs(point.x - pivot.x) < 1e-6 && abs(point.y - pivot.y) < 1e-6)
    }
  }

  @Test("zooming stops at the limits, and what is no number changes nothing")
  func limits() {
    var camera = Camera()
    for _ in 0..<500 { camera.zoom(by: 2, at: .zero) }
    #expect(camera.scale == Camera.scales.upperBound)
    for _ in 0..<500 { camera.zoom(by: 0.5, at: .zero) }
    #expect(camera.scale == Camera.scales.lowerBound)
    let before = camera
    camera.zoom(by: .nan, at: .zero)
    camera.zoom(by: -1, at: .zero)
    camera.pan(by: CGSize(width: CGFloat.infinity, height: 0))
    #expect(camera == before)
  }

  @Test(
    "the fitted camera shows all of it, in the middle",
    arguments: [
      CGRect(x: 0, y: 0, width: 390, height: 560), CGRect(x: -500, y: 40, width: 3000, height: 10),
      CGRect(x: 0, y: 0, width: 0, height: 0), CGRect(x: 1e8, y: 0, width: 1e5, height: 1),
    ])
  func fit(content: CGRect) {
    let stage = CGRect(x: 272, y: 48, width: 800, height: 500)
    let camera = Camera.fitting(content, in: stage)
    let a = camera.toStage(content.origin)
    let b = camera.toStage(CGPoint(x: content.maxX, y: content.maxY))
    #expect(a.x >= stage.minX - 1 && a.y >= stage.minY - 1)
    #expect(b.x <= stage.maxX + 1 && b.y <= stage.maxY + 1)
    #expect(abs((a.x + b.x) / 2 - stage.midX) <= 1)
  }

  @Test("a touch lands on whole points, and on finer ones from near")
  func touchPoints() {
    let far = Camera(origin: .zero, scale: 0.94)
    #expect(far.touchPoint(at: far.toStage(CGPoint(x: 290, y: 190))) == CGPoint(x: 290, y: 190))
    let near = Camera(origin: .zero, scale: 12)
    let point = near.touchPoint(at: CGPoint(x: 12 * 3.05, y: 0))
    #expect(abs(point.x - 3.05) < 1e-9)
  }

  @MainActor
  @Test(
    "the camera shows what can be seen: a long list inside a scroll view does not make it small")
  func longList() throws {
    let rows = (0..<500).map { "{\"id\":\"row\($0)\",\"frame\":[0,\($0 * 100),320,100]}" }
    func person(_ clips: Bool) throws -> Person {
      let json = """
        {"hitscope":1,"windows":[{"id":"w","class":"UIWindow","frame":[0,0,320,480],"subviews":[
         {"id":"list","frame":[0,0,320,480],"clipsToBounds":\(clips),"subviews":[
        \(rows.joined(separator: ","))]}]}]}
        """
      return Person(scenes: [try SceneReader.read(Data(json.utf8)).document])
    }
    #expect(try person(true).workspace.camera.scale > 0.9)
    #expect(try person(false).workspace.camera.scale < 0.05)
  }
}
