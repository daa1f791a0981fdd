/** What a model is told of this very turn: what must be answered, what is known that bears on it, what the talk has come to. */

import type { Draft } from '../policy/draft.ts';
import { mayHear, reach } from '../policy/gate.ts';
import { nextLines } from '../policy/lines.ts';
import type { Move } from '../talk/state.ts';
import type { ReplyRequest } from '../types.ts';
import { doing } from '../understanding/understanding.ts';
import type { Fence } from './fence.ts';
import { within } from './subject-part.ts';

const languageName = (tag: string): string | null => {
  if (tag === 'und') return null;
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? null;
  } catch {
    return null;
  }
};

/** Only where the moment asks for something other than talk about the work. */
const PURPOSES: Partial<Record<Move, string>> = {
  safety:
    'They may be in danger. Stop the discussion: two or three kind sentences to the person, somebody they can reach now, no question.',
  after_safety:
    'They cried for help shortly before. Stay with the person, at their pace; answer if they ask; test nothing, ask nothing about the work.',
  receive:
    'They carry a grief or an illness. Receive the person first; no test, no interpretation of it; the work can wait.',
  own: 'They say you took them wrongly or did not listen. Own it in one clause, drop that thread, and take up what they had said.',
  close: 'They take their leave. Two lines on what they leave with, no question.',
  summary: 'They want it drawn together: their own claims, what moved, what is open.',
  pause: 'They pause. One line; the question keeps.',
  refused: 'They refuse that subject. It is gone for this talk; offer another way.',
  hint: 'They are stuck or want a hint. Point to a place first; then two to choose from; then half a thought. Not the whole answer.',
  simpler: 'They want it in simpler words.',
  counter: 'They want to be contradicted. Put the strongest case against them.',
  trouble:
    'Something in the app is broken; you cannot see or mend it. Loading the page again loses nothing; whoever runs this Colloquy should know.',
  contradict: 'What they say now pulls against an earlier claim of theirs. Put the two side by side.',
  material: 'They want something made for use elsewhere. Give it.',
};

export function turnPart({ talk, heard, turn }: ReplyRequest, fenced: Fence, tokens: number): string {
  const { state } = talk;
  const { draft } = turn;
  const asked = heard.sentences.filter(({ act }) => act.startsWith('ask_'));
  const known = knownNow(draft, talk);
  const name = languageName(heard.language);
  return [
    '[From the app, not from the reader: for your next turn.]',
    PURPOSES[draft.move],
    asked.length > 0 &&
      `Asked, to be answered first: ${asked.map(({ text }) => fenced.reader(text)).join(' ')}`,
    known.length > 0 &&
      `Known of what they speak of (use what serves, in your own words):\n${fenced.work(
        within(known, Math.floor(tokens * 0.6))
          .map((line) => `- ${line}`)
          .join('\n'),
      )}`,
    draft.hint > 0 && `This is hint ${draft.hint} of 3.`,
    state.claims.length > 0 &&
      draft.move !== 'safety' &&
      `They hold so far: ${state.claims
        .slice(-4)
        .map(({ text }) => fenced.reader(text))
        .join(' ')}`,
    state.open.length > 0 && `Their own question, still open: ${fenced.reader(state.open.at(-1) ?? '')}`,
    state.refused.length > 0 && `Refused, not to be brought up: ${fenced.work(state.refused.join(', '))}`,
    placeOf(talk),
    state.manner.noQuestions && 'They asked you to stop asking questions.',
    state.manner.brief && 'They want short turns.',
    state.manner.plain && 'They want simple words.',
    ways(draft, talk, fenced),
    doing(heard, 'ask_identity').length > 0 &&
      'Say what you are if asked: a language model acting as the guide in Colloquy.',
    name && heard.language !== 'en'
      ? `Write in ${name}.`
      : 'Write in the language of the reader’s last message.',
  ]
    .filter(Boolean)
    .join('\n');
}

/** What the built-in guide would say, and the rest of what is known of the things named, as far as it may be told. */
function knownNow(draft: Draft, { work, state }: ReplyRequest['talk']): string[] {
  const { heard } = draft.now;
  const things = [
    ...new Set([
      ...heard.sentences.flatMap(({ things: named }) =>
        named.filter(({ sure }) => sure > 0.55).map(({ thing }) => thing),
      ),
      ...(draft.thing ? [draft.thing] : []),
    ]),
  ];
  const reached = reach(state, work, things);
  const answers = heard.sentences.flatMap(({ answers: found }) =>
    found
      .filter(({ score, answer }) => score > 0.45 && mayHear(answer.from, reached))
      .slice(0, 2)
      .map(({ answer }) => answer.says),
  );
  const facts = things.flatMap((id) => {
    const thing = work.things.get(id);
    if (!thing || !mayHear(thing.from, reached, thing.from)) return [];
    return [
      thing.is,
      ...work.remarks
        .filter((one) => one.thing === id && mayHear(one.from, reached, thing.from))
        .map(({ remark }) => remark.says),
    ];
  });
  return [...new Set([...answers, ...facts])];
}

function placeOf({ state: { place }, work }: ReplyRequest['talk']): string | false {
  if (place.finished || place.mayKnow)
    return 'They know the whole work, or want to: nothing has to be held back.';
  if (place.step === null) return false;
  const at = work.script.order[place.step - 1];
  return at
    ? `They are no further than “${at.place}”. Nothing after it may be given away.`
    : 'They have hardly begun. Give nothing away.';
}

/** The line of inquiry in hand and two others: to be chosen from, not to be followed. */
function ways(draft: Draft, talk: ReplyRequest['talk'], fenced: Fence): string | false {
  const quiet: Move[] = ['safety', 'after_safety', 'receive', 'close', 'pause'];
  if (quiet.includes(draft.move)) return false;
  const lines = nextLines(draft, null, talk.state.recent)
    .slice(0, 2)
    .map(({ ask }) => ask[0] as string);
  const own = draft.ask?.text;
  const all = [...(own ? [own] : []), ...lines].filter((text) => text !== '');
  return all.length > 0 && `Questions one could go on with, if any: ${fenced.work(all.join(' / '))}`;
}
