/** Replies that are attempts: what was lacking, or what to do with a good one. */

import type { Rating } from '#contract/kinds.ts';
import { contentStems, plain, wordCount } from '../counting.ts';
import { asksForEssay } from '../reading/asking-back.ts';
import { givenIn } from '../reading/given.ts';
import { keepsToOneself, tellsOfLoss } from '../reading/loss.ts';
import { saysNotHeard } from '../reading/unheard.ts';
import { wordsOf } from '../reading/words.ts';
import { MOVES } from '../wording/moves.ts';
import { CORRECTIONS, CORRECTIONS_HELD, RIGHT_ANSWERS, SECOND_WORKS } from '../wording/readings.ts';
import { RECEIVE } from '../wording/receive.ts';
import { aboutGap, byLevel } from './by-level.ts';
import { factAskedFor, nextHint, tell } from './hinting.ts';
import { nextQuestion } from './next-question.ts';
import { effort, hostile, identity, menuChoice } from './occasions.ts';
import { question } from './questions.ts';
import { receive } from './receiving.ts';
import { ask, hasCap, occasion, phrase, type Scene } from './scene.ts';
import { asSentence } from './sentences.ts';
import { quoted } from './snips.ts';
import {
  agreesOnly,
  asksForAnswer,
  asksForHint,
  asksOnly,
  asksWhatYouAre,
  disagrees,
  isHostile,
  praisesOnly,
  saysYes,
  wantsMoreThanYes,
} from './stance.ts';
import { listsFor, type Step } from './steps.ts';
import { canSumUp, close, offerToClose, summary } from './summing-up.ts';
import { type PlannedTurn, turnOf } from './turn.ts';

export function answer(scene: Scene): PlannedTurn {
  const { message, state, verdict } = scene;
  const rating = verdict?.rating ?? 'fair';
  if (state.lastMoves.has('offer') && saysYes(message)) return close(scene);
  if (asksForEssay(message))
    return turnOf('essay', occasion(scene, 'essay'), ask(scene, [MOVES.back, MOVES.start]).text);
  if (asksForAnswer(message) && rating === 'needs_improvement') return tell(scene);
  if (rating === 'needs_improvement' && asksForHint(message)) return nextHint(scene);
  if (rating === 'needs_improvement' && state.door !== null) return menuChoice(scene);
  if (rating === 'needs_improvement' && asksOnly(message)) return question(scene);
  const wrong = scene.reading.caps.find(
    ({ cap, note }) => (cap === 'wrong_fact' || cap === 'wholly_wrong') && note,
  );
  if (asksWhatYouAre(message)) return identity(scene);
  if (rating === 'needs_improvement' && isHostile(message)) return hostile(scene);
  if (saysNotHeard(message) && state.snips.length > 0)
    return turnOf('unheard', occasion(scene, 'unheard'), ask(scene, [MOVES.unheard]).text);
  const note = wrong?.note ?? mistakeIn(scene);
  if (note) return correct(scene, note);
  if (disagrees(message, state.lastQuestion) && isWithTheGuide(scene)) return disagree(scene, rating);
  // Where nothing was said yet, there is nothing to agree to.
  if (agreesOnly(message) && state.snips.length > 0) return third(scene) ?? agreed(scene);
  if (keepsToOneself(message))
    return turnOf('loss', occasion(scene, 'kept'), ask(scene, [ELSEWHERE, MOVES.start]).text);
  if (tellsOfLoss(message) && rating !== 'good' && rating !== 'excellent')
    return turnOf('loss', occasion(scene, 'loss'), ask(scene, [MOVES.gently, MOVES.start]).text);
  if (rating === 'needs_improvement' && state.lastMoves.has('correct') && TAKES_IT.test(message.trim()))
    return turnOf('link', occasion(scene, 'taken'), nextQuestion(scene));
  if (rating === 'needs_improvement') return weak(scene);
  const right = rightAnswer(scene);
  if (right) return right;
  return timely(scene) ?? second(scene) ?? byLevel(scene, rating);
}

/** There is something to agree with only where the guide has said something. */
function agreed(scene: Scene): PlannedTurn {
  const { state } = scene;
  if (wantsMoreThanYes(state.lastQuestion) && !CLAIMING.some((move) => state.lastMoves.has(move)))
    return turnOf('narrow', occasion(scene, 'open_yes'), ask(scene, listsFor(scene, 'narrow'), 'near').text);
  return turnOf('agree', occasion(scene, 'agree'), ask(scene, [MOVES.agree]).text);
}

const CLAIMING = ['tell', 'reading', 'correct', 'explain', 'answer', 'disagree', 'disagree_open'];
/** Whoever quarrels with the work, when the guide has only asked, has answered. */
const isWithTheGuide = ({ message, state }: Scene): boolean =>
  (/^no\b|\byou\b/i.test(message.trim()) && !state.lastMoves.has('question_back')) ||
  CLAIMING.some((move) => state.lastMoves.has(move)) ||
  wordCount(message) < 6;

const ELSEWHERE = MOVES.gently.filter((one) => !/\bthat\b/.test(one));
/** "oh right, I mixed them up": put right, and ready to go on. */
const TAKES_IT = /^(?:oh|ah|right|ok|okay|sorry|my mistake|my bad|true|yes|yeah|i see|thanks|fair enough)\b/i;

/** The third try in a row without an attempt: the choice goes to the reader. */
const third = (scene: Scene): PlannedTurn | null =>
  scene.state.weakRun === 3 && scene.state.count('effort') === 0 ? effort(scene) : null;

function weak(scene: Scene): PlannedTurn {
  const { message, state } = scene;
  const stop = third(scene);
  if (stop) return stop;
  if (praisesOnly(message))
    return turnOf('praise', occasion(scene, 'praise'), ask(scene, [MOVES.praise]).text);
  if (hasCap(scene, 'quotation_only')) return aboutGap(scene, 'point');
  if (state.weakRun === 2 || state.weakRun > 3) return nextHint(scene, receive(scene, ''));
  const lead =
    wordCount(message) <= 3 ? occasion(scene, isUnconnected(scene) ? 'bare' : 'short') : receive(scene, '');
  return turnOf('narrow', lead, ask(scene, listsFor(scene, 'narrow'), 'near').text);
}

/** Not a word of it is of the work, the question or what was said before. */
const isUnconnected = ({ reading }: Scene): boolean => reading.signals?.astray === 1;

function correct(scene: Scene, note: string): PlannedTurn {
  const fact = asSentence(note);
  const held = scene.state.said.includes(plain(fact));
  const question = ask(scene, [MOVES.correct]).text;
  const lead = phrase(scene, held ? CORRECTIONS_HELD : CORRECTIONS, { fact });
  const said = scene.snips[0];
  const heard = said && wordCount(lead) < 40 ? phrase(scene, RECEIVE.claimed, { snip: quoted(said) }) : '';
  return turnOf('correct', `${heard} ${lead}`.trim(), question);
}

const DISAGREEMENTS = 2;

function disagree(scene: Scene, rating: Rating): PlannedTurn {
  if (rating === 'good' || rating === 'excellent') {
    const question = ask(scene, listsFor(scene, 'test')).text;
    return turnOf('disagree', `${occasion(scene, 'disagree')} ${receive(scene, question)}`.trim(), question);
  }
  const run = scene.state.exchanges
    .slice(-DISAGREEMENTS)
    .filter(({ ask: asked }) => asked === 'disagree').length;
  if (run >= DISAGREEMENTS)
    return turnOf('disagree_open', occasion(scene, 'disagree_open'), nextQuestion(scene));
  return turnOf('disagree', occasion(scene, 'disagree'), ask(scene, [MOVES.disagree]).text);
}

const LONGEST_CLAIM = 16;

/** A usual wrong answer to one of the catalogue's facts, where recall is the aim or the fact has been told. */
function mistakeIn({ far, state, message }: Scene): string | null {
  if (!far.knowledge || wordCount(message) > LONGEST_CLAIM || message.includes('?')) return null;
  const { words } = wordsOf(message);
  const stems = contentStems(message);
  const names = new Set(contentStems([far.knowledge.title, ...far.people.map(({ name }) => name)].join(' ')));
  const wrong = far.knowledge.facts.open.find((fact) => {
    const { question: asked, statement } = fact;
    const given = givenIn(words, fact);
    if (
      given.right ||
      given.wrong.length === 0 ||
      /\b(?:not|no|never|n't)\b/.test(plain(message).replace(/^no /, ''))
    )
      return false;
    const told = state.said.includes(plain(statement));
    const matter = contentStems(asked).filter((stem) => !names.has(stem));
    const shared = matter.filter((stem) => stems.includes(stem)).length;
    const recall = state.objective.slug.startsWith('recall');
    return told || (matter.length > 0 && shared / matter.length >= (recall ? 0.5 : 1));
  });
  return wrong ? wrong.statement : null;
}

/** A right answer to a fact that was asked for is confirmed, and made to matter. */
function rightAnswer(scene: Scene): PlannedTurn | null {
  const fact = factAskedFor(scene);
  if (!fact || !givenIn(wordsOf(scene.message).words, fact).right) return null;
  const lead = phrase(scene, RIGHT_ANSWERS, { fact: asSentence(fact.statement) });
  const step: Step =
    scene.verdict?.rating === 'good' || scene.verdict?.rating === 'excellent' ? 'test' : 'point';
  const question = ask(scene, listsFor(scene, step));
  return turnOf(step, lead, question.text);
}

const SUMMARY_AFTER = 4;
const OFFER_FROM = 7;

/** Somebody who has just objected wants that heard, and no tidying up. */
const turnsAgainst = (message: string): boolean =>
  /^(?:but|no|actually|wait|hang on|hmm no|i (?:do not|don['’]?t) (?:think|agree|believe|see|buy))\b/i.test(
    message.trim(),
  );

/** Every fourth turn a summary; from the seventh an offer to close; after two excellent replies the one, then the other. */
function timely(scene: Scene): PlannedTurn | null {
  const { state, verdict } = scene;
  const twice = verdict?.rating === 'excellent' && state.exchanges.at(-1)?.rating === 'excellent';
  if (!canSumUp(scene) || turnsAgainst(scene.message)) return null;
  if (state.turn >= OFFER_FROM && !state.offered && state.sinceSummary >= 3) return offerToClose(scene);
  if (state.sinceSummary >= SUMMARY_AFTER)
    return state.turn >= OFFER_FROM && state.count('offer') < state.count('summary')
      ? offerToClose(scene)
      : summary(scene);
  if (twice && state.turn >= 3 && state.sinceSummary >= 3) return summary(scene);
  return null;
}

/** The reader brings a work of their own choosing: it is taken up once. */
function second(scene: Scene): PlannedTurn | null {
  // Who has already said something of both wants that answered.
  if (scene.verdict?.rating === 'good' || scene.verdict?.rating === 'excellent') return null;
  const { other, slots } = scene.far;
  if (!other || !slots.otherTitle || scene.state.said.includes(plain(slots.otherTitle))) return null;
  const { knowledge } = other;
  if (!knowledge) return null;
  const text =
    [...knowledge.lookingPoints, ...knowledge.touchstones.open].find((one) => wordCount(one.text) < 36)
      ?.text ?? knowledge.summary;
  if (wordCount(text) > 45) return null;
  const lead = phrase(scene, SECOND_WORKS, { otherText: asSentence(text) });
  const lists = [MOVES.beside, scene.words.test.filter((template) => !template.includes('{placeText}'))];
  return turnOf('compare', lead, ask(scene, lists).text);
}
