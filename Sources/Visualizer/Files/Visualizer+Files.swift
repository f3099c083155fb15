import Canvas

extension Visualizer {
  /// Takes what became of a `FileRequest`, or what was found when the program started.
  public func take(_ answer: FileAnswer) { perform(.file(.answer(answer))) }

  /// Seconds until `elapse` has something to do though nothing moves; nil when it has nothing.
  public var dueIn: Double? { workspace.dueIn }

  /// A new sheet is read with the keyboard in its field, and with nothing behind it.
  func sheetChanged(from old: Filing.Sheet?, _ ui: inout Interface) {
    let new = workspace.filing.sheet
    guard new != old else { return }
    let field = Self.field(of: new)
    guard field?.id != Self.field(of: old)?.id || old == nil else { return }
    ui.stopTyping()
    ui.dropFocus()
    ui.opened = nil
    if let field { ui.startTyping(in: field.id, field.text) }
  }

  private static func field(of sheet: Filing.Sheet?) -> (id: WidgetID, text: String)? {
    guard case .browser(let browser)? = sheet else { return nil }
    return (BrowserSheet(browser: browser).fieldID, browser.typed)
  }
}
