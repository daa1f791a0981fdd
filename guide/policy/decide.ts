/**
 * The policy: from what was understood and what the talk has come to, the next turn. The concerns stand here in
 * their order; the first that settles the turn ends it, and each leaves the how to its own file.
 */
import { drawOf } from '../chance.ts';
import type { Vectors } from '../language/vectors.ts';
import type { Mind } from '../learned/mind.ts';
import type { Move } from '../talk/state.ts';
import type { Act } from '../understanding/acts.ts';
import { asks, doing, isThought, type UnderstoodSentence } from '../understanding/understanding.ts';
import { LINES } from '../words/lines.ts';
import { answerAll, fitting, tell } from './answers.ts';
import { bearing } from './bearing.ts';
import { close } from './close.ts';
import { Draft, type Now } from './draft.ts';
import { give, sayRemark, takeUp } from './give.ts';
import { askLine, lineOf, nextLines } from './lines.ts';
import { meetsTheOccasion } from './occasions.ts';
import { afterSafety, GENTLE_TURNS, otherLanguage, own, receive, safety } from './person.ts';
import { quickReplies } from './quick.ts';
import { another, goTo, grant, heedManner } from './wishes.ts';

type Turned = { draft: Draft; mind: Mind; vectors: Vectors };
/** True where the turn is settled. */
type Concern = (turned: Turned) => boolean;

const CONCERNS: readonly Concern[] = [
  // The person comes first.
  stopsForDanger,
  staysGentle,
  // What was tapped means what stands on it.
  meansWhatWasTapped,
  saysWhatItCannotRead,
  hearsDanger,
  receivesHurt,
  ownsAMisreading,
  greets,
  heedsRefusal,
  heedsPlace,
  // Whatever is asked is answered; a goodbye is honoured; the course is the reader's.
  answersQuestions,
  honoursGoodbye,
  grantsAWish,
  goesOnAfterAnswers,
  leavesWhatWasRefused,
  // A thought is met with something that bears on it.
  meetsAThought,
  // Small talk, being stuck, what cannot be read.
  meetsTheOccasion,
];

export function decide(now: Now, mind: Mind): Draft {
  const draft = new Draft(now);
  const turned = { draft, mind, vectors: mind.vectors };
  CONCERNS.some((concern) => concern(turned));
  finish(draft);
  return draft;
}

const certainly = ({ now: { heard } }: Draft, ...acts: Act[]): UnderstoodSentence | undefined =>
  doing(heard, ...acts).find(({ certain }) => certain);

/** What may be a question and may be none is met as a thought, if it finds no answer. */
const thoughtsIn = ({ now: { heard } }: Draft): UnderstoodSentence[] =>
  heard.sentences.filter((one) => isThought(one) || (asks(one) && !one.certain));
const questionsIn = ({ now: { heard } }: Draft): UnderstoodSentence[] =>
  heard.sentences.filter((one) => asks(one) || one.also?.startsWith('ask_'));
const wishIn = ({ now: { heard } }: Draft): UnderstoodSentence | undefined =>
  heard.sentences.find(({ act }) => act.startsWith('wish_'));

function stopsForDanger({ draft }: Turned): boolean {
  if (draft.now.heard.danger !== 'sure') return false;
  safety(draft);
  return true;
}

function staysGentle({ draft, vectors }: Turned): boolean {
  const { sinceDanger } = draft.now.state;
  if (sinceDanger === null || sinceDanger >= GENTLE_TURNS) return false;
  afterSafety(draft, vectors);
  return true;
}

function saysWhatItCannotRead({ draft }: Turned): boolean {
  return otherLanguage(draft);
}

/** It may be about the reader: a word to the person first, and the talk goes on. */
function hearsDanger({ draft }: Turned): boolean {
  if (draft.now.heard.danger === 'maybe') draft.word('check');
  return false;
}

function receivesHurt({ draft, vectors }: Turned): boolean {
  if (!certainly(draft, 'hurt')) return false;
  const questions = questionsIn(draft);
  if (questions.length > 0) answerAll(draft, questions, vectors);
  if (certainly(draft, 'goodbye')) {
    draft.word('receive_again');
    close(draft);
    return true;
  }
  receive(draft);
  return true;
}

function ownsAMisreading({ draft, vectors }: Turned): boolean {
  const complaint = certainly(draft, 'objection', 'correction');
  if (!complaint) return false;
  if (questionsIn(draft).length > 0 || wishIn(draft)) {
    draft.word('own');
    return false;
  }
  own(draft, complaint, vectors);
  if (certainly(draft, 'goodbye')) close(draft);
  return true;
}

/** A greeting stands before what else there is to say. */
function greets({ draft }: Turned): boolean {
  if (draft.parts.length > 0 || !certainly(draft, 'hello')) return false;
  const more = thoughtsIn(draft).length + questionsIn(draft).length > 0 || wishIn(draft) !== undefined;
  if (draft.now.state.turn === 0) draft.word('greet');
  else if (!more) draft.word('greet_again');
  return false;
}

function heedsRefusal({ draft }: Turned): boolean {
  const refused = certainly(draft, 'refuse');
  if (!refused) return false;
  const { ask } = draft.now.state;
  draft.move = 'refused';
  draft.word('refused');
  const things = refused.things.map(({ thing }) => thing);
  draft.refused.push(...(things.length > 0 ? things : [ask?.thing, ask?.line].flatMap((one) => one ?? [])));
  return false;
}

function heedsPlace({ draft }: Turned): boolean {
  const { place } = draft.now.heard;
  if (!place) return false;
  draft.move = 'place';
  draft.word(place.mayKnow ? 'may_know' : place.finished ? 'finished' : 'place');
  return false;
}

function answersQuestions({ draft, vectors }: Turned): boolean {
  const questions = questionsIn(draft);
  if (questions.length > 0) answerAll(draft, questions, vectors);
  return false;
}

function honoursGoodbye({ draft }: Turned): boolean {
  if (!certainly(draft, 'goodbye')) return false;
  close(draft);
  return true;
}

/** How the guide is to talk is heeded, and what else they would like or think is met in that manner. */
function grantsAWish({ draft, vectors }: Turned): boolean {
  const [manner] = doing(draft.now.heard, 'wish_manner');
  const wanted = manner && fitting(draft, manner);
  // "Just tell me how it ends."
  if (wanted) return tell(draft, wanted.answer);
  if (manner) heedManner(draft, manner);
  const wish = draft.now.heard.sentences.find(({ act }) => act.startsWith('wish_') && act !== 'wish_manner');
  if (wish) return grant(draft, wish, vectors);
  return manner !== undefined && thoughtsIn(draft).length === 0;
}

function goesOnAfterAnswers({ draft, vectors }: Turned): boolean {
  if (!ANSWERED.has(draft.move)) return false;
  afterAnswer(draft, vectors);
  return true;
}

const ANSWERED: ReadonlySet<Move> = new Set<Move>(['answer', 'opinion', 'simpler', 'unknown']);

function leavesWhatWasRefused({ draft, vectors }: Turned): boolean {
  return draft.move === 'refused' && another(draft, vectors);
}

function meetsAThought({ draft, mind }: Turned): boolean {
  const thoughts = thoughtsIn(draft);
  if (thoughts.length === 0) return false;
  give(draft, [...thoughts, ...doing(draft.now.heard, 'feeling')], mind);
  return true;
}

/** Room for a remark on the thought that came with a question, where the answer was short. */
const SHORT_ANSWER = 55;

function afterAnswer(draft: Draft, vectors: Vectors): void {
  const { state, heard } = draft.now;
  const thoughts = thoughtsIn(draft);
  if (thoughts.length > 0 && draft.words < SHORT_ANSWER) {
    const found = bearing(draft, thoughts, vectors).find(
      ({ named, remark }) => named && !draft.used.includes(remark.key),
    );
    if (found) {
      const move = draft.move;
      draft.ask = null;
      sayRemark(draft, found.remark, true);
      draft.move = move;
      return;
    }
  }
  draft.line ??= state.line;
  if (draft.move === 'unknown' && !draft.ask && draft.words < 30 && heard.sentences.length <= 2) {
    const line = nextLines(draft, vectors, state.recent)[0];
    if (line) askLine(draft, line);
  }
}

function meansWhatWasTapped({ draft, mind, vectors }: Turned): boolean {
  const { heard, work, state } = draft.now;
  const { tap } = heard;
  if (!tap) return false;
  const sentence = heard.sentences[0] ?? null;
  switch (tap.means) {
    case 'position': {
      const line = lineOf(work, tap.line);
      if (!line || !takeUp(draft, line, tap.position)) give(draft, heard.sentences, mind);
      break;
    }
    case 'thing':
      goTo(draft, tap.thing, sentence, vectors);
      break;
    case 'line': {
      const line = lineOf(work, tap.line);
      if (line) askLine(draft, line);
      draft.move = 'line';
      break;
    }
    case 'door':
      throughTheDoor(draft, tap.answer, vectors);
      break;
    case 'answer': {
      const answer = work.answers.get(tap.answer);
      if (answer) tell(draft, answer);
      break;
    }
    case 'spoil':
      draft.move = 'place';
      draft.word('may_know');
      draft.ask = state.ask;
      break;
    case 'act':
      if (tap.act === 'goodbye') close(draft);
      else if (sentence) grant(draft, { ...sentence, act: tap.act, answers: [], things: [] }, vectors);
  }
  return true;
}

/** A line of the opening menu: what it asks is answered, and the talk goes its way. */
function throughTheDoor(draft: Draft, asked: string | undefined, vectors: Vectors): void {
  const answer = asked ? draft.now.work.answers.get(asked) : undefined;
  if (answer) tell(draft, answer);
  else draft.word('topic');
  const line = nextLines(draft, vectors)[0];
  if (line && !draft.ask) askLine(draft, line);
  draft.move = answer ? 'answer' : 'line';
}

/** Said once of a work nobody here holds; from then on what they tell is taken as it is told. */
const stands = ({ now: { seed } }: Draft): string =>
  LINES.stands_for_works[drawOf(seed) % LINES.stands_for_works.length] as string;

/** Moves in which nothing has to be known of the work. */
const WITHOUT_THE_WORK: ReadonlySet<Move> = new Set<Move>([
  'safety',
  'after_safety',
  'receive',
  'close',
  'pause',
  'trouble',
  'other_language',
  'courtesy',
  'calm',
]);

/** Wishes on the manner that hold, and what stands ready to be tapped. */
function finish(draft: Draft): void {
  const { state, work } = draft.now;
  if (work.held === 'none' && !draft.has('no-notes') && !WITHOUT_THE_WORK.has(draft.move)) {
    draft.parts.unshift(stands(draft));
    draft.used.push('no-notes');
  }
  if (state.manner.noQuestions && draft.move !== 'open') draft.ask = null;
  if (draft.parts.length === 0 && !draft.ask) draft.word('receipt');
  draft.quick = quickReplies(draft);
}
