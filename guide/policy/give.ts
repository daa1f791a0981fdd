/** The answer to a thought: something that bears on it, and the question that leads on. */
import type { Line, Remark } from '#catalogue/script.ts';
import { pick, shuffled } from '../chance.ts';
import { wordCount } from '../counting.ts';
import { closingQuestion } from '../language/last-question.ts';
import { meaningOf, sharedWords } from '../language/meaning.ts';
import { wordsIn } from '../language/tokens.ts';
import type { Vectors } from '../language/vectors.ts';
import type { Mind } from '../learned/mind.ts';
import { doing, type UnderstoodSentence } from '../understanding/understanding.ts';
import { STAYING } from '../words/staying.ts';
import type { KnownRemark, Work } from '../works/work.ts';
import { alike } from './bearing.ts';
import { type Candidate, candidatesFor, worthOf } from './candidates.ts';
import type { Draft } from './draft.ts';
import { mayHear, reach } from './gate.ts';
import { askLine, LANDS_AFTER, land, lineOf, nameFor, nextLines } from './lines.ts';

/** Words of a turn that a second thing may still be added to. */
const ROOM = 70;

export function give(draft: Draft, sentences: readonly UnderstoodSentence[], mind: Mind): void {
  const { state, work } = draft.now;
  const { vectors } = mind;
  const asked = lineOf(work, state.ask?.line ?? null);
  const text = sentences.map((one) => one.text).join(' ');
  if (contradicts(draft, sentences, vectors)) return;
  if (asked && corrects(draft, asked, text, vectors)) return;
  const chosen = bestFor(draft, sentences, mind);
  const current = lineOf(work, state.line);
  if (
    current &&
    state.lineTurns >= LANDS_AFTER &&
    current.landing !== '' &&
    !draft.has(`land:${current.id}`)
  ) {
    if (chosen?.remark && chosen.features.named === 1 && wordCount(chosen.remark.remark.says) < 40)
      sayRemark(draft, chosen.remark, false);
    land(draft, current, vectors);
    return;
  }
  if (work.held === 'none' && !(chosen && bearsOnIt(draft, chosen)) && stays(draft, sentences)) return;
  if (chosen) sayCandidate(draft, chosen);
  else receive(draft, sentences, text, vectors);
}

/**
 * What holds for any work is only said to what it plainly speaks of, and not turn after turn: told to somebody who knows
 * the work, by a guide that does not, it is a lecture.
 */
const HEARD = 0.62;
const bearsOnIt = ({ now: { state } }: Draft, { features }: Candidate): boolean =>
  !state.moves.slice(-2).includes('remark') && (features.named === 1 || (features.hears ?? 0) >= HEARD);

/** A sentence of theirs stands in a turn of ours at most every third time. */
const BETWEEN_QUOTATIONS = 3;
const QUOTED = 'quoted:';
const QUOTABLE = { from: 6, to: 24 };

/** Of a work nobody here holds: stays with the fullest thing they said of it, now and then in their own whole sentence. */
function stays(draft: Draft, sentences: readonly UnderstoodSentence[]): boolean {
  const { state, seed } = draft.now;
  const [said] = sentences
    .filter(({ act, about }) => (act === 'claim' || act === 'ground') && about !== null)
    .sort((a, b) => fullness(b) - fullness(a));
  if (!said?.about) return false;
  const { about } = said;
  const ways = STAYING[about].map((text, at) => ({ text, key: `stay:${about}/${at}` }));
  const way = shuffled(ways, `${seed}/${state.turn}`).find(({ key }) => !draft.has(key));
  if (!way) return false;
  draft.move = 'probe';
  const last = state.used.findLast((key) => key.startsWith(QUOTED));
  const isDue = !last || state.turn - Number(last.slice(QUOTED.length)) >= BETWEEN_QUOTATIONS;
  if (isDue && fullness(said) > 0)
    draft.say(`“${said.text.trim().replace(/^["“]|["”]$/g, '')}”`, `${QUOTED}${state.turn}`);
  else draft.word('receipt');
  draft.used.push(way.key);
  draft.asks(way.text);
  return true;
}

/** Words of a sentence that can stand by itself; 0 for one that is too short or too long to be quoted. */
const fullness = ({ text }: UnderstoodSentence): number => {
  const words = wordCount(text);
  return words < QUOTABLE.from || words > QUOTABLE.to ? 0 : words;
};

/** Nothing that is likely to be less than good enough is said for the sake of saying something. */
const GOOD_ENOUGH = 0.85;

/** The best there is of the work's own, else of what holds for any work of its kind. */
function bestFor(
  draft: Draft,
  sentences: readonly UnderstoodSentence[],
  { vectors, choice }: Mind,
): Candidate | null {
  const { work } = draft.now;
  const top = (list: readonly Candidate[]) =>
    list
      .map((one) => ({ one, worth: worthOf(one, choice) }))
      .reduce<{ one: Candidate; worth: number } | null>((a, b) => (a && a.worth >= b.worth ? a : b), null);
  const own = top(candidatesFor(draft, sentences, vectors));
  if (own && own.worth >= GOOD_ENOUGH) return own.one;
  if (!work.general) return null;
  const general = top(
    candidatesFor(
      draft,
      sentences.map((one) => ({ ...one, things: one.general })),
      vectors,
      work.general,
    ).filter(({ kind }) => kind === 'remark'),
  );
  return general && general.worth >= GOOD_ENOUGH ? general.one : null;
}

function sayCandidate(draft: Draft, { kind, key, line, remark, which, text }: Candidate): void {
  if (remark) {
    sayRemark(draft, remark, true);
    return;
  }
  if (!line) return;
  draft.line = line.id;
  switch (kind) {
    case 'position':
      takeUp(draft, line, which);
      return;
    case 'rivals':
      rivals(draft, line);
      return;
    case 'counter':
      draft.move = 'counter';
      draft.say(line.counter.says, key).asks(line.counter.asks, { line: line.id });
      return;
    case 'voice':
      voiceOf(draft, line);
      return;
    default:
      draft.move = 'probe';
      draft.used.push(key);
      sayWithQuestion(draft, text.replaceAll('{name}', nameFor(draft) ?? 'they'), line.id);
  }
}

/** A remark with its question; a third turn of the same shape lets the remark stand without one. */
export function sayRemark(draft: Draft, remark: KnownRemark, withQuestion: boolean): void {
  const { state, work } = draft.now;
  draft.move = 'remark';
  draft.thing = remark.thing;
  draft.say(remark.remark.says, remark.key);
  draft.line = lineFor(draft, work, remark.thing);
  if (!withQuestion) return;
  if (
    state.moves.slice(-2).every((move) => move === 'remark') &&
    state.moves.length > 1 &&
    otherShape(draft, remark.thing)
  )
    return;
  draft.asks(questionOf(draft, remark.remark), { thing: remark.thing, line: null });
}

const questionOf = (draft: Draft, { asks, named }: Remark): string => {
  const name = named ? nameFor(draft, draft.thing) : null;
  return named && name ? named.replaceAll('{name}', name) : asks;
};

/** The line that goes on with a thing: the one we are on, else one that lists it. */
function lineFor(draft: Draft, work: Work, thing: string): string | null {
  const { state } = draft.now;
  const current = state.line ? work.lines.get(state.line) : undefined;
  if (current?.things.includes(thing)) return current.id;
  const reached = reach(state, work, [thing]);
  return (
    work.script.lines.find(
      ({ id, things, from }) =>
        things.includes(thing) && !state.linesDone.includes(id) && mayHear(from, reached),
    )?.id ?? state.line
  );
}

/** In place of a third remark with a question: a voice to answer, or two who disagree. */
function otherShape(draft: Draft, thing: string): boolean {
  const { work } = draft.now;
  const line = work.script.lines.find((one) => one.things.includes(thing) && one.id === draft.line);
  if (!line) return false;
  return voiceOf(draft, line) || rivals(draft, line);
}

function voiceOf(draft: Draft, line: Line): boolean {
  const { state, work } = draft.now;
  if (!mayHear(line.from, reach(state, work))) return false;
  const at = line.voices.findIndex((_, index) => !draft.has(`voice:${line.id}/${index}`));
  const voice = line.voices[at];
  if (!voice) return false;
  draft.move = 'voice';
  draft.say(
    `${/^(?:some|many|a |an |the |one |readers|critics)/i.test(voice.who) ? sentence(voice.who) : voice.who}: ${voice.says}`,
    `voice:${line.id}/${at}`,
  );
  draft.asks(voice.asks, { line: line.id });
  draft.line = line.id;
  return true;
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Two rival positions, each as a reader would say it. */
export function rivals(draft: Draft, line: Line): boolean {
  if (line.shape !== 'rivals' || draft.has(`rivals:${line.id}`) || draft.words > 30) return false;
  const [one, two] = line.positions.filter(
    ({ voice, id }) => voice && !draft.now.state.positions.some((taken) => taken.position === id),
  );
  if (!one?.voice || !two?.voice) return false;
  draft.move = 'rivals';
  draft.used.push(`rivals:${line.id}`);
  draft.word('between').say(`One: ${one.voice}`).say(`The other: ${two.voice}`);
  draft.line = line.id;
  draft.asks(
    pick(['Which of them is nearer to you?', 'Whom would you answer first?'], draft.now.seed) ?? '',
    { line: line.id },
  );
  return true;
}

/** What the position deserves, from its author. */
export function takeUp(draft: Draft, line: Line, id: string): boolean {
  const position = line.positions.find((one) => one.id === id);
  const key = `position:${line.id}/${id}`;
  if (!position || draft.has(key)) return false;
  draft.move = 'uptake';
  draft.line = line.id;
  draft.say(position.uptake, key).asks(position.asks, { line: line.id });
  return true;
}

/** What is often got wrong here, put right. */
const SLIP = 0.78;
function corrects(draft: Draft, line: Line, text: string, vectors: Vectors): boolean {
  const said = meaningOf(wordsIn(text), vectors);
  const reached = reach(draft.now.state, draft.now.work);
  for (const [at, slip] of line.slips.entries()) {
    const key = `slip:${line.id}/${at}`;
    if (draft.has(key) || !mayHear(slip.from, reached)) continue;
    const near = Math.max(
      ...[slip.believes, ...slip.said].map((way) => alike(said, meaningOf(wordsIn(way), vectors))),
    );
    if (near < SLIP) continue;
    draft.move = 'correct';
    draft.line = line.id;
    draft.say(slip.correct, key).asks(slip.asks, { line: line.id });
    return true;
  }
  return false;
}

/** A text that ends in its question. */
export function sayWithQuestion(draft: Draft, text: string, line: string | null): void {
  const question = closingQuestion(text);
  if (question) draft.say(text.slice(0, text.lastIndexOf(question))).asks(question, { line });
  else draft.say(text);
}

/** Nothing was found that bears on it: nothing is claimed, something is given, and the next line is open. */
function receive(
  draft: Draft,
  sentences: readonly UnderstoodSentence[],
  text: string,
  vectors: Vectors,
): void {
  const { work, heard } = draft.now;
  draft.move = 'line';
  draft.word(doing(heard, 'experience').length > 0 ? 'experience' : 'receipt');
  const near = sentences.flatMap(({ things }) => things.map(({ thing }) => thing));
  const line = nextLines(draft, vectors, near, text)[0];
  if (line && draft.words < ROOM) {
    askLine(draft, line);
    return;
  }
  draft.word(work.held === 'none' ? 'open_ask_unknown' : 'open_ask');
  moveAskOut(draft);
}

/** The last sentence said becomes the turn's question. */
export function moveAskOut(draft: Draft): void {
  const last = draft.parts.at(-1);
  if (!last?.endsWith('?')) return;
  draft.parts.pop();
  draft.asks(last);
}

const NEGATION =
  /\b(?:not|never|no|nothing|nobody|n't|isnt|doesnt|didnt|wasnt|cant|wont|without|hardly)\b|n['’]t\b/i;
const SAME = 0.62;

/** An earlier claim that pulls the other way is put to them, once. */
function contradicts(draft: Draft, sentences: readonly UnderstoodSentence[], vectors: Vectors): boolean {
  const { state } = draft.now;
  if (draft.has('contradiction')) return false;
  for (const now of sentences.filter(({ act }) => act === 'claim' || act === 'ground')) {
    const meaning = meaningOf(wordsIn(now.text), vectors);
    const before = state.claims.find(
      ({ text }) =>
        wordCount(text) <= 30 &&
        NEGATION.test(text) !== NEGATION.test(now.text) &&
        Math.min(
          sharedWords(meaning, meaningOf(wordsIn(text), vectors)),
          sharedWords(meaningOf(wordsIn(text), vectors), meaning),
        ) > SAME,
    );
    if (!before) continue;
    draft.move = 'contradict';
    draft.word('contradiction').say(`“${before.text}”`, 'contradiction').word('contradiction_ask');
    moveAskOut(draft);
    return true;
  }
  return false;
}
