// Starts a program and prints the milliseconds until its window shows its first picture: until it
// has more than one colour. Asks the X server once a millisecond.
// usage: first-picture COMMAND [ARGUMENT...]
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static int ignore(Display *display, XErrorEvent *event) {
  (void)display;
  (void)event;
  return 0;
}

static int has_picture(Display *display, Window window) {
  XWindowAttributes a;
  if (!XGetWindowAttributes(display, window, &a) || a.map_state != IsViewable) return 0;
  if (a.width < 400 || a.height < 300) return 0;
  int rows[] = {20, a.height / 2};
  for (int i = 0; i < 2; i++) {
    XImage *image = XGetImage(display, window, 0, rows[i], a.width, 1, AllPlanes, ZPixmap);
    if (!image) return 0;
    unsigned long first = XGetPixel(image, 0, 0);
    int differs = 0;
    for (int x = 1; x < a.width && !differs; x++) differs = XGetPixel(image, x, 0) != first;
    XDestroyImage(image);
    if (differs) return 1;
  }
  return 0;
}

int main(int argc, char **argv) {
  if (argc < 2) return 2;
  Display *display = XOpenDisplay(NULL);
  if (!display) {
    fprintf(stderr, "first-picture: no X server\n");
    return 2;
  }
  XSetErrorHandler(ignore);
  double start = now();
  pid_t child = fork();
  if (child == 0) {
    if (!freopen("/dev/null", "w", stdout)) _exit(2);
    execvp(argv[1], argv + 1);
    _exit(127);
  }
  double shown = -1;
  while (shown < 0 && now() - start < 20000) {
    Window root, parent, *windows;
    unsigned count;
    if (XQueryTree(display, DefaultRootWindow(display), &root, &parent, &windows, &count)) {
      for (unsigned i = 0; i < count && shown < 0; i++)
        if (has_picture(display, windows[i])) shown = now() - start;
      if (windows) XFree(windows);
    }
    if (waitpid(child, NULL, WNOHANG) == child) {
      fprintf(stderr, "first-picture: the program ended by itself\n");
      return 1;
    }
    if (shown < 0) usleep(1000);
  }
  kill(child, SIGKILL);
  waitpid(child, NULL, 0);
  if (shown < 0) return 1;
  printf("%.1f\n", shown);
  return 0;
}
