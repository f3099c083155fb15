/// Interface Builder's element names and the classes that they stand for.
enum InterfaceClasses {
  /// The class of an element; nil where Interface Builder is not known to write such a one.
  static func className(of element: String) -> String? {
    if let name = exceptions[element] { return name }
    guard plain.contains(element), let first = element.first else { return nil }
    return "UI" + first.uppercased() + element.dropFirst()
  }

  /// Whether an element can be a view, one of an unknown name included.
  static func isView(_ element: String) -> Bool {
    element.hasSuffix("View") || className(of: element) != nil
  }

  private static let exceptions = [
    "containerView": "UIView", "wkWebView": "WKWebView", "webView": "UIWebView",
    "mapView": "MKMapView", "glkView": "GLKView", "mtkView": "MTKView",
    "sceneKitView": "SCNView", "arscnView": "ARSCNView", "arskView": "ARSKView",
    "arView": "ARView", "skView": "SKView", "spriteKitView": "SKView", "pdfView": "PDFView",
    "routePickerView": "AVRoutePickerView", "avRoutePickerView": "AVRoutePickerView",
    "lpLinkView": "LPLinkView", "adBannerView": "ADBannerView",
    "asAuthorizationAppleIDButton": "ASAuthorizationAppleIDButton",
    "authorizationAppleIDButton": "ASAuthorizationAppleIDButton",
    "clLocationButton": "CLLocationButton",
  ]

  /// Elements that are called as their classes are, without `UI`.
  private static let plain: Set<String> = [
    "activityIndicatorView", "button", "calendarView", "collectionReusableView", "collectionView",
    "collectionViewCell", "collectionViewCellContentView", "colorWell", "control", "datePicker",
    "imageView", "inputView", "label", "navigationBar", "pageControl", "pasteControl",
    "pickerView", "progressView", "refreshControl", "scrollView", "searchBar",
    "segmentedControl", "slider", "stackView", "stepper", "switch", "tabBar", "tableView",
    "tableViewCell", "tableViewCellContentView", "tableViewHeaderFooterView", "textField",
    "textView", "toolbar", "view", "visualEffectView", "window",
  ]
}
