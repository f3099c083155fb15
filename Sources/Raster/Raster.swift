// Raster begins here.
