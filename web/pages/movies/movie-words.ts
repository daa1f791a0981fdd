import type { GalleryWords } from '../../parts/gallery/gallery-words.ts';

export const MOVIE_WORDS: GalleryWords = {
  kind: 'movie',
  title: 'Discuss Movies',
  lead: 'Choose a film you know, or mean to know better. Pick a way in, or just begin to talk.',
  back: { to: '/start-here', label: 'Back to Start Here' },
  own: 'My Movie Collection',
  featured: 'Featured Cinema',
  featuredLead: 'films that people keep arguing about.',
  adding: [{ as: 'movie', label: 'Add Movie' }],
  fromFeatured: 'Choose from Featured',
  one: 'film',
  many: 'films',
  creator: { param: 'director', label: 'Director', all: 'All directors' },
  group: { param: 'genre', label: 'Genre', all: 'All genres' },
  searchAll: 'Search your films and the featured ones',
  noneFound: 'No films found matching your search.',
  noneFoundInDialog: 'No movies found matching your search criteria.',
  empty: '',
};
