/// The memory of a journal: one entry in fixed places, so that a signal's handler can read it.
struct HitJournalPage: @unchecked Sendable {
  /// Bytes of the page; of a name with its closing zero.
  private static let (size, name) = (1024, 320)
  private static let (pointAt, classAt, viewAt) = (8, 24, 24 + name)

  private let memory: UnsafeMutableRawPointer

  /// - Parameter url: the file that keeps it; nil for memory alone. The page lives as long as the
  ///   program.
  init?(url: URL?) {
    var memory: UnsafeMutableRawPointer?
    if let url {
      let file = open(url.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      guard file >= 0 else { return nil }
      defer { close(file) }
      guard ftruncate(file, off_t(Self.size)) == 0 else { return nil }
      memory = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
    } else {
      memory = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    }
    guard let memory, memory != MAP_FAILED else { return nil }
    self.memory = memory
    write(nil)
  }

  func write(_ entry: HitJournal.Entry?) {
    // Half an entry is none.
    memory.storeBytes(of: 0, as: UInt8.self)
    guard let entry else { return }
    memory.storeBytes(of: Double(entry.point.x), toByteOffset: Self.pointAt, as: Double.self)
    memory.storeBytes(of: Double(entry.point.y), toByteOffset: Self.pointAt + 8, as: Double.self)
    write(entry.className, at: Self.classAt)
    write(entry.view, at: Self.viewAt)
    memory.storeBytes(of: entry.question.rawValue, as: UInt8.self)
  }

  private func write(_ text: String, at offset: Int) {
    var text = text
    text.withUTF8 { utf8 in
      var count = min(utf8.count, Self.name - 1)
      // Never a part of a character.
      while count > 0, count < utf8.count, utf8[count] & 0xC0 == 0x80 { count -= 1 }
      if let base = utf8.baseAddress {
        (memory + offset).copyMemory(from: base, byteCount: count)
      }
      memory.storeBytes(of: 0, toByteOffset: offset + count, as: UInt8.self)
    }
  }

  static func entry(in data: Data) -> HitJournal.Entry? {
    guard data.count >= viewAt + name, let first = data.first,
      let question = HitJournal.Question(rawValue: first)
    else { return nil }
    func number(_ offset: Int) -> CGFloat {
      let bytes = data.dropFirst(offset).prefix(8)
      return CGFloat(
        Double(bitPattern: bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }))
    }
    func text(_ offset: Int) -> String {
      String(decoding: data.dropFirst(offset).prefix(name).prefix { $0 != 0 }, as: UTF8.self)
    }
    return HitJournal.Entry(
      question, className: text(classAt), view: text(viewAt),
      point: CGPoint(x: number(pointAt), y: number(pointAt + 8)))
  }

  // MARK: In a signal's handler, where nothing may be allocated

  var question: UInt8 { memory.load(as: UInt8.self) }

  var className: UnsafePointer<UInt8> {
    UnsafePointer((memory + Self.classAt).assumingMemoryBound(to: UInt8.self))
  }

  var view: UnsafePointer<UInt8> {
    UnsafePointer((memory + Self.viewAt).assumingMemoryBound(to: UInt8.self))
  }

  var x: Double { memory.load(fromByteOffset: Self.pointAt, as: Double.self) }

  var y: Double { memory.load(fromByteOffset: Self.pointAt + 8, as: Double.self) }
}
