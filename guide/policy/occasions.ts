/** What is neither asked, wished nor thought: a feeling, a yes, a thank-you, a joke, noise. */
import type { Vectors } from '../language/vectors.ts';
import type { Mind } from '../learned/mind.ts';
import type { Move } from '../talk/state.ts';
import type { Act } from '../understanding/acts.ts';
import { doing } from '../understanding/understanding.ts';
import type { LineName } from '../words/lines.ts';
import { bearing } from './bearing.ts';
import type { Draft } from './draft.ts';
import { give, moveAskOut, sayRemark } from './give.ts';
import { askLine, lineOf, nextLines } from './lines.ts';
import { hint } from './wishes.ts';

type Turned = { draft: Draft; mind: Mind; vectors: Vectors };
type Occasion = { acts: Act[]; meet(turned: Turned): void };

/** `stays`: the question before still stands; `on`: the talk goes on with it or with the next. */
const brief = (acts: Act[], move: Move, word: LineName, then: 'stays' | 'on' | 'rests'): Occasion => ({
  acts,
  meet: ({ draft, vectors }) => {
    draft.move = move;
    draft.word(word);
    if (then === 'on') goOn(draft, vectors);
    else draft.ask = then === 'stays' ? draft.now.state.ask : null;
  },
});

const OCCASIONS: readonly Occasion[] = [
  brief(['trouble'], 'trouble', 'trouble', 'rests'),
  {
    acts: ['stuck'],
    meet: ({ draft, vectors }) => {
      draft.word('stuck');
      hint(draft, vectors);
      draft.move = draft.hint > 0 ? 'hint' : 'line';
    },
  },
  { acts: ['feeling'], meet: ({ draft, mind }) => give(draft, draft.now.heard.sentences, mind) },
  {
    acts: ['place'],
    meet: ({ draft, vectors }) => {
      if (draft.move !== 'place') draft.word('receipt');
      draft.move = 'place';
      goOn(draft, vectors);
    },
  },
  brief(['thanks'], 'courtesy', 'thanks', 'rests'),
  { acts: ['agree', 'disagree'], meet: ({ draft, vectors }) => goesAlong(draft, vectors) },
  brief(['hostile'], 'calm', 'calm', 'rests'),
  brief(['off_task'], 'off_task', 'off_task', 'on'),
  brief(['to_judge'], 'to_judge', 'to_judge', 'on'),
  {
    acts: ['hello'],
    meet: ({ draft }) => {
      draft.move = 'greet';
      if (draft.parts.length === 0) draft.word('greet_again');
      draft.word('ask_anything');
      draft.ask = draft.now.state.ask;
    },
  },
  brief(['nonsense'], 'unreadable', 'unreadable', 'stays'),
];

const ASIDE = brief([], 'aside', 'aside', 'on');

export function meetsTheOccasion(turned: Turned): boolean {
  const { heard } = turned.draft.now;
  const occasion = OCCASIONS.find(({ acts }) => doing(heard, ...acts).length > 0) ?? ASIDE;
  occasion.meet(turned);
  return true;
}

/** Back to the question that stands; a second time, to another. */
function goOn(draft: Draft, vectors: Vectors): void {
  const { state } = draft.now;
  const line = nextLines(draft, vectors, state.recent)[0];
  if (!draft.ask && state.ask && !state.moves.includes('aside')) draft.ask = state.ask;
  else if (line) askLine(draft, line);
}

/** A bare yes or no: the thing that was asked about, from another side. */
function goesAlong(draft: Draft, vectors: Vectors): void {
  const { heard, state, work } = draft.now;
  draft.word(doing(heard, 'agree').length > 0 ? 'agree' : 'disagree');
  const thing = state.ask?.thing ?? state.thing;
  const about = heard.sentences.map((one) => ({
    ...one,
    things: thing ? [{ thing, start: 0, end: 0, sure: 0.8, how: 'name' as const }] : [],
  }));
  const found = thing ? bearing(draft, about, vectors)[0] : undefined;
  if (found) {
    sayRemark(draft, found.remark, true);
    return;
  }
  const line = lineOf(work, state.ask?.line ?? state.line);
  const probe = line?.probes.findIndex((_, at) => !draft.has(`probe:${line.id}/${at}`)) ?? -1;
  if (!line || probe < 0) {
    goOn(draft, vectors);
    return;
  }
  draft.move = 'probe';
  draft.line = line.id;
  draft.say(line.probes[probe] as string, `probe:${line.id}/${probe}`);
  moveAskOut(draft);
}
