import type { GalleryWords } from '../../parts/gallery/gallery-words.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/galleries.ts';

export const ART_WORDS: GalleryWords = {
  kind: 'artwork',
  title: everywhere.discussArt,
  lead: say.artLead,
  back: { to: '/', label: everywhere.backToHome },
  own: say.myArtCollection,
  featured: say.featuredMasterpieces,
  featuredLead: say.afterTheNumberOfMasterpieces,
  adding: [
    { as: 'artwork', label: say.addArtwork },
    { as: 'painting', label: say.addPainting },
  ],
  fromFeatured: say.chooseFromFamous,
  one: 'artwork',
  many: 'artworks',
  creator: { param: 'artist', label: say.artist, all: say.allArtists },
  group: { param: 'movement', label: say.movement, all: say.allMovements },
  searchAll: say.searchAllArtworks,
  noneFound: say.noArtworksFound,
  noneFoundInDialog: say.noPaintingsFoundInTheDialog,
  empty: say.noArtworksYet,
};
