/// A control that picks a date.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  open var date = Date()

  open var minimumDate: Date?
  open var maximumDate: Date?
  open var datePickerMode: Mode = .dateAndTime
  open var calendar: Calendar! = .current
  open var locale: Locale?
  open var timeZone: TimeZone?
  open var countDownDuration: TimeInterval = 0
  open var minuteInterval = 1
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic
  open var datePickerStyle: UIDatePickerStyle { preferredDatePickerStyle }
  open var roundsToMinuteInterval = true
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  public enum Mode: Int, Sendable {
    case time
    case date
    case dateAndTime
    case countDownTimer
  }

  open dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}

public enum UIDatePickerStyle: Int, Sendable {
  case automatic
  case wheels
  case compact
  case inline
}
