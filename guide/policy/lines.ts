/** Lines of inquiry: which one comes next, how it is asked, how it lands. */

import { GENERAL_OBJECTIVE } from '#catalogue/objectives.ts';
import type { Line } from '#catalogue/script.ts';
import { drawOf, shuffled } from '../chance.ts';
import { meaningOf, nearness } from '../language/meaning.ts';
import { wordsIn } from '../language/tokens.ts';
import type { Vectors } from '../language/vectors.ts';
import type { Work } from '../works/work.ts';
import type { Draft, Now } from './draft.ts';
import { mayHear, reach } from './gate.ts';

/** The objective in force: the chosen one, or that of the door taken from a menu. */
export const aimOf = ({ state, objective, heard: { tap } }: Now): string =>
  tap?.means === 'door' ? tap.objective : (state.objective ?? objective.slug);

/** Lines that may be asked and were not, those that serve the aim and lie near to what is spoken of first. */
export function nextLines(
  draft: Draft,
  vectors: Vectors | null,
  near: readonly string[] = [],
  text = '',
): Line[] {
  const { work, state, seed } = draft.now;
  const reached = reach(state, work, near);
  const aim = aimOf(draft.now);
  const meaning = text && vectors ? meaningOf(wordsIn(text), vectors) : null;
  const usable = (of: Work) =>
    of.script.lines.filter(
      ({ id, from, things }) =>
        !state.linesDone.includes(id) &&
        !draft.has(`line:${id}`) &&
        mayHear(from, reached) &&
        !things.some((thing) => state.refused.includes(thing)) &&
        !state.refused.includes(id),
    );
  const own = usable(work);
  const all = own.length > 0 || !work.general ? own : usable(work.general);
  const rank = (line: Line) =>
    (line.for.includes(aim) ? 1 : line.for.includes(GENERAL_OBJECTIVE.slug) ? 0.4 : 0) +
    Math.min(2, line.things.filter((thing) => near.includes(thing)).length) * 0.8 +
    (meaning && vectors
      ? Math.max(0, nearness(meaning, meaningOf(wordsIn(line.ask.join(' ')), vectors)))
      : 0) +
    (leadsFrom(work, state.line).includes(line.id) ? 0.6 : 0);
  return shuffled(all, seed)
    .map((line) => ({ line, score: rank(line) }))
    .sort((a, b) => b.score - a.score)
    .map(({ line }) => line);
}

const leadsFrom = (work: Work, id: string | null): string[] =>
  id ? (work.lines.get(id)?.leads.map(({ to }) => to) ?? []) : [];

export const lineOf = (work: Work, id: string | null): Line | null =>
  id === null ? null : (work.lines.get(id) ?? work.general?.lines.get(id) ?? null);

/** The line's question, in one of its wordings; by name where the reader named somebody and the line can. */
export function askLine(draft: Draft, line: Line, how: 'usual' | 'plain' = 'usual'): void {
  const { seed, state, work } = draft.now;
  const name = work.held === 'none' ? nameFor(draft) : null;
  const text =
    how === 'plain' || state.manner.plain
      ? line.plain
      : line.named && name
        ? line.named.replaceAll('{name}', name)
        : (line.ask[drawOf(`${seed}/${line.id}`) % line.ask.length] as string);
  draft.used.push(`line:${line.id}`);
  draft.line = line.id;
  draft.asks(text, { plain: line.plain, line: line.id });
}

/** Somebody the reader named: near the thing that is spoken of, else the one they speak of most lately. */
export function nameFor({ now: { state, heard } }: Draft, thing: string | null = null): string | null {
  const beside =
    thing && heard.sentences.find(({ things }) => things.some((one) => one.thing === thing))?.text;
  const near = beside ? heard.told.find((name) => beside.includes(name)) : undefined;
  const now = near ?? heard.told[0];
  if (now) return now;
  // A remark asks after whom they speak of now, a line after whom they spoke of most.
  if (thing) return null;
  return [...state.told].reverse().sort((a, b) => b.times - a.times)[0]?.name ?? null;
}

/** Exchanges after which a line has given what it has. */
export const LANDS_AFTER = 3;

/** Ends the line with what it leaves one with, and goes on to the one that follows. */
export function land(draft: Draft, line: Line, vectors: Vectors): void {
  const { work, state } = draft.now;
  draft.move = 'land';
  draft.say(line.landing, `land:${line.id}`);
  const lead = line.leads.find(
    ({ to }) => !state.linesDone.includes(to) && mayHear(work.lines.get(to)?.from, reach(state, work)),
  );
  const next = lead ? work.lines.get(lead.to) : nextLines(draft, vectors, line.things)[0];
  if (!next) return;
  if (lead) draft.say(lead.says);
  else draft.word('next_line');
  askLine(draft, next);
}
