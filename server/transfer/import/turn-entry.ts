/** What a guide's turn did, as untrusted input: only what a turn of ours could have kept, and so much of it. */
import * as z from 'zod';
import { MOVES, type TurnRecord } from '#guide/talk/state.ts';
import { ACTS } from '#guide/understanding/acts.ts';

const key = z.string().max(200);
const words = z.string().max(10_000);
const some = <T extends z.ZodType>(one: T) => z.array(one).max(200);

const tap = z.discriminatedUnion('means', [
  z.object({ means: z.literal('position'), line: key, position: key }),
  z.object({ means: z.literal('thing'), thing: key }),
  z.object({ means: z.literal('line'), line: key }),
  z.object({ means: z.literal('door'), objective: key, answer: key.optional() }),
  z.object({ means: z.literal('answer'), answer: key }),
  z.object({ means: z.literal('spoil') }),
  z.object({ means: z.literal('act'), act: z.enum(ACTS) }),
]);

const heard = z.object({
  acts: some(z.enum(ACTS)),
  things: some(key),
  claims: some(z.object({ text: words, things: some(key), ground: z.boolean() })),
  open: some(words),
  met: some(words),
  told: some(key),
  refused: some(words),
  place: z
    .object({ step: z.int().min(0).nullable(), finished: z.boolean(), mayKnow: z.boolean() })
    .nullable(),
  position: z.object({ line: key, position: key }).nullable(),
  danger: z.boolean(),
  hurt: z.boolean(),
});

export const turnEntry: z.ZodType<TurnRecord> = z.object({
  v: z.literal(1),
  move: z.enum(MOVES),
  ask: z
    .object({ text: words, plain: words.nullable(), line: key.nullable(), thing: key.nullable() })
    .nullable(),
  line: key.nullable(),
  thing: key.nullable(),
  used: some(key),
  quick: some(z.object({ label: key, says: words, tap })),
  hint: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  heard: heard.nullable(),
  objective: key.optional(),
  manner: z
    .object({
      brief: z.boolean().optional(),
      plain: z.boolean().optional(),
      noQuestions: z.boolean().optional(),
    })
    .nullable(),
});
