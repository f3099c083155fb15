// The trees of the benchmark as widgets, asked by QWidget::childAt: nanoseconds a hit, and for moving
// one widget and one hit. usage: hits FILE...   (what `HitBenchmark --write` wrote)
#include <QApplication>
#include <QWidget>

#include <chrono>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;

double elapsed(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

struct Tree {
  std::vector<QWidget *> widgets;
  std::vector<QPoint> points;

  explicit Tree(const char *path) {
    std::ifstream file(path);
    size_t nodes = 0, count = 0;
    file >> nodes >> count;
    for (size_t id = 0; id < nodes; ++id) {
      int parent, out;
      double x, y, w, h;
      file >> parent >> x >> y >> w >> h >> out;
      auto *widget = new QWidget(parent < 0 ? nullptr : widgets[parent]);
      widget->setGeometry(int(x), int(y), int(w), int(h));
      if (parent >= 0) widget->setVisible(!out);
      widgets.push_back(widget);
    }
    for (size_t i = 0; i < count; ++i) {
      double x, y;
      file >> x >> y;
      points.emplace_back(int(x), int(y));
    }
  }
};

template <typename Hit>
double measure(const Tree &tree, Hit hit) {
  const auto start = Clock::now();
  size_t hits = 0, found = 0, index = 0;
  for (;;) {
    for (int i = 0; i < 32; ++i) {
      if (hit(tree.points[index])) ++found;
      index = (index + 1) % tree.points.size();
    }
    hits += 32;
    const double seconds = elapsed(start);
    if (seconds > 0.02 && found <= hits) return seconds / double(hits) * 1e9;
  }
}

}  // namespace

int main(int argc, char **argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication application(argc, argv);
  for (int i = 1; i < argc; ++i) {
    const Tree tree(argv[i]);
    QWidget *root = tree.widgets.front();
    std::string name(argv[i]);
    name = name.substr(name.rfind('/') + 1);
    name = name.substr(0, name.find('.'));
    const double hit = measure(tree, [&](QPoint point) { return root->childAt(point) != nullptr; });
    unsigned state = 3;
    const double moved = measure(tree, [&](QPoint point) {
      state = state * 1664525u + 1013904223u;
      QWidget *widget = tree.widgets[1 + (state >> 8) % (tree.widgets.size() - 1)];
      widget->move(widget->x() + 1, widget->y());
      widget->move(widget->x() - 1, widget->y());
      return root->childAt(point) != nullptr;
    });
    std::printf("%s\t%.1f\t%.1f\n", name.c_str(), hit, moved);
  }
}
