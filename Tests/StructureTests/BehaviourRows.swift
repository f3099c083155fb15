/// The rows of the reference on UIKit's behaviour, sections 1 to 21, and what a test can do about
/// each: a row that can be tested is tested by a test whose name starts with its number.
enum BehaviourRows {
  enum Standing {
    /// Apple's word, or what several people saw.
    case fact
    /// Our decision where UIKit leaves it open or nobody knows: the test's name says so.
    case modelled
    /// Sources disagree: the test's name says so.
    case contested
    /// Nothing that this engine does or could be asked.
    case untestable(String)
  }

  static let all: [(row: String, standing: Standing)] = [
    ("1.1", .fact), ("1.3", .fact), ("1.4", .fact), ("1.5", .fact), ("1.6", .fact), ("1.7", .fact),
    ("1.8", .fact), ("1.10", .fact),
    ("2.1", .fact), ("2.2", .fact), ("2.3", .fact), ("2.5", .fact), ("2.6", .modelled),
    ("2.7", .fact), ("2.9", .fact),
    ("3.1", .fact), ("3.2", .fact), ("3.3", .fact), ("3.4", .fact), ("3.5", .fact), ("3.6", .fact),
    ("3.7", .fact), ("3.8", .fact), ("3.9", .modelled), ("3.10", .fact), ("3.11", .fact),
    ("3.12", .modelled), ("3.13", .fact),
    ("4.1", .fact), ("4.2", .fact), ("4.3", .fact), ("4.4", .contested), ("4.5", .fact),
    ("4.6", .fact),
    ("5.1", .fact), ("5.2", .fact), ("5.3", .fact), ("5.4", .fact),
    ("5.5", .untestable("SwiftUI and CSS")),
    ("6.1", .fact), ("6.2", .fact), ("6.3", .fact), ("6.4", .fact), ("6.5", .fact),
    ("6.6", .modelled),
    ("7.1", .fact), ("7.2", .modelled), ("7.3", .fact), ("7.4", .fact),
    ("8.1", .fact), ("8.2", .fact), ("8.3", .fact), ("8.4", .fact), ("8.5", .fact),
    ("8.6", .modelled), ("8.7", .fact), ("8.8", .fact),
    ("9.1", .fact), ("9.6", .fact),
    ("10.1", .fact), ("10.2", .fact), ("10.3", .fact), ("10.4", .fact), ("10.5", .fact),
    ("10.6", .fact), ("10.7", .modelled), ("10.8", .fact),
    ("10.9", .fact),
    ("11.1", .fact), ("11.2", .modelled), ("11.3", .fact),
    ("11.5", .fact),
    ("12.1", .fact), ("12.2", .fact), ("12.3", .fact), ("12.4", .fact), ("12.5", .fact),
    ("12.6", .modelled),
    ("12.7", .modelled), ("12.8", .fact), ("12.9", .fact),
    ("13.1", .fact), ("13.2", .fact), ("13.3", .fact), ("13.4", .fact), ("13.5", .modelled),
    ("13.6", .fact),
    ("14.1", .fact), ("14.2", .fact), ("14.3", .fact), ("14.4", .fact), ("14.5", .fact),
    ("14.7", .modelled),
    ("15.1", .fact), ("15.2", .fact), ("15.3", .fact), ("15.4", .fact), ("15.5", .fact),
    ("15.6", .modelled),
    ("16.1", .fact), ("16.2", .fact), ("16.3", .contested), ("16.4", .modelled), ("16.5", .fact),
    ("16.6", .untestable("SwiftUI and AppKit")),
    ("17.1", .fact), ("17.2", .fact), ("17.4", .fact), ("17.6", .fact), ("17.7", .modelled),
    ("18.1", .modelled), ("18.2", .modelled), ("18.3", .fact),
    ("18.4", .modelled), ("18.5", .untestable("SwiftUI")),
    ("18.6", .untestable("Flutter")), ("18.7", .fact),
    ("18.8", .untestable("Android")),
    ("18.9", .fact),
    ("19.1", .fact), ("19.2", .fact), ("19.4", .fact),
    ("19.5", .untestable("advice in CSS pixels")), ("19.6", .untestable("advice in CSS pixels")),
    ("19.7", .untestable("advice of another platform")),
    ("20.1", .fact), ("20.3", .fact),
    ("21.1", .modelled), ("21.2", .fact), ("21.3", .modelled), ("21.4", .modelled),
    ("21.5", .contested), ("21.6", .modelled),
  ]
}
