/** Whatever is asked is answered first: from the script, the catalogue, or what the reader told. */
import type { Answer } from '#catalogue/script.ts';
import { wordCount } from '../counting.ts';
import { meaningOf, sharedWords } from '../language/meaning.ts';
import { wordsIn } from '../language/tokens.ts';
import type { Vectors } from '../language/vectors.ts';
import { isThought, type UnderstoodSentence } from '../understanding/understanding.ts';
import type { Match } from '../works/match-answer.ts';
import { bearing } from './bearing.ts';
import type { Draft } from './draft.ts';
import { mayHear, reach } from './gate.ts';
import { lineOf, nameFor } from './lines.ts';

/** An answer that fits less well than this is not what was asked for. */
const FITS = 0.62;
/** With one of the things asked about in it, less is enough. */
const FITS_NAMED = 0.5;
/** More is not said in one turn. */
const MOST_ANSWERS = 2;

/** Answers the questions in the order they were asked; false where none could be. */
export function answerAll(draft: Draft, questions: readonly UnderstoodSentence[], vectors: Vectors): boolean {
  let answered = 0;
  let unknown = 0;
  for (const question of questions) {
    if (answered + unknown >= MOST_ANSWERS) break;
    if (answerOne(draft, question, vectors)) answered++;
    else if (question.certain && isOfTheWork(question) && unknown++ === 0)
      sayUnknown(draft, question, vectors);
  }
  return answered > 0;
}

/** What is asked of the guide in the middle of a thought, and has no answer, is left for the thought. */
const isOfTheWork = ({ act }: UnderstoodSentence): boolean => /^ask_(?:fact|meaning|next)$/.test(act);

function answerOne(draft: Draft, question: UnderstoodSentence, vectors: Vectors): boolean {
  if (ownWords(draft, question, vectors)) return true;
  const match = fitting(draft, question);
  // Whoever asks plainly is told again; a guess at a question repeats nothing.
  if (match && (question.certain || !draft.has(`a:${match.answer.id}`)))
    return say(draft, match.answer, question);
  if (question.act === 'ask_opinion') return question.certain && opinion(draft, question, vectors);
  if (question.act === 'ask_clarify' && isNamed(question)) return introduceNamed(draft, question, vectors);
  if (question.act === 'ask_clarify')
    return question.certain && !draft.now.heard.sentences.some(isThought) && clarify(draft);
  if (
    /\bwho(?:'?s| is| was| are)?\b|\btell me about\b|\bremind me\b|\bwhat(?:'?s| is| was) (?:the|that|a)\b/i.test(
      question.text,
    )
  ) {
    if (isNamed(question)) return introduceNamed(draft, question, vectors);
  }
  return happensThere(draft, question);
}

const namedIn = ({ things }: UnderstoodSentence) =>
  things.find(({ sure, how }) => sure >= 0.75 && how !== 'pronoun');
const isNamed = (question: UnderstoodSentence): boolean => namedIn(question) !== undefined;

function introduceNamed(draft: Draft, question: UnderstoodSentence, vectors: Vectors): boolean {
  const named = namedIn(question);
  return named !== undefined && introduce(draft, named.thing, vectors, question);
}

export function fitting(draft: Draft, { answers, things }: UnderstoodSentence): Match | null {
  const named = new Set(things.filter(({ sure }) => sure >= 0.6).map(({ thing }) => thing));
  return (
    answers.find(
      ({ answer, score }) =>
        !draft.used.includes(`a:${answer.id}`) &&
        score >= (answer.things.some((thing) => named.has(thing)) ? FITS_NAMED : FITS),
    ) ?? null
  );
}

function say(draft: Draft, answer: Answer, { things }: UnderstoodSentence): boolean {
  const { state, work } = draft.now;
  const reached = reach(
    state,
    work,
    things.map(({ thing }) => thing),
  );
  const asksForIt = answer.sort === 'ending' || state.place.step === null;
  if (!mayHear(answer.from, reached) && !(asksForIt && state.place.step === null)) {
    draft.word('spoiler');
    draft.quick.push({
      label: 'Tell me anyway',
      says: 'Tell me anyway.',
      tap: { means: 'answer', answer: answer.id },
    });
    draft.move = 'answer';
    return true;
  }
  return tell(draft, answer);
}

export function tell(draft: Draft, answer: Answer): boolean {
  draft.move = 'answer';
  draft.thing = answer.things[0] ?? draft.thing;
  draft.say(answer.says, `a:${answer.id}`);
  if (answer.asks && !draft.ask) draft.asks(answer.asks, { thing: answer.things[0] ?? null });
  return true;
}

/** "Who is Klipspringer?": what the thing is, and the remark that says most of it. */
export function introduce(
  draft: Draft,
  id: string,
  vectors: Vectors,
  question: UnderstoodSentence | null,
): boolean {
  const { work, state } = draft.now;
  const thing = work.things.get(id);
  if (!thing) return false;
  draft.move = 'answer';
  draft.thing = id;
  draft.say(thing.is, `is:${id}`);
  const reached = reach(state, work, [id]);
  const best =
    (question ? bearing(draft, [question], vectors) : []).find(({ remark }) => remark.thing === id)?.remark ??
    work.remarks.find(
      (one) => one.thing === id && !draft.has(one.key) && mayHear(one.from, reached, thing.from),
    );
  if (best) {
    draft.say(best.remark.says, best.key);
    if (!draft.ask) draft.asks(best.remark.asks, { thing: id });
  }
  return true;
}

/** "What did I say about Jordan?" */
function ownWords(draft: Draft, { text, things }: UnderstoodSentence, vectors: Vectors): boolean {
  if (
    !/\b(?:did|have|had) i (?:say|said|write|written|call|think|tell|told)\b|\bwhat i (?:said|wrote)\b|\bmy (?:own )?(?:words|point|claim)\b/i.test(
      text,
    )
  )
    return false;
  const { claims } = draft.now.state;
  const asked = meaningOf(wordsIn(text), vectors);
  const about = claims
    .map((claim) => ({
      claim,
      score:
        (claim.things.some((thing) => things.some((one) => one.thing === thing)) ? 1 : 0) +
        sharedWords(asked, meaningOf(wordsIn(claim.text), vectors)),
    }))
    .sort((a, b) => b.score - a.score)[0]?.claim;
  if (!about || wordCount(about.text) > 60) return false;
  draft.move = 'answer';
  draft.say(`You said: “${about.text}”`);
  return true;
}

/** "What happens in chapter 3", "where does he meet her again": from the order of events. */
function happensThere(draft: Draft, { text }: UnderstoodSentence): boolean {
  const { work, state } = draft.now;
  const { order } = work.script;
  const number = /\b(?:ch(?:ap(?:ter)?)?\.?|act|part|book)\s*(\d{1,3})\b/i.exec(text)?.[1];
  if (!number || order.length === 0) return false;
  const wanted = Number(number);
  const at = order.findIndex(({ chapter, place }) =>
    chapter !== undefined ? chapter >= wanted : new RegExp(`\\b${wanted}\\b`).test(place),
  );
  const step = order[at];
  if (!step) return false;
  draft.move = 'answer';
  if (state.place.step !== null && at + 1 > state.place.step + 1) {
    draft.word('spoiler');
    draft.quick.push({ label: 'Spoil it', says: 'You can spoil it.', tap: { means: 'spoil' } });
    return true;
  }
  draft.say(`${step.place}: ${step.happens}`, `order:${at}`);
  return true;
}

/** The guide's own view: none, but it can lend its voice to one. */
function opinion(draft: Draft, question: UnderstoodSentence, vectors: Vectors): boolean {
  const { work, state } = draft.now;
  const line = lineOf(work, state.line ?? state.ask?.line ?? null);
  const position = line?.positions.find(
    ({ voice, id }) =>
      voice && !state.positions.some((one) => one.position === id) && !draft.has(`voice:${line.id}/${id}`),
  );
  const found = bearing(
    draft,
    [question, ...draft.now.heard.sentences.filter((one) => one !== question)],
    vectors,
  )[0];
  draft.move = 'opinion';
  if (line && position?.voice) {
    draft.word('opinion').say(position.voice, `voice:${line.id}/${position.id}`);
    draft.asks(position.asks, { line: line.id });
    draft.line = line.id;
    return true;
  }
  if (!found) return false;
  draft.word('opinion').say(found.remark.remark.says, found.remark.key);
  draft.thing = found.remark.thing;
  draft.asks(found.remark.remark.asks, { thing: found.remark.thing });
  return true;
}

/** "What do you mean?": the guide's own question once more, in simpler words. */
function clarify(draft: Draft): boolean {
  const { state, work } = draft.now;
  const { ask } = state;
  if (!ask) return false;
  const line = lineOf(work, ask.line);
  draft.move = 'simpler';
  draft.word('simpler');
  const place = line?.hints[0];
  if (ask.plain && ask.plain !== ask.text) draft.say(ask.plain);
  else if (place && !draft.has(`hint:${line.id}/0`)) draft.say(place, `hint:${line.id}/0`);
  else {
    const thing = ask.thing ? work.things.get(ask.thing) : undefined;
    if (!thing) return plainest(draft);
    draft.say(thing.is, `is:${thing.id}`).say(ask.text);
  }
  const last = draft.parts.at(-1);
  if (last?.endsWith('?')) {
    draft.parts.pop();
    draft.asks(last, { line: ask.line, thing: ask.thing, plain: null });
  }
  draft.line = ask.line;
  return true;
}

const plainest = (draft: Draft): boolean => {
  draft.parts.pop();
  draft.say(
    'I only meant this: what in the work makes you see it as you do? A line, a moment or a detail is enough.',
  );
  return true;
};

/** A remark this near to a question is an answer to it. */
const SPEAKS_TO_IT = 0.5;

/** Not known: said so, with the nearest thing that is, and kept for later. */
function sayUnknown(draft: Draft, question: UnderstoodSentence, vectors: Vectors): void {
  const { work } = draft.now;
  const meaning = question.act === 'ask_meaning';
  const near = bearing(draft, [question], vectors).find(({ named }) => named) ?? null;
  draft.open.push(question.text);
  draft.move = 'unknown';
  // A question of meaning about something known is met with what is known of it, and so is one the remark speaks to.
  if (near && (meaning || near.near > SPEAKS_TO_IT)) {
    draft.move = 'answer';
    draft.thing = near.remark.thing;
    draft.say(near.remark.remark.says, near.remark.key);
    draft.asks(near.remark.remark.asks, { thing: near.remark.thing });
    return;
  }
  // In the turn that says what it goes by, a work nobody here holds needs no second excuse.
  if (work.held !== 'none') draft.word(meaning ? 'unknown_meaning' : 'unknown_fact');
  else if (draft.now.state.used.includes('no-notes')) draft.word('unknown_work');
  if (near) {
    draft.thing = near.remark.thing;
    draft.word('still_i_know').say(near.remark.remark.says, near.remark.key);
    return;
  }
  const general = work.general ?? (work.held === 'none' ? work : null);
  const ofKind = general
    ? bearing(
        draft,
        [{ ...question, things: work.general ? question.general : question.things }],
        vectors,
        general,
      )[0]
    : undefined;
  if (ofKind && ofKind.score > 0.6) {
    const name = ofKind.remark.remark.named ? nameFor(draft) : null;
    draft.say(ofKind.remark.remark.says, ofKind.remark.key);
    draft.asks(
      name && ofKind.remark.remark.named
        ? ofKind.remark.remark.named.replaceAll('{name}', name)
        : ofKind.remark.remark.asks,
      { thing: ofKind.remark.thing },
    );
  }
}
