// The names are those of the platform.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// Values that code hangs on objects it does not own, as the Objective-C runtime allows.
///
/// A table beside the objects, which holds them weakly: the values of an object that is gone are
/// let go when the table next grows, or at once when another object takes its address.
final class AssociatedObjects: @unchecked Sendable {
  static let table = AssociatedObjects()

  private struct Entry {
    weak var owner: AnyObject?
    var values: [AnyHashable: Any] = [:]
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sizeToSweep = 64

  func value(for key: some Hashable, on object: AnyObject) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else {
        return nil
      }
      return entry.values[key]
    }
  }

  func set(_ value: Any?, for key: some Hashable, on object: AnyObject) {
    // What is let go is let go after the lock, as its end may call in here.
    var dropped: [Entry] = []
    lock.withLock {
      let id = ObjectIdentifier(object)
      var entry = entries[id] ?? Entry(owner: object)
      dropped.append(entry)
      if entry.owner !== object { entry = Entry(owner: object) }
      entry.values[key] = value
      entries[id] = entry.values.isEmpty ? nil : entry
      if entries.count > sizeToSweep {
        dropped += entries.values.filter { $0.owner == nil }
        entries = entries.filter { $0.value.owner != nil }
        sizeToSweep = max(64, 2 * entries.count)
      }
    }
    withExtendedLifetime(dropped) {}
  }

  func removeAll(on object: AnyObject) {
    let dropped = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(object)) }
    withExtendedLifetime(dropped) {}
  }
}

public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Hangs a value on an object under the address of a variable; nil takes it off again.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let kept: Any? =
    policy == .OBJC_ASSOCIATION_ASSIGN ? value.map { WeakBox(object: $0 as AnyObject) } : value
  AssociatedObjects.table.set(kept, for: key, on: object as AnyObject)
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let kept = AssociatedObjects.table.value(for: key, on: object as AnyObject)
  return kept is WeakBox ? (kept as? WeakBox)?.object : kept
}

public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.table.removeAll(on: object as AnyObject)
}

private struct WeakBox {
  weak var object: AnyObject?
}
