import type { GalleryWords } from '../../parts/gallery/gallery-words.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/galleries.ts';

export const MOVIE_WORDS: GalleryWords = {
  kind: 'movie',
  title: everywhere.discussMovies,
  lead: say.moviesLead,
  back: { to: '/start-here', label: say.backToStartHere },
  own: say.myMovieCollection,
  featured: say.featuredCinema,
  featuredLead: say.afterTheNumberOfFilms,
  adding: [{ as: 'movie', label: say.addMovie }],
  fromFeatured: say.chooseFromFeatured,
  one: 'film',
  many: 'films',
  creator: { param: 'director', label: say.director, all: say.allDirectors },
  group: { param: 'genre', label: say.genre, all: everywhere.allGenres },
  searchAll: say.searchAllFilms,
  noneFound: say.noFilmsFound,
  noneFoundInDialog: say.noMoviesFoundInTheDialog,
  empty: '',
};
