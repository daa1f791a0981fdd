/** Turns that are no reflection: greetings, commands, questions, trouble. */
import { OBJECTIVES } from '#catalogue/objectives.ts';
import { pick } from '../chance.ts';
import { contentStems, overlap, plain, wordCount } from '../counting.ts';
import { ERRANDS } from '../lexicon/everyday.ts';
import { COURTESIES } from '../wording/courtesies.ts';
import { MOVES } from '../wording/moves.ts';
import { inQuotes } from '../wording/naming.ts';
import { AFTER_DISTRESS, DISTRESS, OCCASIONS } from '../wording/occasions.ts';
import { PROCEDURES } from '../wording/procedures.ts';
import { FOOTHOLDS } from '../wording/readings.ts';
import { FAREWELLS } from '../wording/summaries.ts';
import { answerTo } from './explaining.ts';
import { nextHint, oneReading, tell } from './hinting.ts';
import { asSentence } from './material.ts';
import { answerToPreset } from './presets.ts';
import { ask, occasion, phrase, type Scene } from './scene.ts';
import { asksForAnswer, asksForEssay, isSigns } from './stance.ts';
import { menuLines, presetOf } from './state.ts';
import { listsFor } from './steps.ts';
import { close, summary } from './summing-up.ts';
import { EXPLANATION_WORDS, type PlannedTurn, turnOf } from './turn.ts';

/** The next question of the objective at the rung the reader stands on. */
export function nextQuestion(scene: Scene): string {
  const { state, words } = scene;
  const step = (['anchor', 'point', 'test', 'extend'] as const)[state.rung - 1] ?? 'test';
  const begun = state.snips.length > 0;
  return ask(
    scene,
    begun ? listsFor(scene, step).map(withoutOwnWords) : [words.open, words.narrow, MOVES.start],
  ).text;
}

/** Questions that quote a reply have nothing to quote here. */
const withoutOwnWords = (list: readonly string[]) =>
  list.filter((template) => !/\{(?:snip|anchor|point)\}/.test(template));

const smallStart = (scene: Scene): string => ask(scene, [scene.words.narrow, MOVES.narrow, MOVES.start]).text;

const takeUpAgain = (scene: Scene, list: readonly string[] = MOVES.again): string =>
  scene.state.lastQuestion === '' || menuLines(scene.talk.turns.at(-1)?.text ?? '').length > 0
    ? ask(scene, [scene.words.open, MOVES.start]).text
    : ask(scene, [list, MOVES.start]).text;

export const distress = (scene: Scene): PlannedTurn =>
  turnOf('distress', pick(DISTRESS, scene.talk.seed) ?? '', null, { limit: 100 });

export const afterDistress = (scene: Scene): PlannedTurn =>
  turnOf(
    'after_distress',
    phrase(scene, AFTER_DISTRESS),
    ask(scene, [MOVES.narrow.filter((one) => one.startsWith('Leave')), MOVES.start]).text,
  );

export const identity = (scene: Scene): PlannedTurn =>
  turnOf('identity', occasion(scene, 'identity'), takeUpAgain(scene, MOVES.back));

export function otherLanguage(scene: Scene): PlannedTurn {
  const courtesy = COURTESIES[scene.reading.language.split('-')[0] ?? ''];
  const lead = [courtesy, occasion(scene, 'other_language')].filter((part) => part).join(' ');
  return turnOf('other_language', lead, ask(scene, [OCCASIONS.language_ways]).text);
}

export const greeting = (scene: Scene): PlannedTurn =>
  scene.state.exchanges.length === 0
    ? turnOf('greeting', occasion(scene, 'greeting'), ask(scene, [scene.words.open, MOVES.start]).text)
    : turnOf('greeting', occasion(scene, 'greeting_again'), takeUpAgain(scene, MOVES.back));

const TURNS_WORTH_CLOSING = 3;

export const thanks = (scene: Scene): PlannedTurn =>
  scene.state.snips.length >= TURNS_WORTH_CLOSING
    ? close(scene)
    : turnOf('thanks', occasion(scene, 'thanks'), nextQuestion(scene));

export function nonsense(scene: Scene): PlannedTurn {
  const lead = occasion(scene, isSigns(scene.message) ? 'signs' : 'nonsense');
  return scene.state.weakRun === 3 ? effort(scene) : turnOf('nonsense', lead, smallStart(scene));
}

export const hint = (scene: Scene): PlannedTurn => nextHint(scene);

export function hostile(scene: Scene): PlannedTurn {
  const before = scene.state.count('hostile');
  if (before >= 2) return turnOf('close', `${occasion(scene, 'hostile')} ${phrase(scene, FAREWELLS)}`, null);
  return turnOf('hostile', occasion(scene, 'hostile'), ask(scene, [OCCASIONS.hostile_ways]).text);
}

export function offTopic(scene: Scene): PlannedTurn {
  const before = scene.state.count('off_topic') + scene.state.count('off_topic_again');
  return before === 0
    ? turnOf('off_topic', occasion(scene, 'off_topic'), smallStart(scene))
    : turnOf(
        'off_topic',
        occasion(scene, 'off_topic_again'),
        ask(scene, [OCCASIONS.topic_ways, MOVES.start]).text,
      );
}

export const effort = (scene: Scene): PlannedTurn => {
  const whole = ask(scene, [OCCASIONS.effort]).text;
  return turnOf('effort', '', whole);
};

/** First a smaller question, then a hint, then the choice is the reader's; after that hints again, and an answer. */
export function stuck(scene: Scene): PlannedTurn {
  const run = scene.state.weakRun;
  if (run <= 1) return turnOf('narrow', occasion(scene, 'stuck'), smallStart(scene));
  if (run === 2) return nextHint(scene, occasion(scene, 'stuck'));
  if (run === 3 && scene.state.count('effort') === 0) return effort(scene);
  if (scene.state.hints < 3) return nextHint(scene, occasion(scene, 'stuck'));
  if (scene.state.exchanges.at(-1)?.moves.has('angles'))
    return turnOf('narrow', occasion(scene, 'stuck'), smallStart(scene));
  return run % 2 === 0 ? tell(scene) : angles(scene);
}

function angles(scene: Scene): PlannedTurn {
  const others = OBJECTIVES[scene.far.kind].filter(({ slug }) => slug !== scene.state.objective.slug);
  const at = scene.state.turn % Math.max(1, others.length);
  const names = [...others.slice(at), ...others.slice(0, at)]
    .slice(0, 3)
    .map(({ name }) => name.toLowerCase());
  const listed = `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
  return turnOf(
    'angles',
    '',
    ask(scene, [OCCASIONS.angles, OCCASIONS.topic_ways], 'far', { angles: listed }).text,
  );
}

export function command(scene: Scene): PlannedTurn {
  switch (scene.reading.command) {
    case 'summarise':
      return summary(scene);
    case 'another_question':
      return turnOf('another_question', occasion(scene, 'another'), nextQuestion(scene));
    case 'simpler':
      return turnOf('simpler', occasion(scene, 'simpler'), smallStart(scene));
    case 'deeper':
      return turnOf(
        'deeper',
        occasion(scene, 'deeper'),
        ask(scene, listsFor(scene, 'extend').map(withoutOwnWords)).text,
      );
    case 'change_topic':
      return angles(scene);
    case 'explain':
      return explain(scene);
    default:
      return turnOf('continue', occasion(scene, 'going_on'), nextQuestion(scene));
  }
}

/** What was asked for by name; else what the guide spoke of last; else the work itself. */
function explain(scene: Scene): PlannedTurn {
  if (asksForAnswer(scene.message)) return tell(scene);
  const found = answerTo(scene.message, scene.near, scene.readerWords);
  if (found && 'withheld' in found) return withheld(scene);
  const asked = plain(scene.message)
    .replace(
      /\b(?:explain|more|please|tell|me|say|about|it|that|this|can|could|you|would|give|an|example|elaborate|details?)\b/g,
      '',
    )
    .trim();
  const lead =
    found?.text ?? (asked === '' ? (ofLastTurn(scene) ?? oneReading(scene)) : unknownAnswer(scene));
  return turnOf('explain', lead, takeUpAgain(scene), {
    limit: EXPLANATION_WORDS,
    apart: wordCount(lead) > 40,
  });
}

function ofLastTurn({ near, state }: Scene): string | null {
  const { knowledge, places } = near;
  if (!knowledge) return null;
  const last = plain(state.lastQuestion);
  const place = places.find(({ name }) => last.includes(plain(name)));
  if (place) return asSentence(place.text);
  const { idea } = knowledge;
  const texts = idea
    ? [idea.definition, idea.example, idea.limit]
    : [knowledge.summary, ...knowledge.craft.map(({ text }) => text), ...knowledge.context];
  const fresh = texts.filter((text) => text !== '' && !state.said.includes(plain(text))).map(asSentence);
  return fresh[0] ? fresh.slice(0, idea ? 2 : 1).join(' ') : null;
}

const unknownAnswer = (scene: Scene): string =>
  occasion(
    scene,
    scene.far.knowledge ? 'no_notes' : scene.state.count('no_plot') === 0 ? 'no_plot' : 'no_notes',
  );

const withheld = (scene: Scene): PlannedTurn =>
  turnOf('no_ending', occasion(scene, 'no_ending'), ask(scene, [MOVES.footing, MOVES.start]).text);

const INTERPRETIVE =
  /^(?:(?:but|and|so|ok|hmm|well|wait)[\s,]+)*(?:why|how come|is (?:he|she|it|they|this|that)|are (?:they|we)|does (?:he|she|it|this|that)|do (?:they|we)|did (?:he|she|they)|was (?:he|she|it|that)|could|should|would|might|what if|how (?:can|could|would|should)|isn't|doesn't|don't)\b|\b(?:mean|means|symboli[sz]es?|stands? for|significance|represent)\b/;

const EVERYDAY = new RegExp(
  `\\b(?:${[...ERRANDS].join('|')}|cook|tonight|tomorrow|eat|watch tv|buy|date|match|news)\\b`,
);

/** Nothing in the question points to the work, by name or by a pronoun. */
function isElsewhere({ message, far }: Scene): boolean {
  if (
    !far.knowledge ||
    /\b(?:it|its|he|she|they|him|her|them|his|their|this|that|these|those|here|book|film|movie|work|painting|picture|idea|author|you)\b/.test(
      plain(message),
    )
  )
    return false;
  const { knowledge } = far;
  const own = contentStems(
    [
      knowledge.title,
      knowledge.creator,
      knowledge.summary,
      ...knowledge.keyTerms,
      ...knowledge.themes,
      ...far.places.map(({ name, text }) => `${name} ${text}`),
      ...far.people.map(({ name }) => name),
      ...knowledge.context,
    ].join(' '),
  );
  const asked = plain(message);
  return overlap(contentStems(message), own) === 0 && EVERYDAY.test(asked);
}

/** These have an answer one either knows or does not. */
const FACTUAL =
  /\b(?:who|whose|whom|when|where|what year|which year|how (?:many|much|long|old|often)|name of|what happen\w*|what is|what's|what are|what was|what were|what did|what does|what do|what should i|how do i|do i|can i|can you|could you|will you)\b/;

export function question(scene: Scene): PlannedTurn {
  const { message, near, readerWords } = scene;
  if (asksForEssay(message))
    return turnOf('essay', occasion(scene, 'essay'), ask(scene, [MOVES.back, MOVES.start]).text);
  const preset = near.kind === 'movie' ? presetOf(message) : null;
  if (preset !== null) return answerToPreset(scene, preset);
  if (asksForAnswer(message)) return tell(scene);
  const found = answerTo(message, near, readerWords);
  if (found && 'withheld' in found) return withheld(scene);
  const procedure = found ? undefined : PROCEDURES.find(({ asks }) => asks.test(plain(message)));
  if (procedure) return turnOf('answer', procedure.answer, takeUpAgain(scene, MOVES.back));
  if (!found && isElsewhere(scene)) return offTopic(scene);
  const interpretive = INTERPRETIVE.test(plain(message));
  if (found && (!interpretive || found.source === 'term')) {
    return turnOf('answer', found.text, takeUpAgain(scene), {
      limit: EXPLANATION_WORDS,
      apart: wordCount(found.text) > 40,
    });
  }
  if (interpretive || !FACTUAL.test(plain(message))) return questionBack(scene, found?.text ?? null);
  const lists = scene.far.knowledge ? [MOVES.footing, MOVES.start] : [MOVES.start, MOVES.footing];
  return turnOf('no_notes', unknownAnswer(scene), ask(scene, lists).text);
}

const LONGEST_QUESTION_QUOTED = 14;

/** A question with more than one answer goes back, with something to stand on. */
function questionBack(scene: Scene, foothold: string | null): PlannedTurn {
  const asked =
    scene.message
      .match(/[^.?!\n]+(?=\?)/g)
      ?.at(-1)
      ?.trim() ?? scene.message.trim();
  const short =
    wordCount(asked) <= LONGEST_QUESTION_QUOTED && !/[<>*_`#[\]{}]|https?:/.test(asked)
      ? inQuotes(asked.replace(/[.!]+$/, ''))
      : scene.slots.snip;
  const lead = short
    ? occasion(scene, 'question_back', { snip: short })
    : 'That is one to look into, not to look up.';
  const given = foothold && wordCount(foothold) < 45 ? phrase(scene, FOOTHOLDS, { fact: foothold }) : '';
  return turnOf('question_back', [lead, given].filter(Boolean).join(' '), ask(scene, [MOVES.footing]).text);
}

export function menuChoice(scene: Scene): PlannedTurn {
  if (scene.far.kind === 'movie') {
    const preset =
      presetOf(scene.message) ?? scene.state.door ?? (scene.reading.choice ? scene.reading.choice - 1 : null);
    if (preset !== null) return answerToPreset(scene, preset);
  }
  return turnOf('menu_choice', occasion(scene, 'chosen'), ask(scene, [scene.words.open, MOVES.start]).text);
}

export const pasted = (scene: Scene): PlannedTurn =>
  turnOf('pasted', occasion(scene, 'pasted'), ask(scene, [MOVES.pasted, MOVES.start]).text);

export const toTheJudge = (scene: Scene): PlannedTurn =>
  scene.state.weakRun === 3 ? effort(scene) : turnOf('judge', occasion(scene, 'judge'), smallStart(scene));

export const closing = (scene: Scene): PlannedTurn => close(scene);
