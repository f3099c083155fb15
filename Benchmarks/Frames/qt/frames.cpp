// The frame of FrameBenchmark, drawn by Qt's raster painter into an image.
#include <QFont>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <vector>

namespace {

const int width = 1280, height = 800;

struct Box {
  QRectF rect;
  QColor color;
};

struct Label {
  QString text;
  QPointF origin;
};

struct Frame {
  std::vector<Box> boxes;
  std::vector<Label> labels;
};

uint32_t seed;

int random(int bound) {
  seed = seed * 1664525u + 1013904223u;
  return int(seed >> 8) % bound;
}

Frame frame(int moved) {
  seed = 12345;
  Frame frame;
  for (int i = 0; i < 1500; i++) {
    int w = 20 + random(140), h = 16 + random(84);
    int x = random(width - w) + (i == 750 ? moved : 0), y = random(height - h);
    int r = random(256), g = random(256), b = random(256);
    frame.boxes.push_back({QRectF(x, y, w, h), QColor(r, g, b, 90)});
  }
  for (int i = 0; i < 300; i++) {
    int x = random(width - 80), y = 14 + random(height - 20);
    frame.labels.push_back({QString("view %1").arg(i), QPointF(x, y)});
  }
  return frame;
}

// As a widget's paint event does: everything is painted, the painter leaves out what is outside of
// the damage.
void draw(const Frame &frame, QImage &image, const QFont &font, QRect damage) {
  QPainter painter(&image);
  painter.setClipRect(damage);
  painter.fillRect(damage, QColor(0x14, 0x17, 0x1F));
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  for (const Box &box : frame.boxes) {
    painter.setBrush(box.color);
    painter.drawRoundedRect(box.rect, 8, 8);
  }
  painter.setPen(QColor(0xE6, 0xEA, 0xF2));
  painter.setFont(font);
  for (const Label &label : frame.labels) painter.drawText(label.origin, label.text);
}

template <typename Body>
void measure(const char *name, int rounds, Body body) {
  for (int i = 0; i < 4; i++) body(i);
  std::vector<double> times;
  for (int i = 0; i < rounds; i++) {
    auto start = std::chrono::steady_clock::now();
    body(i);
    std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - start;
    times.push_back(time.count());
  }
  std::sort(times.begin(), times.end());
  std::printf("%s\t%f\t%f\n", name, times[rounds / 2], times[0]);
}

}  // namespace

int main(int argc, char **argv) {
  if (!std::getenv("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QGuiApplication app(argc, argv);
  int rounds = 60;
  const char *output = nullptr;
  for (int i = 1; i + 1 < argc; i++) {
    if (!std::strcmp(argv[i], "--rounds")) rounds = std::atoi(argv[i + 1]);
    if (!std::strcmp(argv[i], "-o")) output = argv[i + 1];
  }
  QImage image(width, height, QImage::Format_RGB32);
  QFont font("Inter");
  font.setPixelSize(13);
  Frame frames[] = {frame(0), frame(3)};
  measure("full frame", rounds, [&](int) { draw(frames[0], image, font, image.rect()); });
  if (output) image.save(output);
  measure("one view moved", rounds, [&](int round) {
    const Frame &old = frames[round % 2], &next = frames[(round + 1) % 2];
    QRectF both = old.boxes[750].rect.united(next.boxes[750].rect);
    draw(next, image, font, both.toAlignedRect());
  });
}
