import UIKit

/// The `UIView` subclasses that scenes may name as their `class`: one line each.
///
/// To try a class of your own, put its file into this folder and add its line here.
public let customViews: [(name: String, make: @MainActor @Sendable () -> UIView)] = [
  ("PassThroughView", { PassThroughView() }),
  ("ExpandedButton", { ExpandedButton() }),
  ("ForwardingView", { ForwardingView() }),
]
