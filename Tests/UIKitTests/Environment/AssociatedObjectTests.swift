import Testing
import UIKit

private nonisolated(unsafe) var key: UInt8 = 0
private nonisolated(unsafe) var otherKey: UInt8 = 0

@Suite("Associated objects")
struct AssociatedObjectTests {
  @Test("a value hangs on its object under its key until taken off")
  func storing() {
    let (a, b) = (NSObject(), NSObject())
    objc_setAssociatedObject(a, &key, "value", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(a, &key) as? String == "value")
    #expect(objc_getAssociatedObject(a, &otherKey) == nil)
    #expect(objc_getAssociatedObject(b, &key) == nil)
    objc_setAssociatedObject(a, &key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(a, &key) == nil)
    objc_setAssociatedObject(a, &key, 5, .OBJC_ASSOCIATION_RETAIN)
    objc_removeAssociatedObjects(a)
    #expect(objc_getAssociatedObject(a, &key) == nil)
  }

  @Test("a value assigned without keeping it is gone with its own end")
  func assigning() {
    let owner = NSObject()
    var value: NSObject? = NSObject()
    objc_setAssociatedObject(owner, &key, value, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(owner, &key) as? NSObject === value)
    value = nil
    #expect(objc_getAssociatedObject(owner, &key) == nil)
  }

  @Test("an object at the address of one that is gone has none of its values")
  func reuse() {
    for index in 0..<1000 {
      let object = NSObject()
      #expect(objc_getAssociatedObject(object, &key) == nil)
      objc_setAssociatedObject(object, &key, index, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(object, &key) as? Int == index)
    }
  }
}
