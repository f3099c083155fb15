import Foundation

extension Port {
  /// A function of old that is a member now: its name, and the new form with `$0`, `$1` …
  private static let calls: [(name: String, arguments: Int, new: String)] = [
    ("CGRectContainsPoint", 2, "($0).contains($1)"),
    ("CGRectContainsRect", 2, "($0).contains($1)"),
    ("CGRectIntersectsRect", 2, "($0).intersects($1)"),
    ("CGRectIntersection", 2, "($0).intersection($1)"),
    ("CGRectUnion", 2, "($0).union($1)"),
    ("CGRectEqualToRect", 2, "($0).equalTo($1)"),
    ("CGPointEqualToPoint", 2, "($0).equalTo($1)"),
    ("CGSizeEqualToSize", 2, "($0).equalTo($1)"),
    ("CGRectInset", 3, "($0).insetBy(dx: $1, dy: $2)"),
    ("CGRectOffset", 3, "($0).offsetBy(dx: $1, dy: $2)"),
    ("CGRectMake", 4, "CGRect(x: $0, y: $1, width: $2, height: $3)"),
    ("CGPointMake", 2, "CGPoint(x: $0, y: $1)"),
    ("CGSizeMake", 2, "CGSize(width: $0, height: $1)"),
    ("CGVectorMake", 2, "CGVector(dx: $0, dy: $1)"),
    ("CGRectGetWidth", 1, "($0).width"), ("CGRectGetHeight", 1, "($0).height"),
    ("CGRectGetMinX", 1, "($0).minX"), ("CGRectGetMidX", 1, "($0).midX"),
    ("CGRectGetMaxX", 1, "($0).maxX"), ("CGRectGetMinY", 1, "($0).minY"),
    ("CGRectGetMidY", 1, "($0).midY"), ("CGRectGetMaxY", 1, "($0).maxY"),
    ("CGRectIsEmpty", 1, "($0).isEmpty"), ("CGRectIsNull", 1, "($0).isNull"),
    ("CGRectStandardize", 1, "($0).standardized"), ("CGRectIntegral", 1, "($0).integral"),
    ("CGAffineTransformMakeScale", 2, "CGAffineTransform(scaleX: $0, y: $1)"),
    ("CGAffineTransformMakeTranslation", 2, "CGAffineTransform(translationX: $0, y: $1)"),
    ("CGAffineTransformMakeRotation", 1, "CGAffineTransform(rotationAngle: $0)"),
    ("CGAffineTransformInvert", 1, "($0).inverted()"),
    ("CGAffineTransformConcat", 2, "($0).concatenating($1)"),
    ("CGAffineTransformScale", 3, "($0).scaledBy(x: $1, y: $2)"),
    ("CGAffineTransformTranslate", 3, "($0).translatedBy(x: $1, y: $2)"),
    ("CGAffineTransformRotate", 2, "($0).rotated(by: $1)"),
    ("CGPointApplyAffineTransform", 2, "($0).applying($1)"),
    ("CGRectApplyAffineTransform", 2, "($0).applying($1)"),
    ("CGPathContainsPoint", 4, "($0)!.contains($2)"),
    ("UIImagePNGRepresentation", 1, "($0).pngData()"),
    ("UIImageJPEGRepresentation", 2, "($0).jpegData(compressionQuality: $1)"),
    ("UIAccessibilityPostNotification", 2, "UIAccessibility.post(notification: $0, argument: $1)"),
  ]

  /// Methods of Swift 2, whose first argument had no label; `$0` the first, `$1` the second.
  private static let methods: [(name: String, second: String?, new: String)] = [
    ("pointInside", "withEvent", "point(inside: $0, with: $1)"),
    ("hitTest", "withEvent", "hitTest($0, with: $1)"),
    ("convertPoint", "toView", "convert($0, to: $1)"),
    ("convertPoint", "fromView", "convert($0, from: $1)"),
    ("convertRect", "toView", "convert($0, to: $1)"),
    ("convertRect", "fromView", "convert($0, from: $1)"),
    ("convertPoint", "toLayer", "convert($0, to: $1)"),
    ("convertPoint", "fromLayer", "convert($0, from: $1)"),
    ("touchesBegan", "withEvent", "touchesBegan($0, with: $1)"),
    ("touchesMoved", "withEvent", "touchesMoved($0, with: $1)"),
    ("touchesEnded", "withEvent", "touchesEnded($0, with: $1)"),
    ("touchesCancelled", "withEvent", "touchesCancelled($0, with: $1)"),
    ("isKindOfClass", nil, "isKind(of: $0)"),
    ("isMemberOfClass", nil, "isMember(of: $0)"),
    ("isDescendantOfView", nil, "isDescendant(of: $0)"),
    ("locationInView", nil, "location(in: $0)"),
    ("translationInView", nil, "translation(in: $0)"),
    ("velocityInView", nil, "velocity(in: $0)"),
    ("containsPoint", nil, "contains($0)"),
    ("bringSubview", nil, "bringSubviewToFront($0)"),
    ("sendSubview", nil, "sendSubviewToBack($0)"),
  ]

  /// Words of old with the new ones, as patterns in the code.
  private static let words: [(pattern: String, new: String)] = [
    (#"\bCGRectZero\b"#, "CGRect.zero"), (#"\bCGPointZero\b"#, "CGPoint.zero"),
    (#"\bCGSizeZero\b"#, "CGSize.zero"), (#"\bCGRectNull\b"#, "CGRect.null"),
    (#"\bUIEdgeInsetsZero\b"#, "UIEdgeInsets.zero"),
    (#"\bCGAffineTransformIdentity\b"#, "CGAffineTransform.identity"),
    (#"\bM_PI\b"#, "Double.pi"), (#"\bM_PI_2\b"#, "(Double.pi / 2)"),
    (#"\bUIScreen\.mainScreen\(\)"#, "UIScreen.main"),
    (#"\bUIApplication\.sharedApplication\(\)"#, "UIApplication.shared"),
    (#"\bUIDevice\.currentDevice\(\)"#, "UIDevice.current"),
    (#"\bUIFont\.systemFontOfSize\("#, "UIFont.systemFont(ofSize: "),
    (#"\bUIFont\.boldSystemFontOfSize\("#, "UIFont.boldSystemFont(ofSize: "),
    (#"\baddChildViewController\("#, "addChild("),
    (#"\btoParentViewController:"#, "toParent:"),
    (#"\bremoveFromParentViewController\(\)"#, "removeFromParent()"),
    (#"(?<=\.)childViewControllers\b"#, "children"),
    (#"\bUIViewContentMode\b"#, "UIView.ContentMode"),
    (#"\bUIControlEvents\b"#, "UIControl.Event"), (#"\bUIControlState\b"#, "UIControl.State"),
  ]

  /// Argument labels and calls of Swift 2, as patterns in the code.
  private static let labels: [(pattern: String, new: String)] = [
    (#"(?<=[,(])(\s*)forEvent\s*:"#, "$1for:"),
    (#"\bdispatch_(a?sync)\(\s*dispatch_get_main_queue\(\)\s*\)"#, "DispatchQueue.main.$1"),
    (
      #"\bdispatch_(a?sync)\(\s*dispatch_get_main_queue\(\)\s*,\s*"#,
      "DispatchQueue.main.$1(execute: "
    ),
    (
      #"\bdispatch_(a?sync)\(\s*dispatch_get_global_queue\([^()]*\)\s*\)"#,
      "DispatchQueue.global().$1"
    ),
    (
      #"\bdispatch_(a?sync)\(\s*dispatch_get_global_queue\([^()]*\)\s*,\s*"#,
      "DispatchQueue.global().$1(execute: "
    ),
    (#"\bforControlEvents\s*:"#, "for:"), (#"\bforState\s*:"#, "for:"),
    (#"\bUIView\.animateWithDuration\("#, "UIView.animate(withDuration: "),
    (#"\.CGPath\b(?!\s*\()"#, ".cgPath"), (#"\.CGColor\b(?!\s*\()"#, ".cgColor"),
    (#"\.CGImage\b(?!\s*\()"#, ".cgImage"), (#"\.enumerate\(\)"#, ".enumerated()"),
    (#"\bovalInRect\s*:"#, "ovalIn:"), (#"\btitleForState\("#, "title(for: "),
    (#"\bimageForState\("#, "image(for: "),
    (#"\binsertSubview\(([^,()]+),\s*atIndex:"#, "insertSubview($1, at:"),
    (#"\bUIView\.transitionWithView\("#, "UIView.transition(with: "),
    (#"(?<=\.)addAnimation\("#, "add("),
    (#"(?<=\.)removeAnimationForKey\("#, "removeAnimation(forKey: "),
    (#"(?<=\.)(?:cumulative)\b(?=\s*=)"#, "isCumulative"),
    (#"(?<=\.)(?:additive)\b(?=\s*=)"#, "isAdditive"),
    (#"(?<=\.)(?:removedOnCompletion)\b(?=\s*=)"#, "isRemovedOnCompletion"),
    (#"\bNSNumber\((?:float|double|int|bool|integer):"#, "NSNumber(value:"),
    (#"\bUIImage\.init\(CGImage:|\bUIImage\(CGImage:"#, "UIImage(cgImage:"),
    (#"(?<=\.)moveToPoint\("#, "move(to: "), (#"(?<=\.)addLineToPoint\("#, "addLine(to: "),
    (#"(?<=\.)closePath\(\)(?=)"#, "close()"),
    (#"(?<=\.)colorWithAlphaComponent\("#, "withAlphaComponent("),
  ]

  /// Properties that Swift 2 spelled without `is`; only in a file of that age, as today's code
  /// may use the words for its own.
  private static let flags: [(old: String, new: String)] = [
    ("userInteractionEnabled", "isUserInteractionEnabled"), ("hidden", "isHidden"),
    ("enabled", "isEnabled"), ("highlighted", "isHighlighted"), ("selected", "isSelected"),
    ("scrollEnabled", "isScrollEnabled"), ("pagingEnabled", "isPagingEnabled"),
    ("opaque", "isOpaque"), ("multipleTouchEnabled", "isMultipleTouchEnabled"),
    ("exclusiveTouch", "isExclusiveTouch"),
  ]

  mutating func renameOldSpellings() {
    let isSwift2 = !text.matches(of: #"\bwithEvent\s+event\s*:\s*UIEvent"#).isEmpty
    if isSwift2 { renameDeclarations() }
    for (pattern, new) in Self.words {
      replace(pattern) { _ in new }
    }
    for (old, new) in Self.oldTypes { replace(#"(?<![\w.])"# + old + #"\b"#) { _ in new } }
    for (old, new) in Self.oldNotifications {
      replace(#"(?<![\w.])(?:NS)?(?:Notification\.Name)?\."# + old + #"\b"#) { _ in new }
    }
    replace(#"(?<=\bwindowLevel)\s*=\s*(CGFloat\.[\w.]+|\d+(?:\.\d+)?)(?=\s*[\n;}])"#) {
      " = UIWindow.Level(rawValue: \($0[1] ?? ""))"
    }
    replace(#"\bUIColor\.(\w+)Color\(\)"#) { "UIColor.\($0[1] ?? "")" }
    for (name, count, new) in Self.calls { replaceCalls(of: name, count, with: new) }
    for (name, second, new) in Self.methods { replaceCalls(of: name, second, with: new) }
    guard isSwift2 else { return }
    for (pattern, new) in Self.labels {
      replace(pattern) { groups in
        new.replacing("$1", with: groups.count > 1 ? groups[1] ?? "" : "")
      }
    }
    // `if let a = b where c` joins its parts by commas.
    for _ in 0..<8 {
      apply(
        text.matches(of: #"\b(?:if|guard|while)\s+(?:let|var)\b[^{}\n]*?(\s+where)\b"#).compactMap {
          groups in
          groups[1].map { Edit(range: $0, text: ",", kind: .renamed("where", to: ",")) }
        })
    }
    lowerOldCases()
    labelOldParameters()
    qualifyOldCases()
    for (old, new) in Self.flags {
      replace(#"(?<=\.)"# + old + #"\b(?!\s*\()"#) { _ in new }
      replace(#"(?<![\w.])"# + old + #"\b(?=\s*(?:\|\||&&|==|\)|\{|=))"#) { _ in new }
    }
    replace(#"\.reverse\(\)"#) { _ in ".reversed()" }
    replace(#"\bself\.dynamicType\b"#) { _ in "type(of: self)" }
  }

  /// UIKit's cases began with a capital; a case that the file declares itself keeps its own.
  private mutating func lowerOldCases() {
    let own = Set(
      text.matches(of: #"\bcase\s+([A-Z]\w*)"#).compactMap { $0[1].map(text.string) })
    let found = text.matches(
      of:
        #"(?<=\.)(?:Touch(?:Down|UpInside|UpOutside|Drag\w+|Cancel)|ValueChanged|Editing\w+|AllEvents|Normal|Highlighted|Selected|Disabled|Custom|System|RoundedRect|InfoLight|InfoDark|ContactAdd|ScaleToFill|ScaleAspect\w+|Center|Left|Right|Top|Bottom|Justified|Began|Changed|Ended|Cancelled|Failed)\b(?!\s*\()"#
    )
    apply(
      found.compactMap { groups in
        guard let whole = groups[0] else { return nil }
        let old = text.string(whole)
        let new = old.prefix(1).lowercased() + old.dropFirst()
        return own.contains(old)
          ? nil : Edit(range: whole, text: new, kind: .renamed(old, to: new))
      })
  }

  /// The first parameter of a method had no label at its calls.
  private mutating func labelOldParameters() {
    let found = text.matches(of: #"\bfunc\s+\w+\s*(?:<[^>]*>)?\(\s*(?=\w+\s*:)"#)
    apply(
      found.compactMap { groups in
        guard let whole = groups[0] else { return nil }
        let end = whole.upperBound
        return Edit(range: end..<end, text: "_ ", kind: .renamed("(", to: "(_ "))
      })
  }

  /// `case Red:` in a `switch` stood without its dot.
  private mutating func qualifyOldCases() {
    let own = Set(
      text.matches(of: #"\bcase\s+([A-Z]\w*)(?=\s*(?:=|\n|,|\())"#).compactMap {
        $0[1].map(text.string)
      })
    let found = text.matches(of: #"\bcase\s+([A-Z]\w*)(?=\s*:)"#)
    apply(
      found.compactMap { groups in
        guard let name = groups[1], own.contains(text.string(name)) else { return nil }
        let word = text.string(name)
        return Edit(
          range: name.lowerBound..<name.lowerBound, text: ".", kind: .renamed(word, to: "." + word))
      })
  }

  private mutating func renameDeclarations() {
    replace(#"\bfunc\s+hitTest\s*\(\s*point\s*:\s*CGPoint\s*,\s*withEvent\s+event\s*:"#) { _ in
      "func hitTest(_ point: CGPoint, with event:"
    }
    replace(#"\bfunc\s+pointInside\s*\(\s*point\s*:\s*CGPoint\s*,\s*withEvent\s+event\s*:"#) { _ in
      "func point(inside point: CGPoint, with event:"
    }
    replace(
      #"\bfunc\s+(touches\w+)\s*\(\s*touches\s*:\s*Set<(?:UITouch|NSObject)>\s*,\s*withEvent\s+event\s*:"#
    ) {
      "func \($0[1] ?? "")(_ touches: Set<UITouch>, with event:"
    }
    replace(#"\bfunc\s+drawRect\s*\(\s*rect\s*:"#) { _ in "func draw(_ rect:" }
  }

  /// Words in place of the matches of a pattern.
  private mutating func replace(_ pattern: String, with new: ([String?]) -> String) {
    apply(
      text.matches(of: pattern).compactMap { groups in
        guard let whole = groups[0] else { return nil }
        let old = text.string(whole)
        let replacement = new(groups.map { $0.map(text.string) })
        return Edit(range: whole, text: replacement, kind: .renamed(old, to: replacement))
      })
  }

  private mutating func replaceCalls(of name: String, _ count: Int, with new: String) {
    // Innermost ones are left to a later round, as their text is inside that of the outer ones.
    for _ in 0..<32 {
      let edits = text.matches(of: #"(?<![\w.])"# + name + #"\s*\("#).compactMap {
        groups -> Edit? in
        guard let whole = groups[0], let end = text.end(ofBracketAt: whole.upperBound - 1) else {
          return nil
        }
        let arguments = text.arguments(in: whole.upperBound..<end - 1)
        guard arguments.count == count else { return nil }
        let values = arguments.map(text.string)
        return Edit(
          range: whole.lowerBound..<end, text: Self.fill(new, values),
          kind: .renamed(name, to: Self.shown(new)))
      }
      if edits.isEmpty { return }
      apply(edits)
    }
  }

  private mutating func replaceCalls(of name: String, _ second: String?, with new: String) {
    // The new call may have the old name: a call that is right already has other labels.
    for _ in 0..<32 {
      let edits = text.matches(of: #"(?<!func )\b"# + name + #"\s*\("#).compactMap {
        groups -> Edit? in
        guard let whole = groups[0], let end = text.end(ofBracketAt: whole.upperBound - 1) else {
          return nil
        }
        let arguments = text.arguments(in: whole.upperBound..<end - 1).map(text.string)
        var values = [String]()
        if let second {
          guard arguments.count == 2, arguments[1].hasPrefix(second),
            let colon = arguments[1].firstIndex(of: ":")
          else { return nil }
          let value = arguments[1][arguments[1].index(after: colon)...]
          values = [arguments[0], value.trimmingCharacters(in: .whitespaces)]
        } else {
          guard arguments.count == 1 else { return nil }
          values = arguments
          if name == "bringSubview" || name == "sendSubview" {
            guard let colon = values[0].firstIndex(of: ":") else { return nil }
            values[0] = values[0][values[0].index(after: colon)...]
              .trimmingCharacters(in: .whitespaces)
          }
        }
        return Edit(
          range: whole.lowerBound..<end, text: Self.fill(new, values),
          kind: .renamed(name, to: Self.shown(new)))
      }
      if edits.isEmpty { return }
      apply(edits)
    }
  }

  /// `($0).insetBy(dx: $1, dy: $2)` as `insetBy(dx: …, dy: …)`.
  private static func shown(_ form: String) -> String {
    let call = form.hasPrefix("($0)") ? String(form.drop { $0 != "." }.dropFirst()) : form
    return call.replacing(/\$\d/, with: "…")
  }

  private static func fill(_ form: String, _ values: [String]) -> String {
    var (result, rest) = ("", form[...])
    while let mark = rest.firstIndex(of: "$") {
      result += rest[..<mark]
      let digit = rest.index(after: mark)
      let value = rest[digit].wholeNumberValue.map { values[$0] } ?? ""
      // A receiver that is one word needs no brackets.
      let isBracketed = result.hasSuffix("(") && rest[rest.index(after: digit)...].hasPrefix(").")
      let isWord = value.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
      rest = rest[rest.index(after: digit)...]
      if isBracketed, isWord, result == "(" {
        result = value
        rest = rest.dropFirst()
      } else {
        result += value
      }
    }
    return result + rest
  }
}
