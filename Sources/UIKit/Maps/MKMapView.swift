// The names are those of the platform.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// A map with annotations, as a view; nothing is drawn and nothing is placed by coordinate.
@preconcurrency @MainActor
open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open private(set) var annotations: [any MKAnnotation] = []
  open var showsUserLocation = false
  open var isScrollEnabled = true
  open var isZoomEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var centerCoordinate = CLLocationCoordinate2D()
  open var region = MKCoordinateRegion()
  open var mapType: MKMapType = .standard
  open var showsCompass = true
  open var showsScale = false
  open var userTrackingMode: MKUserTrackingMode = .none
  public let userLocation = MKUserLocation()
  private final var viewMakers: [String: () -> MKAnnotationView] = [:]

  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    self.region = region
    centerCoordinate = region.center
  }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    centerCoordinate = coordinate
    region.center = coordinate
  }
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
      addAnnotation(annotation)
    }
  }

  open func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) {
    guard let type = viewClass as? MKAnnotationView.Type else { return }
    viewMakers[identifier] = {
      type.init(coder: NSCoder()) ?? MKAnnotationView(annotation: nil, reuseIdentifier: identifier)
    }
  }
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    viewMakers[identifier]?()
  }
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    let view =
      viewMakers[identifier]?() ?? MKAnnotationView(annotation: nil, reuseIdentifier: identifier)
    view.annotation = annotation
    return view
  }

  /// By the region, which fills the view: as the map lies flat, north up.
  open func convert(
    _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
  ) -> CGPoint {
    let span = region.span
    let point = CGPoint(
      x: bounds.midX + bounds.width
        * Self.part(coordinate.longitude - region.center.longitude, of: span.longitudeDelta),
      y: bounds.midY - bounds.height
        * Self.part(coordinate.latitude - region.center.latitude, of: span.latitudeDelta))
    return convert(point, to: view)
  }

  open func convert(
    _ point: CGPoint, toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D {
    let inner = convert(point, from: view)
    return CLLocationCoordinate2D(
      latitude: region.center.latitude - region.span.latitudeDelta
        * Self.part(inner.y - bounds.midY, of: bounds.height),
      longitude: region.center.longitude + region.span.longitudeDelta
        * Self.part(inner.x - bounds.midX, of: bounds.width))
  }

  private static func part(_ length: Double, of whole: Double) -> Double {
    whole == 0 ? 0 : length / whole
  }
  open private(set) var selectedAnnotations: [any MKAnnotation] = []

  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
  }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { removeAnnotation(annotation) }
  }
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    selectedAnnotations = [annotation]
  }
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations = []
  }
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    subviews.lazy.compactMap { $0 as? MKAnnotationView }.first { $0.annotation === annotation }
  }

  open dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}

@preconcurrency @MainActor
public protocol MKMapViewDelegate: AnyObject {
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
}

extension MKMapViewDelegate {
  public func mapView(
    _ mapView: MKMapView, viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
}

/// An annotation at a place that can be changed.
@preconcurrency @MainActor
open class MKPointAnnotation: NSObject, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()
  open var title: String?
  open var subtitle: String?

  public override init() {}
}

public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationView"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationView"

public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: Double
  public var longitudeDelta: Double

  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

  public init(latitudeDelta: Double, longitudeDelta: Double) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

public struct MKCoordinateRegion: Sendable {
  public var center = CLLocationCoordinate2D()
  public var span = MKCoordinateSpan()

  public init() {}

  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Metres, of 111 km a degree.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: Double,
    longitudinalMeters: Double
  ) {
    center = centerCoordinate
    let narrowing = max(0.01, cos(centerCoordinate.latitude * .pi / 180))
    span = MKCoordinateSpan(
      latitudeDelta: latitudinalMeters / 111_000,
      longitudeDelta: longitudinalMeters / (111_000 * narrowing))
  }
}

public func CLLocationCoordinate2DMake(
  _ latitude: Double, _ longitude: Double
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double

public enum MKMapType: UInt, Sendable {
  case standard
  case satellite
  case hybrid
  case satelliteFlyover
  case hybridFlyover
  case mutedStandard
}

public enum MKUserTrackingMode: Int, Sendable {
  case none
  case follow
  case followWithHeading
}

/// Where the user is, which nobody tells here.
@preconcurrency @MainActor
open class MKUserLocation: NSObject, MKAnnotation {
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var title: String? = "My Location"
  open var subtitle: String?

  public override init() {}
}
