// Pickers of the system, which store what they are given and show nothing.

@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable {
    case photoLibrary
    case camera
    case savedPhotosAlbum
  }

  public enum CameraDevice: Int, Sendable {
    case rear
    case front
  }

  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto
    case on
  }

  public enum CameraCaptureMode: Int, Sendable {
    case photo
    case video
  }

  public enum QualityType: Int, Sendable {
    case typeHigh
    case typeMedium
    case typeLow
    case type640x480
    case typeIFrame1280x720
    case typeIFrame960x540
  }

  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
  }

  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  private final weak var picking:
    (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// Hears of a choice, which nobody makes here.
  open var imagePickerDelegate:
    (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  {
    get { picking }
    set { picking = newValue }
  }
  open var sourceType: SourceType = .photoLibrary
  open var mediaTypes = ["public.image"]
  open var allowsEditing = false
  open var videoMaximumDuration: TimeInterval = 600
  open var videoQuality: QualityType = .typeMedium
  open var videoExportPreset = ""
  open var showsCameraControls = true
  open var cameraOverlayView: UIView?
  open var cameraViewTransform = CGAffineTransform.identity
  open var cameraCaptureMode: CameraCaptureMode = .photo
  open var cameraDevice: CameraDevice = .rear
  open var cameraFlashMode: CameraFlashMode = .auto
  open func takePicture() {}
  open func startVideoCapture() -> Bool { false }
  open func stopVideoCapture() {}
}

@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?

  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(nibName: nil, bundle: nil)
  }
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(nibName: nil, bundle: nil)
  }
}

public enum UIDocumentPickerMode: UInt, Sendable {
  case `import`
  case open
  case exportToService
  case moveToService
}

@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  open var url: URL?
  open var name: String?
  open var uti: String?
  open var annotation: Any?

  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  open func presentPreview(animated: Bool) -> Bool { false }
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  open func dismissMenu(animated: Bool) {}
  open func dismissPreview(animated: Bool) {}
}

@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
}

extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
}

@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor: UIColor = .black
  open var supportsAlpha = true
}

@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: AnyObject {
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
}

@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  open var selectedFontDescriptor: UIFontDescriptor?
}

@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: AnyObject {
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// A word's entry in a dictionary, which there is none of here.
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

  public init(term: String) { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// What a sheet of actions hands on.
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController)
    -> Any
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
