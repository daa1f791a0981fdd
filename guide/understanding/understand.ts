/**
 * Understands a message, once, for the whole house: its sentences, what each does and how surely, the things
 * it speaks of, the answers it asks for. Planning, judging and a model's prompts work from this alone.
 */
import { plain } from '../counting.ts';
import { languageOf } from '../language/language.ts';
import type { Sentence } from '../language/tokens.ts';
import type { Features } from '../learned/features.ts';
import type { LinearModel } from '../learned/linear-model.ts';
import type { Mind } from '../learned/mind.ts';
import type { TalkState } from '../talk/state.ts';
import type { Mention } from '../works/find-things.ts';
import type { Match } from '../works/match-answer.ts';
import type { Work } from '../works/work.ts';
import { actOf, isJudged } from './act-of.ts';
import type { Act } from './acts.ts';
import { borrowedIn } from './borrowed.ts';
import { dangerIn } from './danger.ts';
import { featuresOf, guideTurn } from './features.ts';
import { placeIn } from './place.ts';
import { split } from './split.ts';
import { namesTold } from './told-names.ts';
import {
  ABOUTS,
  type About,
  type Place,
  type Tap,
  type Understanding,
  type UnderstoodSentence,
} from './understanding.ts';

/** What was said before, as far as understanding needs it. */
export type Before = {
  state: TalkState;
  /** The guide's last turn. */
  guide: string;
  /** Earlier messages of the reader and turns of the guide, lately. */
  readers: readonly string[];
  guides: readonly string[];
};

/** Sentences beyond this many are read as thoughts and no closer. */
const READ_CLOSELY = 60;

export function understand(message: string, work: Work, before: Before, mind: Mind): Understanding {
  const sentences = split(message).slice(0, READ_CLOSELY);
  const language = languageOf(
    message,
    sentences.flatMap(({ words }) => words),
  );
  const tap = tapOf(message, before.state);
  const names = new Set([
    ...work.nameWords,
    ...before.state.told.flatMap(({ name }) => name.toLowerCase().split(' ')),
  ]);
  const guide = guideTurn(before.guide, mind.vectors);
  const features = sentences.map((_, at) => featuresOf({ sentences, at, guide, names }, mind.vectors));
  const borrowed = borrowedIn(message, sentences, {
    guide: before.guides,
    reader: before.readers,
    work: NOTHING,
  });
  const danger = dangerIn(message, guide, mind);
  const read = sentences.map((sentence, at): UnderstoodSentence => {
    const { start, end, text, words } = sentence;
    const toJudge = borrowed.some((one) => one.source === 'to_judge' && one.start <= start && one.end >= end);
    const scores = mind.acts.scores(features[at] as Features);
    const heard = toJudge
      ? { act: 'to_judge' as const, also: null, sure: 1, certain: true }
      : actOf(scores, mind.acts, mind.certainty, text);
    const things = thingsIn(
      sentence,
      work,
      before.state,
      kinIn(sentences.slice(Math.max(0, at - 1), at + 1)),
    );
    const about = aboutOf(scores, mind.acts);
    const general = things.length === 0 && work.general ? work.general.finder.find(words) : [];
    return {
      start,
      end,
      text,
      words,
      scores,
      ...heard,
      about,
      things,
      general,
      answers: answersTo(heard, words, things, work, mind),
    };
  });
  const place = placeOf(read, work);
  const objects = read.some(({ act, certain }) => certain && (act === 'objection' || act === 'correction'));
  // Who says "there is no Hairline" names nobody.
  const told =
    work.held === 'none' && !objects
      ? namesTold(sentences, work.nameWords, mind.vectors, before.readers)
      : [];
  const own = read.filter(({ start, end }) => !borrowed.some((one) => one.start <= start && one.end >= end));
  return {
    language,
    sentences: read,
    tap,
    place,
    told,
    danger,
    judged:
      danger === null &&
      (tap === null || tap.means === 'position') &&
      own.some((sentence) => isJudged(sentence.act, sentence.scores, mind.acts)),
    borrowed,
  };
}

const NOTHING: ReadonlySet<string> = new Set();

/** Words that stood ready under the last turn are what they stood for; a menu's lines also go by number or first words. */
function tapOf(message: string, { quick, moves }: TalkState): Tap | null {
  const said = message.trim();
  const exact = quick.find(({ says, label }) => says === said || label === said);
  if (exact || moves.at(-1) !== 'menu') return exact?.tap ?? null;
  const digit = /^(?:option |number |no\.? |nr\.? )?([1-9])\uFE0F?\u20E3?[.)]?$/iu.exec(said)?.[1];
  if (digit) return quick[Number(digit) - 1]?.tap ?? null;
  const short = plain(said);
  return (
    quick.find(
      ({ label }) =>
        short.length > 3 &&
        (plain(label.split(':')[0] ?? '') === short || (short.length > 8 && plain(label).startsWith(short))),
    )?.tap ?? null
  );
}

const ABOUT_WITH = 'about ';

function aboutOf(scores: Float64Array, { classes }: LinearModel): About | null {
  let best: About | null = null;
  let most = -1;
  classes.forEach((name, at) => {
    const score = scores[at] as number;
    if (!name.startsWith(ABOUT_WITH) || score <= most) return;
    const about = ABOUTS.find((one) => name === `${ABOUT_WITH}${one}`);
    if (about) {
      best = about;
      most = score;
    }
  });
  return best;
}

type Pronoun = 'she' | 'he';
const listOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const PRONOUNS: [ReadonlySet<string>, Pronoun][] = [
  [listOf("she her hers herself she's shes she'd she'll"), 'she'],
  [listOf("he him his himself he's hes he'd he'll"), 'he'],
];
/** Pronouns are followed back among the things spoken of lately. */
const FOLLOWED_BACK = 4;

const KIN: [ReadonlySet<string>, Pronoun][] = [
  [listOf('mother mum mom mama sister daughter wife girlfriend aunt gran grandma grandmother niece'), 'she'],
  [listOf('father dad papa brother son husband boyfriend uncle grandad grandpa grandfather nephew'), 'he'],
];

/** Of somebody's own mother "she" is said, and of nobody in the work; for a sentence or two. */
function kinIn(sentences: readonly Sentence[]): ReadonlySet<Pronoun> {
  const theirs = new Set<Pronoun>();
  for (const { words } of sentences)
    words.forEach(({ text }, at) => {
      const kin = KIN.find(([names]) => names.has(text.replace(/'s$/, '')));
      if (kin && words.slice(Math.max(0, at - 3), at).some((one) => one.text === 'my')) theirs.add(kin[1]);
    });
  return theirs;
}

function thingsIn(
  { words, start, end }: Sentence,
  work: Work,
  { recent }: TalkState,
  theirs: ReadonlySet<Pronoun>,
): Mention[] {
  const found = work.finder.find(words);
  for (const [forms, pronoun] of PRONOUNS) {
    if (theirs.has(pronoun) || !words.some(({ text }) => forms.has(text))) continue;
    if (found.some(({ thing, sure }) => sure > 0.6 && work.finder.pronounOf(thing) === pronoun)) continue;
    const meant = recent.slice(0, FOLLOWED_BACK).find((thing) => work.finder.pronounOf(thing) === pronoun);
    if (meant) found.push({ thing: meant, start, end, sure: 0.6, how: 'pronoun' });
  }
  return found;
}

const OF_THE_HOUSE: ReadonlySet<Act> = new Set<Act>(['ask_identity', 'ask_app']);
const ASKING = /^(?:ask_|wish_explain|wish_topic|wish_material|wish_manner|stuck)/;

function answersTo(
  { act, also, certain }: Pick<UnderstoodSentence, 'act' | 'also' | 'certain'>,
  words: Sentence['words'],
  things: readonly Mention[],
  work: Work,
  mind: Mind,
): Match[] {
  if (!ASKING.test(act) && !(also && ASKING.test(also))) return [];
  const named = new Set(things.filter(({ sure }) => sure >= 0.6).map(({ thing }) => thing));
  const house = OF_THE_HOUSE.has(act) || !certain ? mind.house(words, named) : [];
  const own = OF_THE_HOUSE.has(act) ? [] : work.answersTo(words, named);
  return [...own, ...house].sort((a, b) => b.score - a.score).slice(0, 3);
}

function placeOf(sentences: readonly UnderstoodSentence[], work: Work): Place | null {
  for (const { text, act } of sentences) {
    const place =
      act === 'place' || act === 'ask_fact' || act === 'wish_manner' || act === 'stuck'
        ? placeIn(text, work.script)
        : null;
    if (place) return place;
  }
  return null;
}
