import { SHELF_ARTWORKS } from '#catalogue/shelf/artworks.ts';
import { featuredArtwork } from '../../parts/gallery/featured.ts';
import { Gallery } from '../../parts/gallery/gallery.tsx';
import { ART_WORDS } from './art-words.ts';

const MASTERPIECES = SHELF_ARTWORKS.map(featuredArtwork);

export function Art() {
  return <Gallery kind="artwork" words={ART_WORDS} featured={MASTERPIECES} />;
}
