import CSDL2

extension PlatformWindow {
  /// Nil when the clipboard holds no text, or its owner does not give it.
  public var clipboardText: String? {
    get {
      #if os(Linux)
        if let driver = SDL_GetCurrentVideoDriver(), String(cString: driver) == "x11",
          let transfer = SelectionTransfer(meanwhile: SDL_PumpEvents)
        {
          return transfer.run()
        }
      #endif
      // Empty is what SDL gives for none.
      guard let text = SDL_GetClipboardText() else { return nil }
      defer { SDL_free(text) }
      return text.pointee == 0 ? nil : String(cString: text)
    }
    set {
      SDL_SetClipboardText(newValue ?? "")
      // SDL tells the server without waiting. One question that it has to answer, and the server
      // knows the new owner whoever asks next, by whatever connection.
      var area = SDL_Rect()
      SDL_GetDisplayUsableBounds(0, &area)
    }
  }
}
