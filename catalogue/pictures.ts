import type { CatalogueArtwork } from './types.ts';

/** Where the picture of a work in the public domain is found, scaled to a width; null while it is in copyright. */
export function pictureAddress(
  { imageFile, rightsTier }: Pick<CatalogueArtwork, 'imageFile' | 'rightsTier'>,
  width: number,
): string | null {
  if (imageFile === null || rightsTier !== 'public-domain') return null;
  return `https://commons.wikimedia.org/wiki/Special:FilePath/${encodeURIComponent(imageFile)}?width=${Math.round(width)}`;
}
