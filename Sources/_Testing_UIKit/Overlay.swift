// Swift Testing adds a module of this name to every file that imports both it and UIKit: on Apple
// systems one that attaches images to test results. The toolchain for Linux names it without
// having it, so without this empty one such a file does not compile.
