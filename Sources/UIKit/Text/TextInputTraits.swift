// The names are those of the platform.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction
  case presentActions
  case preview
}

public enum UITextSpellCheckingType: Int, Sendable {
  case `default`
  case no
  case yes
}

public enum UITextSmartQuotesType: Int, Sendable {
  case `default`
  case no
  case yes
}

public enum UITextSmartDashesType: Int, Sendable {
  case `default`
  case no
  case yes
}

public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`
  case no
  case yes
}

public enum UIKeyboardAppearance: Int, Sendable {
  case `default`
  case dark
  case light

  public static let alert = UIKeyboardAppearance.dark
}

public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = UITextContentType(rawValue: "name")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let URL = UITextContentType(rawValue: "url")
}

/// Something that text can be typed into.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}
