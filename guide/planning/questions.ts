/** What a reader asks instead of answering: answered, given back, or honestly left open. */
import { contentStems, overlap, plain, wordCount } from '../counting.ts';
import { ERRANDS } from '../lexicon/everyday.ts';
import { tellsOfAppTrouble } from '../reading/app-trouble.ts';
import { asksForEssay, asksForOwnWords } from '../reading/asking-back.ts';
import { MOVES } from '../wording/moves.ts';
import { inQuotes } from '../wording/naming.ts';
import { PROCEDURES } from '../wording/procedures.ts';
import { FOOTHOLDS, NO_READING } from '../wording/readings.ts';
import { presetOf } from './doors.ts';
import { answerTo } from './explaining.ts';
import { oneReading, tell } from './hinting.ts';
import { takeUpAgain } from './next-question.ts';
import { offTopic } from './occasions.ts';
import { ownWords } from './own-words.ts';
import { answerToPreset } from './presets.ts';
import { ask, occasion, phrase, type Scene } from './scene.ts';
import { asSentence } from './sentences.ts';
import { asksForAnswer, asksForSource, asksOfTheGuide } from './stance.ts';
import { EXPLANATION_WORDS, type PlannedTurn, turnOf } from './turn.ts';

/** What was asked for by name; else what the guide spoke of last; else the work itself. */
export function explain(scene: Scene): PlannedTurn {
  if (asksForAnswer(scene.message)) return tell(scene);
  const found = answerTo(scene.message, scene.near, scene.readerWords);
  if (found && 'withheld' in found) return withheld(scene);
  const asked = plain(scene.message)
    .replace(
      /\b(?:why|how|come|so|is|explain|more|please|tell|me|to|say|about|it|that|this|can|could|you|would|give|an?|example|elaborate|details?|again|simply|simpler|simple|briefly|plainly|in|the|idea|concept|short|plain|easy|words|terms|just|ok)\b/g,
      '',
    )
    .trim();
  const told = found?.text ?? (asked === '' ? ofLastTurn(scene) : null);
  const lead =
    told ?? (asked === '' ? (oneReading(scene) ?? phrase(scene, NO_READING)) : unknownAnswer(scene));
  return turnOf('explain', lead, takeUpAgain(scene, told === null ? MOVES.back : MOVES.again), {
    limit: EXPLANATION_WORDS,
    apart: wordCount(lead) > 40,
  });
}

function ofLastTurn({ near, state, talk }: Scene): string | null {
  const { knowledge, places } = near;
  if (!knowledge) return null;
  const last = plain(talk.turns.findLast(({ role }) => role === 'guide')?.text ?? '');
  const place = places.find(({ name }) => last.includes(plain(name)));
  if (place) return asSentence(place.text);
  const { idea } = knowledge;
  const texts = idea
    ? [
        `${knowledge.title}: ${idea.definition.charAt(0).toLowerCase()}${idea.definition.slice(1)}`,
        idea.example,
        idea.limit,
      ]
    : [knowledge.summary, ...knowledge.craft.map(({ text }) => text), ...knowledge.context];
  const fresh = texts.filter((text) => text !== '' && !state.said.includes(plain(text))).map(asSentence);
  return fresh[0] ? fresh.slice(0, idea ? 2 : 1).join(' ') : null;
}

const ASKS_FOR_MAKER =
  /^(?:who (?:wrote|made|directed|painted|created|is (?:the )?(?:author|director|artist|painter))|whose)\b/;

/** Who made it was entered with the work, notes or no notes. */
function makerEntered({ message, far, talk }: Scene): string | null {
  const { creator } = talk.subject;
  if (
    far.knowledge ||
    far.kind === 'concept' ||
    creator.trim() === '' ||
    !ASKS_FOR_MAKER.test(plain(message))
  )
    return null;
  return `As it was entered here, ${far.slots.title} is by ${inQuotes(creator)}. Beyond that I have no notes on it.`;
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

/** Asked of the world, whatever is being read. */
const WORLDLY =
  /\b(?:what time is it|what day is it|what(?:'?s| is) the (?:time|date|weather|capital of)|who won the|tell me a joke|how(?:'?s| is) the weather)\b/;

/** Nothing in the question points to the work, by name or by a pronoun. */
function isElsewhere({ message, far }: Scene): boolean {
  const asked = plain(message);
  if (WORLDLY.test(asked)) return true;
  if (!far.knowledge) return EVERYDAY.test(asked) && /\b(?:you|u)\b/.test(asked);
  if (
    /\b(?:it|its|he|she|they|him|her|them|his|their|this|that|these|those|here|book|film|movie|work|painting|picture|idea|author)\b/.test(
      asked,
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
  return overlap(contentStems(message), own) === 0 && EVERYDAY.test(asked);
}

/** These have an answer one either knows or does not. */
const FACTUAL =
  /\b(?:is it true|who|whose|whom|when|where|what year|which year|how (?:many|much|long|old|often)|name of|what happen\w*|what is|what's|what are|what was|what were|what did|what does|what do|what should i|how do i|do i|can i|can you|could you|will you)\b/;

/** "What would a critic say against me?": then the best there is to say is said. */
const WANTS_THE_OTHER_SIDE =
  /\b(?:critics?|opponents?|skeptics?|sceptics?|other side|someone who disagrees|somebody who disagrees)\b.{0,30}\b(?:say|answer|object|argue|reply|think)\b|\b(?:counter ?arguments?|objections?)\b|\b(?:say|said|argue|speaks?) against (?:me|that|this|it|my)\b/;

function otherSide(scene: Scene): PlannedTurn {
  const { test } = scene.words;
  const held = (one: string) => /\{(?:placeText|limit)\}/.test(one);
  return turnOf(
    'test',
    '',
    ask(scene, [[...test, ...MOVES.counter].filter(held), MOVES.other_view], 'near').text,
  );
}

export function question(scene: Scene): PlannedTurn {
  const { message, near, far, readerWords } = scene;
  if (asksForEssay(message))
    return turnOf('essay', occasion(scene, 'essay'), ask(scene, [MOVES.back, MOVES.start]).text);
  const preset = near.kind === 'movie' ? presetOf(message) : null;
  if (preset !== null) return answerToPreset(scene, preset);
  if (asksForAnswer(message)) return tell(scene);
  if (asksForOwnWords(message)) return ownWords(scene);
  if (asksForSource(message))
    return turnOf(
      'answer',
      occasion(scene, far.knowledge ? 'source' : 'source_none'),
      takeUpAgain(scene, MOVES.back),
    );
  if (tellsOfAppTrouble(message))
    return turnOf('answer', occasion(scene, 'app_trouble'), takeUpAgain(scene, MOVES.back));
  if (asksOfTheGuide(message))
    return turnOf('answer', occasion(scene, 'no_life'), takeUpAgain(scene, MOVES.back));
  if (WANTS_THE_OTHER_SIDE.test(plain(message))) return otherSide(scene);
  const found = answerTo(message, near, readerWords);
  if (found && 'withheld' in found) return withheld(scene);
  const entered = makerEntered(scene);
  if (entered) return turnOf('answer', entered, takeUpAgain(scene, MOVES.back));
  const procedure = found ? undefined : PROCEDURES.find(({ asks }) => asks.test(plain(message)));
  if (procedure) return turnOf('answer', procedure.answer, takeUpAgain(scene, MOVES.back));
  if (!found && isElsewhere(scene)) return offTopic(scene);
  const interpretive = INTERPRETIVE.test(plain(message)) && !/\bis it true\b/.test(plain(message));
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
const LEADS_IN = /^(?:(?:wait|but|and|so|well|ok|okay|hm+|sorry|oh)[,\s]+)+/i;

/** A question with more than one answer goes back, with something to stand on. */
function questionBack(scene: Scene, foothold: string | null): PlannedTurn {
  const asked =
    scene.message
      .match(/(?<![^.?!\n])[^.?!\n]+(?=\?)/g)
      ?.at(-1)
      ?.trim() ?? scene.message.trim();
  const short =
    wordCount(asked) <= LONGEST_QUESTION_QUOTED && !/[<>*_`#[\]{}]|https?:/.test(asked)
      ? inQuotes(asked.replace(/(?<![.!])[.!]+$/, '').replace(LEADS_IN, ''))
      : scene.slots.snip;
  const lead = short
    ? occasion(scene, 'question_back', { snip: short })
    : 'That is one to look into, not to look up.';
  const given = foothold && wordCount(foothold) < 45 ? phrase(scene, FOOTHOLDS, { fact: foothold }) : '';
  return turnOf('question_back', [lead, given].filter(Boolean).join(' '), ask(scene, [MOVES.footing]).text);
}
