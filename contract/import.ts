/** Bringing in what a person kept elsewhere, or in an export of ours. */
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { IMPORT_FORMATS, IMPORT_LIMIT, LINE_STATUSES } from './import-file.ts';
import { text } from './text.ts';
import * as say from './words.ts';

const importResult = z.object({
  format: z.enum(IMPORT_FORMATS),
  new: z.int(),
  existing: z.int(),
  failed: z.int(),
  /** False for a preview. */
  committed: z.boolean(),
  rows: z.array(
    z.object({
      /** In the file, its header being line 1. */
      line: z.int(),
      status: z.enum(LINE_STATUSES),
      title: z.string(),
      message: z.string().optional(),
    }),
  ),
});

export const importFile = endpoint({
  method: 'POST',
  path: '/api/import',
  summary:
    'Import from Goodreads, StoryGraph, Letterboxd, a CSV or our own export; with progress as an event stream with `Accept: text/event-stream`',
  tag: 'Profile',
  access: 'person',
  body: z.object({
    /** Recognised from the header where it is left out. */
    format: z.enum(IMPORT_FORMATS, say.oneOf(IMPORT_FORMATS)).nullish(),
    filename: text(300).nullish(),
    /** The file's text, as it is: line numbers count. */
    content: z.string(),
    /** Without it nothing is changed: a preview. */
    commit: z.boolean().default(false),
  }),
  bodyApart: true,
  bodyLimit: IMPORT_LIMIT,
  answers: { 200: importResult },
});
