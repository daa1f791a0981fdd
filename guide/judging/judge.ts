import type { Rating } from '#contract/kinds.ts';
import { asksForOwnLife } from '../reading/question.ts';
import { isContent } from '../reading/stems.ts';
import { wordsOf } from '../reading/words.ts';
import type { Cap, Criterion, Observation, Reading, Talk, Verdict } from '../types.ts';
import { commentFor } from './comment.ts';
import { type LineKey, MOVES } from './comment-lines.ts';
import { levelOf, missingFrom } from './level.ts';
import { quotable } from './quotable.ts';

/** What keeps a reply down and has words of its own, most telling first. */
const CAP_LINES: [Cap, LineKey][] = [
  ['unreadable', 'unreadable'],
  ['not_own', 'not_own'],
  ['repeated', 'repeated'],
  ['echo', 'echo'],
  ['off_question', 'off_question'],
  ['wholly_wrong', 'wrong_fact'],
  ['wrong_fact', 'wrong_fact'],
  ['stuffing', 'stuffing'],
  ['too_short', 'too_short'],
  ['no_content', 'praise'],
  ['quotation_only', 'quotation_only'],
  ['generic', 'generic'],
];

/** A note longer than this is not put into a comment. */
const NOTE_WORDS = 26;

/** The level and its one comment; null where the message is no reflection. */
export function judge(message: string, reading: Reading, talk: Talk): Verdict | null {
  if (!reading.judged) return null;
  const rating = levelOf(reading);
  const criteria = rating === 'needs_improvement' ? [] : reading.observations;
  return {
    rating,
    comment: commentOn(message, reading, rating, talk),
    criteria,
    missing: missingFor(rating, reading),
  };
}

function missingFor(rating: Rating, { observations, caps }: Reading): Criterion | null {
  if (rating === 'excellent') return null;
  if (rating === 'needs_improvement') return 'point';
  const missing = missingFrom(observations);
  if (rating === 'good') return missing ?? 'second_move';
  const held = caps[0]?.cap;
  if (held === 'generic') return 'anchor';
  if (held === 'quotation_only' || held === 'work_only' || held === 'wrong_fact') return 'point';
  return missing === null || missing === 'second_move' ? 'link' : missing;
}

function commentOn(message: string, reading: Reading, rating: Rating, talk: Talk): string {
  const { observations, caps } = reading;
  const key = lineKey(message, reading, rating, talk);
  const wrong = caps.find(({ cap }) => cap === 'wrong_fact' || cap === 'wholly_wrong');
  const quote = quoteFor(key, message, observations, key === 'wrong_fact' ? wrong?.span : undefined);
  const move = observations.find(({ criterion }) => criterion === 'second_move')?.move;
  const note = wrong?.note && wordsOf(wrong.note).words.length <= NOTE_WORDS ? ended(wrong.note) : undefined;
  return commentFor(key, { quote, move: move ? MOVES[move] : undefined, note }, talk);
}

const ended = (note: string): string => {
  const text = note.trim();
  const begun = `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
};

function lineKey(message: string, reading: Reading, rating: Rating, talk: Talk): LineKey {
  const { kind, caps, observations } = reading;
  if (kind === 'other_language') return 'other_language';
  if (kind === 'hostile' && rating === 'needs_improvement') return 'hostile';
  if (kind === 'instruction_to_judge' && rating === 'needs_improvement') return 'instruction';
  if (rating === 'excellent' || rating === 'good') return rating;
  const held = CAP_LINES.find(([cap]) => caps.some((one) => one.cap === cap));
  if (held) return held[1] === 'too_short' && wordsOf(message).words.length === 0 ? 'unreadable' : held[1];
  if (rating === 'needs_improvement')
    return reading.mentions.length > 0 || !talk.subject.knowledge ? 'start_open' : 'start';
  if (talk.objective.name.startsWith('Recall')) return 'fair_recall';
  if (asksForOwnLife(talk) && /\b(?:i|my|me|we|our)\b/i.test(message)) return 'fair_own';
  switch (missingFrom(observations)) {
    case 'point':
      return 'fair_point';
    case 'anchor':
      return 'fair_anchor';
    default:
      return 'fair_link';
  }
}

const ORDER: Criterion[] = ['anchor', 'second_move', 'link', 'point'];

function quoteFor(
  key: LineKey,
  message: string,
  observations: readonly Observation[],
  first?: Verdict['criteria'][number]['span'],
): string | null {
  const near = [
    ...(first ? [first] : []),
    ...ORDER.flatMap((criterion) =>
      observations.filter((one) => one.criterion === criterion).map(({ span }) => span),
    ),
  ];
  const quote = quotable(message, near);
  if (quote !== null || key !== 'too_short') return quote;
  const only = wordsOf(message).words.find(({ fold }) => isContent(fold));
  return only ? message.slice(only.start, only.end) : null;
}
