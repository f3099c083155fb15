import MapKit
import UIKit

class CalloutAnnotationView: MKAnnotationView {
  var calloutView: UIView?
  override init(annotation: MKAnnotation?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    canShowCallout = false
    image = UIImage(named: "pin")
    centerOffset = CGPoint(x: 0, y: -10)
  }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    if selected {
      let v = UIView(frame: CGRect(x: -50, y: -80, width: 150, height: 60))
      addSubview(v)
      calloutView = v
    } else {
      calloutView?.removeFromSuperview()
      calloutView = nil
    }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hitView = super.hitTest(point, with: event)
    if hitView != nil { superview?.bringSubviewToFront(self) }
    return hitView
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let rect = self.bounds
    var isInside = rect.contains(point)
    if !isInside {
      for view in self.subviews {
        isInside = view.frame.contains(point)
        if isInside { break }
      }
    }
    return isInside
  }
}
