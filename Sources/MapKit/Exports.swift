// Files written for iOS import this module beside UIKit; what they want from it is in ours.
@_exported public import UIKit
