// CustomViews begins here.
