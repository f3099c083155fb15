// The windows of a running app as a scene for Hitscope: every value that decides a touch but for
// transforms that leave the plane, and the names of the classes that override hit testing.
//
// Add this file to the app, stop in the debugger, and type, with your app's own name,
//
//     expr -l Swift -- import NameOfTheApp
//     expr -l Swift -- CaptureScene.printWindows()
//
// What it prints is a scene file: paste it, or save it as Name.hitscene.json.
import UIKit

@MainActor
enum CaptureScene {
  #if os(iOS) || os(tvOS) || os(visionOS)
    /// Prints every visible window of the app.
    static func printWindows() {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      print(json(of: scenes.flatMap { $0.windows }.filter { !$0.isHidden }))
    }
  #endif

  /// The scene file of these windows, or of any other roots, back to front.
  static func json(of roots: [UIView]) -> String {
    var capture = Capture()
    capture.add(roots)
    return capture.text
  }
}

@MainActor
private struct Capture {
  private var body = ""
  private var names: [String: Int] = [:]
  /// Classes, each with its methods that are the app's own.
  private var overrides: [String: Set<String>] = [:]

  var text: String {
    var head = "{ \"hitscope\": 1,\n"
    let classes = overrides.sorted { $0.key < $1.key }.map { name, methods in
      "\(quoted(name)): [\(methods.sorted().map(quoted).joined(separator: ", "))]"
    }
    if !classes.isEmpty { head += "  \"overrides\": { \(classes.joined(separator: ", ")) },\n" }
    return head + "  \"windows\": [" + body + "] }"
  }

  /// What is left to write; a list, so that no depth of views overflows the stack.
  private enum Work {
    case view(UIView, isFirst: Bool)
    case end
  }

  mutating func add(_ roots: [UIView]) {
    var stack = work(roots)
    while let next = stack.popLast() {
      switch next {
      case .end: body += "] }"
      case .view(let view, let isFirst):
        body += (isFirst ? "\n" : ",\n") + "{ " + members(of: view).joined(separator: ", ")
        if view.subviews.isEmpty {
          body += " }"
        } else {
          body += ", \"subviews\": ["
          stack.append(.end)
          stack.append(contentsOf: work(view.subviews))
        }
      }
    }
  }

  private func work(_ views: [UIView]) -> [Work] {
    views.enumerated().reversed().map { .view($0.element, isFirst: $0.offset == 0) }
  }

  private mutating func members(of view: UIView) -> [String] {
    let className = String(describing: type(of: view))
    // The hosts of the keyboard and the status bar cover the screen and let touches through; nothing
    // else tells it.
    let hosts = [
      "UIInputSetHostView", "UIInputSetContainerView", "UITextEffectsWindow",
      "UIRemoteKeyboardWindow", "UIStatusBarWindow",
    ]
    let isHost = hosts.contains(className)
    if !isHost { noteOverrides(of: view, className) }
    var members = ["\"id\": \(quoted(uniqueName(of: view, className)))"]
    func add(_ key: String, _ value: String?) {
      if let value = value { members.append("\"\(key)\": \(value)") }
    }
    add("class", className == "UIView" ? nil : quoted(className))
    let bounds = view.bounds
    add("bounds", list([bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height]))
    add("center", list([view.center.x, view.center.y]))
    let anchor = view.layer.anchorPoint
    add("anchorPoint", anchor.x == 0.5 && anchor.y == 0.5 ? nil : list([anchor.x, anchor.y]))
    let t = view.transform
    add("transform", t == .identity ? nil : list([t.a, t.b, t.c, t.d, t.tx, t.ty]))
    add("alpha", view.alpha == 1 ? nil : number(view.alpha))
    add("isHidden", view.isHidden ? "true" : nil)
    // A subclass may have another default than its superclass, so its value is always written.
    add(
      "isUserInteractionEnabled",
      view.isUserInteractionEnabled && className == "UIView"
        ? nil : "\(view.isUserInteractionEnabled)")
    if let control = view as? UIControl, !control.isEnabled { add("isEnabled", "false") }
    add("clipsToBounds", view.clipsToBounds || view is UIScrollView ? "\(view.clipsToBounds)" : nil)
    add("isMultipleTouchEnabled", view.isMultipleTouchEnabled ? "true" : nil)
    add("isExclusiveTouch", view.isExclusiveTouch ? "true" : nil)
    if let window = view as? UIWindow, window.windowLevel != .normal {
      add("windowLevel", number(window.windowLevel.rawValue))
    }
    add("hitTestRules", isHost ? "[{ \"rule\": \"passThrough\" }]" : nil)
    let text = (view as? UILabel)?.text ?? (view as? UITextField)?.text
    add("text", text.flatMap { $0.isEmpty ? nil : quoted($0) })
    if let controller = view.next as? UIViewController {
      add("viewController", quoted(String(describing: type(of: controller))))
    }
    add("zPosition", view.layer.zPosition == 0 ? nil : number(view.layer.zPosition))
    add("cornerRadius", view.layer.cornerRadius == 0 ? nil : number(view.layer.cornerRadius))
    let recognizers = (view.gestureRecognizers ?? []).map { recognizer in
      "{ \"kind\": \(quoted(String(describing: type(of: recognizer)))) }"
    }
    add(
      "gestureRecognizers",
      recognizers.isEmpty ? nil : "[" + recognizers.joined(separator: ", ") + "]")
    return members
  }

  private mutating func uniqueName(of view: UIView, _ className: String) -> String {
    var base = view.accessibilityIdentifier ?? ""
    if base.isEmpty { base = String(className.prefix { $0 != "<" }) }
    var count = names[base] ?? 0
    var name = base
    repeat {
      count += 1
      name = count == 1 ? base : "\(base)#\(count)"
    } while count > 1 && names[name] != nil
    names[base] = count
    if count > 1 { names[name] = 1 }
    return name
  }

  private mutating func noteOverrides(of view: UIView, _ className: String) {
    #if canImport(ObjectiveC)
      let type: AnyClass = Swift.type(of: view)
      let system: AnyClass = systemClass(above: type)
      guard type != system else { return }
      let methods = [
        ("hitTest(_:with:)", #selector(UIView.hitTest(_:with:))),
        ("point(inside:with:)", #selector(UIView.point(inside:with:))),
      ]
      // Compared with the nearest class of the system: UIControl and others have their own.
      for (name, selector) in methods
      where class_getMethodImplementation(type, selector)
        != class_getMethodImplementation(system, selector)
      {
        overrides[className, default: []].insert(name)
      }
    #endif
  }

  #if canImport(ObjectiveC)
    private func systemClass(above type: AnyClass) -> AnyClass {
      var type: AnyClass = type
      while Bundle(for: type).bundleIdentifier?.hasPrefix("com.apple.") != true,
        let next = class_getSuperclass(type)
      {
        type = next
      }
      return type
    }
  #endif

  /// Nil where a number is not finite: the value then stays at its default.
  private func list(_ numbers: [CGFloat]) -> String? {
    let words = numbers.compactMap(number)
    return words.count == numbers.count ? "[" + words.joined(separator: ", ") + "]" : nil
  }

  private func number(_ value: CGFloat) -> String? {
    guard value.isFinite else { return nil }
    return value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }

  private func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case _ where scalar.value < 0x20: quoted += " "
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
