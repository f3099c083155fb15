import Testing
import UIKit

@Suite("CATransform3D")
struct CATransform3DTests {
  @Test("agrees with the affine functions in the plane")
  func affine() {
    let flat = CGAffineTransform(translationX: 5, y: 6).rotated(by: 0.3).scaledBy(x: 2, y: 3)
    var t = CATransform3DMakeTranslation(5, 6, 0)
    t = CATransform3DRotate(t, 0.3, 0, 0, 1)
    t = CATransform3DScale(t, 2, 3, 1)
    let plane = CATransform3DGetAffineTransform(t)
    for (a, b) in [
      (flat.a, plane.a), (flat.b, plane.b), (flat.c, plane.c), (flat.d, plane.d),
      (flat.tx, plane.tx), (flat.ty, plane.ty),
    ] { #expect(abs(a - b) < 1e-12) }
    #expect(CATransform3DIsAffine(t))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
    #expect(CATransform3DMakeAffineTransform(flat) != CATransform3DIdentity)
  }

  @Test("is undone by its inverse")
  func inverse() {
    var t = CATransform3DMakeRotation(0.7, 1, 2, 3)
    t.m34 = -0.002
    t = CATransform3DTranslate(CATransform3DScale(t, 2, 0.5, 4), 1, 2, 3)
    let one = CATransform3DConcat(t, CATransform3DInvert(t))
    for (a, b) in [
      (one.m11, 1), (one.m22, 1), (one.m33, 1), (one.m44, 1), (one.m12, 0), (one.m34, 0),
      (one.m41, 0), (one.m43, 0),
    ] { #expect(abs(a - CGFloat(b)) < 1e-12) }
  }

  @Test("without inverse is returned as it is")
  func singular() {
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DInvert(flat) == flat)
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
  }
}
