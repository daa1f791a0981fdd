import type { GalleryWords } from '../../parts/gallery/gallery-words.ts';

export const ART_WORDS: GalleryWords = {
  kind: 'artwork',
  title: 'Discuss Art',
  lead: 'Stand in front of one work for as long as it takes. Pick a way of looking, or just say what you see.',
  back: { to: '/', label: 'Back to Home' },
  own: 'My Art Collection',
  featured: 'Featured Masterpieces',
  featuredLead: 'works to look at slowly.',
  adding: [
    { as: 'artwork', label: 'Add Artwork' },
    { as: 'painting', label: 'Add Painting' },
  ],
  fromFeatured: 'Choose from Famous',
  one: 'artwork',
  many: 'artworks',
  creator: { param: 'artist', label: 'Artist', all: 'All artists' },
  group: { param: 'movement', label: 'Movement', all: 'All movements' },
  searchAll: 'Search all artworks',
  noneFound: 'No artworks found matching your search.',
  noneFoundInDialog: 'No paintings found matching your search.',
  empty: 'No artworks in your collection yet. Whatever hangs in your mind can hang here.',
};
