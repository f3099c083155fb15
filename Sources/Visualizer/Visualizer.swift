// Visualizer begins here.
