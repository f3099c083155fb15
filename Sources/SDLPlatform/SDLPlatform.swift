// SDLPlatform begins here.
