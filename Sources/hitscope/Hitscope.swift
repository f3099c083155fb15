@main
struct Hitscope {
  static func main() {}
}
