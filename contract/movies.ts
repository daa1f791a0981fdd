import * as z from 'zod';
import { collectionCalls, keeping, ownerId } from './collection.ts';
import { pictureAddress } from './pictures.ts';
import { notes, requiredText, text } from './text.ts';
import * as say from './words.ts';

export const movie = z.object({
  ...keeping,
  title: z.string(),
  director: z.string(),
  year: z.int().nullable(),
  genre: z.string().nullable(),
  posterUrl: z.string().nullable(),
});
export type Movie = z.infer<typeof movie>;

export const movieCalls = collectionCalls({
  name: 'movies',
  tag: 'Movies',
  one: 'a movie',
  entity: movie,
  plain: {
    userId: ownerId,
    title: requiredText(500, say.titleIsRequired),
    director: requiredText(300, say.directorNameIsRequired),
  },
  nullable: {
    year: z.int(say.aYearIsAWholeNumber),
    genre: text(500),
    posterUrl: pictureAddress,
    notes,
  },
});
