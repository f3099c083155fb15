// The least that a program with words in a window can do: SDL2, SDL_ttf, one line of text.
// usage: trivial FONT.ttf
#include <SDL.h>
#include <SDL_ttf.h>

int main(int argc, char **argv) {
  if (argc < 2 || SDL_Init(SDL_INIT_VIDEO) || TTF_Init()) return 2;
  SDL_Window *window = SDL_CreateWindow("trivial", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                                        1440, 900, SDL_WINDOW_RESIZABLE);
  SDL_Renderer *renderer = SDL_CreateRenderer(window, -1, 0);
  TTF_Font *font = TTF_OpenFont(argv[1], 24);
  if (!window || !renderer || !font) return 2;
  SDL_Surface *words = TTF_RenderUTF8_Blended(font, "Which view gets this touch, and why?",
                                              (SDL_Color){255, 255, 255, 255});
  SDL_Texture *texture = SDL_CreateTextureFromSurface(renderer, words);
  SDL_Rect place = {400, 450 - words->h / 2, words->w, words->h};
  SDL_SetRenderDrawColor(renderer, 18, 22, 30, 255);
  SDL_RenderClear(renderer);
  SDL_RenderCopy(renderer, texture, NULL, &place);
  SDL_RenderPresent(renderer);
  SDL_Event event;
  while (SDL_WaitEvent(&event))
    if (event.type == SDL_QUIT) break;
  SDL_Quit();
  return 0;
}
