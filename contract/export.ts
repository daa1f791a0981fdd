/** Everything a person owns in one file, whole enough to begin again with in an empty account. */
import * as z from 'zod';
import { user } from './accounts.ts';
import { artwork } from './artworks.ts';
import { book } from './books.ts';
import { discussion, feedback, message, verdictEntry } from './discussions.ts';
import { endpoint } from './endpoint.ts';
import { movie } from './movies.ts';
import { customObjective } from './objectives.ts';
import { time } from './text.ts';
import * as say from './words.ts';

const EXPORT_FORMATS = ['json', 'markdown', 'csv'] as const;

const exportedProfile = user
  .pick({ email: true, firstName: true, lastName: true, bio: true, timeZone: true })
  .extend({
    picture: z.object({ type: z.string(), base64: z.string() }).nullable(),
    onboardedAt: time.nullable(),
    createdAt: time,
  });

const exportedMessage = message.extend({
  /** On a guide's message: the reader's message it answers; null for an opening. */
  replyTo: z.int().nullable(),
  /** The feedback with what it rests on. */
  verdict: feedback
    .extend({
      criteria: z.array(z.record(z.string(), z.unknown())),
      missing: z.string().nullable(),
    })
    .nullable(),
  /** Null until the person saw it differently. */
  verdictHistory: z.array(verdictEntry).nullable(),
  /** When the person struck it out of what their insights rest on. */
  struckAt: time.nullable(),
  /** On a guide's message: what it did and understood, so that the talk goes on where it stood. */
  turn: z.record(z.string(), z.unknown()).nullable(),
});
export type ExportedMessage = z.infer<typeof exportedMessage>;

/** An uploaded picture of a work, which names it by its address. */
const exportedPicture = z.object({ url: z.string(), base64: z.string() });
export type ExportedPicture = z.infer<typeof exportedPicture>;

export const exportFile = z.object({
  format: z.literal('colloquy'),
  version: z.literal(1),
  exportedAt: time,
  profile: exportedProfile,
  books: z.array(book),
  movies: z.array(movie),
  artworks: z.array(artwork),
  customObjectives: z.array(customObjective),
  discussions: z.array(discussion.extend({ messages: z.array(exportedMessage) })),
  /** As many as leave the file small enough to be imported again. */
  pictures: z.array(exportedPicture),
});
export type ExportFile = z.infer<typeof exportFile>;

export const exportEverything = endpoint({
  method: 'GET',
  path: '/api/export',
  summary: 'Everything the person owns: as JSON, as Markdown files in a zip, or the works as one CSV',
  tag: 'Profile',
  access: 'person',
  query: z.object({
    format: z.enum(EXPORT_FORMATS, say.oneOf(EXPORT_FORMATS)).default('json'),
  }),
  answers: { 200: exportFile },
});
