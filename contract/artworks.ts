import * as z from 'zod';
import { collectionCalls, keeping, ownerId } from './collection.ts';
import { pictureAddress } from './pictures.ts';
import { notes, requiredText, text } from './text.ts';
import * as say from './words.ts';

export const artwork = z.object({
  ...keeping,
  title: z.string(),
  artist: z.string(),
  year: z.string().nullable(),
  medium: z.string().nullable(),
  dimensions: z.string().nullable(),
  location: z.string().nullable(),
  movement: z.string().nullable(),
  imageUrl: z.string().nullable(),
});
export type Artwork = z.infer<typeof artwork>;

/** Few works of art are of one certain year: "c. 1503-1506". A number is kept as text, too. */
const year = z.union([text(500), z.int().transform(String)], say.aYearIsText);

export const artworkCalls = collectionCalls({
  name: 'artworks',
  tag: 'Artworks',
  one: 'an artwork',
  entity: artwork,
  plain: {
    userId: ownerId,
    title: requiredText(500, say.titleIsRequired),
    artist: requiredText(300, say.artistNameIsRequired),
  },
  nullable: {
    year,
    medium: text(500),
    dimensions: text(500),
    location: text(500),
    movement: text(500),
    imageUrl: pictureAddress,
    notes,
  },
});
