// The names are those of the platform.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Where pictures come from and go to, which are no part of a program here.

/// The variants of one picture.
open class UIImageAsset: NSObject, @unchecked Sendable {
  open func image(with traitCollection: UITraitCollection) -> UIImage { UIImage() }
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {}
  open func unregisterImage(with traitCollection: UITraitCollection) {}
}

/// A file of an asset catalogue, of which there is none.
open class NSDataAsset: NSObject, @unchecked Sendable {
  public let name: String
  open var data: Data { Data() }

  public init?(name: String) { return nil }
  public init?(name: String, bundle: Bundle) { return nil }
}

/// The name of a picture of Core Image, which is not here.
open class CIImage: NSObject, @unchecked Sendable {
  open var extent: CGRect { .zero }

  public init?(image: UIImage) { return nil }
  public init(cgImage: CGImage) {}
}

/// An album of photographs is not here: nothing is saved.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}

/// The spellings of Swift 4.1 and before.
@preconcurrency @MainActor
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

@preconcurrency @MainActor
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

/// A colour of an asset catalogue, by its name.
public struct ColorResource: Hashable, Sendable {
  public let name: String

  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A picture of an asset catalogue, by its name.
public struct ImageResource: Hashable, Sendable {
  public let name: String

  public init(name: String, bundle: Bundle) { self.name = name }
}

extension UIColor {
  /// Catalogues are not read: a grey.
  public convenience init(resource: ColorResource) { self.init(white: 0.5, alpha: 1) }
}

extension UIImage {
  public convenience init(resource: ImageResource) {
    self.init(imageLiteralResourceName: resource.name)
  }
}
