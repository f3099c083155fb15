@main
struct HitTestCommand {
  static func main() {}
}
