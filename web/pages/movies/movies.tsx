import { SHELF_FILMS } from '#catalogue/shelf/films.ts';
import { featuredFilm } from '../../parts/gallery/featured.ts';
import { Gallery } from '../../parts/gallery/gallery.tsx';
import { MOVIE_WORDS } from './movie-words.ts';

/** As many as the screen has always shown. */
const FEATURED_FILMS = SHELF_FILMS.slice(0, 24).map(featuredFilm);

export function Movies() {
  return <Gallery kind="movie" words={MOVIE_WORDS} featured={FEATURED_FILMS} />;
}
