import Foundation

/// A hierarchy as a tool prints it.
enum Dump: String, CaseIterable {
  case recursiveDescription
  case earlGrey = "EarlGrey"
  case sentry = "Sentry"
  case detox = "Detox"
  case pageSource = "WebDriverAgent"
  case uiAutomator = "uiautomator"
  case xib
  case reactNative = "React Native"
  case scene

  func text(of tree: Tree) -> String {
    switch self {
    case .recursiveDescription: tree.described()
    case .earlGrey: tree.earlGrey()
    case .sentry: tree.sentry()
    case .detox: tree.detox()
    case .pageSource: tree.pageSource()
    case .uiAutomator: tree.uiAutomator()
    case .xib: tree.xib()
    case .reactNative: tree.reactNative()
    case .scene: tree.scene()
    }
  }
}

extension Tree {
  func described() -> String {
    var text = ""
    for (number, view) in views.enumerated() {
      if view.depth > 0 {
        text += "   | " + String(repeating: "   | ", count: view.depth - 1)
      }
      let (x, y, width, height) = view.frame
      text +=
        "<\(view.className): 0x\(hex(number)); frame = (\(x) \(y); \(width) \(height));"
        + (view.isLabel ? " text = '\(view.words)'; userInteractionEnabled = NO;" : "")
        + (view.isHidden ? " hidden = YES;" : "")
        + " autoresize = RM+BM; layer = <CALayer: 0x\(hex(number + 1))>>\n"
    }
    return text
  }

  func earlGrey() -> String {
    var text = ""
    for (number, view) in views.enumerated() {
      let bars =
        view.depth == 0 ? "" : String(repeating: "|  ", count: view.depth - 1) + "|--"
      let (x, y, width, height) = view.frame
      text +=
        "  \(bars)<\(view.className):0x\(hex(number)); AX=N; AX.id='id-\(number)'; "
        + "AX.frame={{\(x), \(y)}, {\(width), \(height)}}; AX.activationPoint={\(x), \(y)}; "
        + "AX.traits='UIAccessibilityTraitNone'; AX.focused='N'; "
        + "frame={{\(x), \(y)}, {\(width), \(height)}}; opaque;\(view.isHidden ? " hidden;" : "")"
        + " alpha=1\(view.isLabel ? "; UIE=N; text='\(view.words)'" : "")>\n"
    }
    return text
  }

  func sentry() -> String {
    "{\"rendering_system\":\"UIKIT\",\"windows\":["
      + nested(
        open: { number, view in
          let (x, y, width, height) = view.frame
          return """
            {"type":"\(view.className)","identifier":"id-\(number)","x":\(x),"y":\(y),\
            "width":\(width),"height":\(height),"alpha":1,"visible":\(!view.isHidden),"children":[
            """
        }, close: { _ in "]}" }, between: ",") + "]}\n"
  }

  func detox() -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<ViewHierarchy>"
      + nested(
        open: { number, view in
          let (x, y, width, height) = view.frame
          return """
            <\(view.className) alpha="1" class="\(view.className)" focused="false" \
            height="\(height)" id="id-\(number)" visibility="\
            \(view.isHidden ? "invisible" : "visible")" width="\(width)" x="\(x)" y="\(y)">

            """
        }, close: { "</\($0.className)>\n" }) + "</ViewHierarchy>\n"
  }

  func pageSource() -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<AppiumAUT>"
      + nested(
        open: { number, view in
          let kind =
            "XCUIElementType\(view.isLabel ? "StaticText" : number == 0 ? "Application" : "Other")"
          let (x, y, width, height) = view.frame
          return """
            <\(kind) type="\(kind)" name="id-\(number)" label="\(view.words)" enabled="true" \
            visible="\(!view.isHidden)" accessible="false" x="\(x)" y="\(y)" width="\(width)" \
            height="\(height)" index="0">

            """
        },
        close: { view in
          "</XCUIElementType\(view.isLabel ? "StaticText" : view.depth == 0 ? "Application" : "Other")>\n"
        }) + "</AppiumAUT>\n"
  }

  func uiAutomator() -> String {
    "<?xml version='1.0' encoding='UTF-8'?><hierarchy rotation=\"0\">"
      + nested(
        open: { number, view in
          let (x, y, width, height) = view.frame
          return """
            <node index="0" text="\(view.isLabel ? view.words : "")" resource-id="app:id/v\(number)" \
            class="android.widget.FrameLayout" package="app" content-desc="" checkable="false" \
            checked="false" clickable="\(!view.isLabel)" enabled="true" focusable="false" \
            focused="false" scrollable="false" long-clickable="false" password="false" \
            selected="false" bounds="[\(x),\(y)][\(x + width),\(y + height)]">

            """
        }, close: { _ in "</node>" }) + "</hierarchy>\n"
  }

  func xib() -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>

    """
      + nested(
        open: { number, view in
          let element = view.isLabel ? "label" : "view"
          let (x, y, width, height) = view.frame
          return """
            <\(element) opaque="NO" contentMode="left" id="v\(number)"\
            \(view.isHidden ? " hidden=\"YES\"" : "")>
            <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/><subviews>

            """
        }, close: { "</subviews></\($0.isLabel ? "label" : "view")>\n" })
      + "</objects></document>\n"
  }

  func reactNative() -> String {
    nested(
      open: { number, view in
        let (x, y, width, height) = view.frame
        return """
          {"type":"View","props":{"testID":"id-\(number)","pointerEvents":"box-none"},\
          "layout":{"x":\(x),"y":\(y),"width":\(width),"height":\(height)},"children":[
          """
      }, close: { _ in "]}" }, between: ",")
  }

  func scene() -> String {
    "{\"hitscope\":1,\"windows\":["
      + nested(
        open: { number, view in
          let (x, y, width, height) = view.frame
          return """
            {"id":"v\(number)","class":"\(view.className)","frame":[\(x),\(y),\(width),\(height)],\
            \(view.isHidden ? "\"isHidden\":true," : "")"subviews":[
            """
        }, close: { _ in "]}" }, between: ",\n") + "]}\n"
  }

  /// Each view's beginning, what is in it, and its end.
  private func nested(
    open: (Int, View) -> String, close: (View) -> String, between: String = ""
  ) -> String {
    var text = ""
    var around: [View] = []
    for (number, view) in views.enumerated() {
      let isFirst = around.count == view.depth
      while around.count > view.depth { text += close(around.removeLast()) }
      if number > 0, !isFirst { text += between }
      text += open(number, view)
      around.append(view)
    }
    while let view = around.popLast() { text += close(view) }
    return text
  }

  private func hex(_ number: Int) -> String { "6000" + String(number + 0x21d_8aa0, radix: 16) }
}
