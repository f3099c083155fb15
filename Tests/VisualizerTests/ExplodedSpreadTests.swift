import Canvas
import Foundation
import Testing
import UIKit

@testable import Visualizer

@Suite("The planes of the exploded stage")
struct ExplodedSpreadTests {
  private static func random() -> (Spread, SystemRandomNumberGenerator) {
    var random = SystemRandomNumberGenerator()
    var pose = Pose(gap: .random(in: 0...400, using: &random))
    pose.turn(
      yaw: .random(in: -2...2, using: &random), pitch: .random(in: -2...2, using: &random))
    pose.scale = .random(in: 0.05...8, using: &random)
    pose.center = CGPoint(
      x: .random(in: -500...500, using: &random), y: .random(in: -500...500, using: &random))
    let spread = Spread(
      pose: pose, pivot: CGPoint(x: .random(in: 0...400, using: &random), y: 280),
      middle: .random(in: 0...10, using: &random))
    return (spread, random)
  }

  @Test("a point goes to the stage and back on every plane and from every side")
  func roundTrip() {
    for _ in 0..<500 {
      var (spread, random) = Self.random()
      let point = CGPoint(
        x: .random(in: -1000...1000, using: &random), y: .random(in: -1000...1000, using: &random))
      let level = CGFloat(Int.random(in: 0...40, using: &random))
      let back = spread.toScene(spread.toStage(point, level: level), level: level)
      #expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6)
    }
  }

  @Test("a plane is an affine picture: the middle of a line stays its middle")
  func affine() {
    for _ in 0..<200 {
      var (spread, random) = Self.random()
      func point() -> CGPoint {
        CGPoint(
          x: .random(in: -500...500, using: &random), y: .random(in: -500...500, using: &random))
      }
      let (a, b) = (point(), point())
      let (seenA, seenB) = (spread.toStage(a, level: 3), spread.toStage(b, level: 3))
      let middle = spread.toStage(CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2), level: 3)
      #expect(abs(middle.x - (seenA.x + seenB.x) / 2) < 1e-6)
      #expect(abs(middle.y - (seenA.y + seenB.y) / 2) < 1e-6)
    }
  }

  @Test("all points of a needle lie on one line, evenly spaced")
  func needle() {
    for _ in 0..<100 {
      let (spread, _) = Self.random()
      let touch = CGPoint(x: 120, y: 90)
      let places = (0..<5).map { spread.toStage(touch, level: CGFloat($0)) }
      for step in 1..<4 {
        let before = CGVector(
          dx: places[step].x - places[step - 1].x, dy: places[step].y - places[step - 1].y)
        let after = CGVector(
          dx: places[step + 1].x - places[step].x, dy: places[step + 1].y - places[step].y)
        #expect(abs(before.dx - after.dx) < 1e-6 && abs(before.dy - after.dy) < 1e-6)
      }
    }
  }

  @Test("unturned and closed it is the flat stage, to the last point")
  func flat() {
    let camera = Camera(origin: CGPoint(x: 31, y: 17), scale: 1.25)
    let pivot = CGPoint(x: 195, y: 280)
    let spread = Spread(pose: Pose(flat: camera, pivot: pivot), pivot: pivot, middle: 2)
    for level in 0..<5 {
      for point in [CGPoint.zero, CGPoint(x: 390, y: 560), CGPoint(x: -40, y: 7.5)] {
        let (seen, flat) = (spread.toStage(point, level: CGFloat(level)), camera.toStage(point))
        #expect(abs(seen.x - flat.x) < 1e-9 && abs(seen.y - flat.y) < 1e-9)
      }
    }
  }

  @Test(
    "no turn shows a plane from its edge or from behind",
    arguments: [-CGFloat.infinity, -9, 0, 9, .infinity, .nan])
  func turns(angle: CGFloat) {
    var pose = Pose(gap: 10)
    pose.turn(yaw: angle, pitch: angle)
    let map = Spread(pose: pose, pivot: .zero, middle: 0).map(level: 1)
    #expect(map.isInvertible)
    #expect(map.a > 0 && map.d > 0)
  }

  @Test("zooming keeps what is under the pointer")
  func zoom() {
    var (spread, _) = Self.random()
    let pointer = CGPoint(x: 321, y: 123)
    let before = spread.toScene(pointer, level: 2)
    spread.pose.zoom(by: 1.7, at: pointer)
    let after = spread.toScene(pointer, level: 2)
    // Every plane is moved alike, so the point of each plane that was there is there still.
    #expect(abs(before.x - after.x) < 1e-6 && abs(before.y - after.y) < 1e-6)
  }
}
