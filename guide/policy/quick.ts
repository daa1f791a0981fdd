/** The replies that stand ready under a turn: what is tapped need not be understood. */
import type { QuickReply } from '../talk/state.ts';
import type { Act } from '../understanding/acts.ts';
import type { Draft } from './draft.ts';
import { mayHear, reach } from './gate.ts';
import { lineOf } from './lines.ts';

const MOST = 5;
/** A name longer than this is no label. */
const LABEL = 28;

const wish = (label: string, says: string, act: Act): QuickReply => ({
  label,
  says,
  tap: { means: 'act', act },
});

export const WISHES = {
  hint: wish('Hint', 'A hint, please.', 'wish_hint'),
  others: wish('What do others say?', 'What do others say about that?', 'wish_challenge'),
  another: wish('Another question', 'Another question, please.', 'wish_another'),
  more: wish('Tell me more', 'Tell me more about that.', 'wish_explain'),
  sum: wish('Sum up', 'Sum up what we have so far.', 'wish_summary'),
  leave: wish('Leave it here', 'Let us leave it here.', 'goodbye'),
  simpler: wish('In simpler words', 'Put that in simpler words, please.', 'wish_simpler'),
} as const;

export function quickReplies(draft: Draft): QuickReply[] {
  const { state, work } = draft.now;
  if (draft.move === 'safety' || draft.move === 'after_safety') return [];
  if (draft.move === 'close') return [];
  if (draft.move === 'receive')
    return [...draft.quick, things(draft, 1)[0], WISHES.leave].flatMap((one) => one ?? []);
  const turn = state.turn + 1;
  const found: QuickReply[] = [...draft.quick, ...positions(draft)];
  const doors = things(draft, found.length > 0 ? 1 : 2);
  found.push(...doors);
  if (draft.ask && draft.hint < 3 && lineOf(work, draft.ask.line)) found.push(WISHES.hint);
  if (!draft.ask && draft.thing) found.push(WISHES.more);
  if (turn > 0 && draft.ask && turn % 2 === 0) found.push(WISHES.others);
  found.push(turn >= 4 && state.sinceSummary >= 4 ? WISHES.sum : WISHES.another);
  if (turn >= 3) found.push(WISHES.leave);
  return distinct(found).slice(0, MOST);
}

/** Rival positions on the question asked that the reader has not taken. */
function positions({ ask, now: { work, state } }: Draft): QuickReply[] {
  const line = lineOf(work, ask?.line ?? null);
  if (!line || !ask || line.shape !== 'rivals') return [];
  const isItsQuestion =
    line.ask.includes(ask.text) ||
    line.plain === ask.text ||
    state.moves.at(-1) === 'rivals' ||
    /nearer to you|answer first/.test(ask.text);
  if (!isItsQuestion) return [];
  return line.positions
    .filter(({ id }) => !state.positions.some((taken) => taken.line === line.id && taken.position === id))
    .slice(0, 2)
    .map(({ id, tap, means }) => ({
      label: tap,
      says: means,
      tap: { means: 'position', line: line.id, position: id },
    }));
}

/** Things one comes to from here, open to the reader and not yet spoken of. */
function things({ thing, line, now: { work, state } }: Draft, most: number): QuickReply[] {
  const reached = reach(state, work);
  const from = thing ? (work.things.get(thing)?.related ?? []) : [];
  const listed = lineOf(work, line)?.things ?? [];
  const fresh = [...from, ...listed, ...work.script.things.slice(0, 6).map(({ id }) => id)].filter(
    (id) =>
      id !== thing &&
      !state.recent.includes(id) &&
      !state.refused.includes(id) &&
      mayHear(work.things.get(id)?.from, reached),
  );
  return [...new Set(fresh)]
    .flatMap((id) => {
      const name = work.things.get(id)?.names[0];
      return name && name.length <= LABEL
        ? [{ label: capital(name), says: `What about ${name}?`, tap: { means: 'thing' as const, thing: id } }]
        : [];
    })
    .slice(0, most);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const distinct = (list: readonly QuickReply[]): QuickReply[] =>
  list.filter((one, at) => list.findIndex(({ label }) => label === one.label) === at);
