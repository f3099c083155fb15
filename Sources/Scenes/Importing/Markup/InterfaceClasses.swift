/// Interface Builder's element names and the classes that they stand for.
enum InterfaceClasses {
  static func className(of element: String) -> String {
    if let name = exceptions[element] { return name }
    guard let first = element.first, first.isLetter else { return "UIView" }
    return "UI" + first.uppercased() + element.dropFirst()
  }

  static func isView(_ element: String) -> Bool {
    element == "view" || element.hasSuffix("View") || others.contains(element)
  }

  static func isTopLevelView(_ element: String) -> Bool { isView(element) || element == "window" }

  private static let exceptions = [
    "containerView": "UIView", "wkWebView": "WKWebView", "webView": "UIWebView",
    "mapView": "MKMapView", "glkView": "GLKView", "mtkView": "MTKView",
    "sceneKitView": "SCNView", "arscnView": "ARSCNView", "arskView": "ARSKView",
    "skView": "SKView", "pdfView": "PDFView",
  ]

  private static let others: Set<String> = [
    "button", "label", "switch", "slider", "stepper", "pageControl", "segmentedControl",
    "textField", "datePicker", "searchBar", "navigationBar", "tabBar", "toolbar", "control",
    "tableViewCell", "collectionViewCell", "colorWell", "window",
  ]
}
