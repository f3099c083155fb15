// The names are those of the platform.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

// Core Foundation's names for what Swift files meet as Foundation's own types.
public typealias CFTimeInterval = Double
public typealias CFString = String
public typealias CFData = NSData
public typealias CFDictionary = NSDictionary
public typealias CFIndex = Int

/// The bytes, which stay where they are for as long as the data is neither changed nor freed.
public func CFDataGetBytePtr(_ data: CFData?) -> UnsafePointer<UInt8>! {
  data?.bytes.assumingMemoryBound(to: UInt8.self)
}

public func CFDataGetLength(_ data: CFData?) -> Int { data?.length ?? 0 }

/// The time of the application's `animationClock`; without one, seconds since the machine started.
public func CACurrentMediaTime() -> CFTimeInterval {
  AnimationClock.mediaTime.withLock { $0 } ?? ProcessInfo.processInfo.systemUptime
}

public func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }
