import Foundation

/// The window's own file dialog, for desktops that have none.
struct Browser: Equatable, Sendable {
  var question: PathQuestion
  /// What the disk last said; nil until it has.
  var listing: FolderListing?
  /// To open: a path, or a part of a name to look for. To save: a path or a name.
  var typed: String
  /// The place in `shown`.
  var selected: Int?
  /// Whether files are shown that hardly are scenes.
  var showsAll = false
  /// Why what was asked for can't be done.
  var refusal: String?
  /// Counts the times that the field got another text than what was typed.
  var version = 0

  init(_ question: PathQuestion) {
    self.question = question
    typed = question.purpose == .save ? question.name : ""
  }

  /// The entries that the field and the filter leave.
  var shown: [FolderListing.Entry] {
    guard let listing else { return [] }
    let wanted = question.purpose == .open && !isPath ? typed.lowercased() : ""
    return listing.entries.filter { entry in
      if entry.name.hasPrefix("."), !wanted.hasPrefix("."), !showsAll { return false }
      guard entry.isFolder || showsAll || FileEndings.isReadable(entry.name) else { return false }
      return wanted.isEmpty || entry.name.lowercased().contains(wanted)
    }
  }

  /// Whether what is typed leads somewhere else.
  var isPath: Bool { typed.contains("/") || typed.hasPrefix("~") }

  mutating func write(_ text: String) {
    typed = text
    version += 1
  }

  mutating func show(_ listing: FolderListing) {
    self.listing = listing
    refusal = nil
    selected = nil
    // The folder was meant, and now it is open.
    if question.purpose == .open || isPath {
      write(question.purpose == .save ? question.name : "")
    }
  }

  /// The path of an entry.
  func path(of entry: FolderListing.Entry) -> String {
    let folder = listing?.path ?? ""
    return folder.hasSuffix("/") ? folder + entry.name : folder + "/" + entry.name
  }

  /// What Enter and the button mean, or nil while nothing is meant.
  var target: String? {
    let entries = shown
    if question.purpose == .open, !isPath {
      if let selected, entries.indices.contains(selected) { return path(of: entries[selected]) }
      if let exact = entries.first(where: { $0.name == typed }) { return path(of: exact) }
      if !typed.isEmpty { return entries.count == 1 ? path(of: entries[0]) : typed }
      return nil
    }
    let name = typed.trimmingCharacters(in: .whitespaces)
    return name.isEmpty ? nil : isPath ? name : path(of: FolderListing.Entry(name))
  }
}
