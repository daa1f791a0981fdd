/**
 * *I see it differently*: the level looked at again with the reader's reason beside their message. What the
 * reason supplies counts as if it had been there; asking, rank and charm do not. It never lowers a level.
 */
import { meaningOf, sharedWords } from '../language/meaning.ts';
import type { Mind } from '../learned/mind.ts';
import type { Talk, Verdict } from '../types.ts';
import { understand } from '../understanding/understand.ts';
import type { Understanding } from '../understanding/understanding.ts';
import { isThought } from '../understanding/understanding.ts';
import { judge } from './judge.ts';
import { isAbove } from './level.ts';

export type Looked = { message: string; reason: string; verdict: Verdict; talk: Talk; mind: Mind };

/** As much of the reason as was there already is no new ground. */
const ALREADY = 0.7;

export function reconsider({ message, reason, verdict, talk, mind }: Looked): Verdict {
  if (verdict.missing === null) return kept(verdict);
  const before = {
    state: talk.state,
    guide: talk.messages.findLast(({ role }) => role === 'guide')?.text ?? '',
    readers: [],
    guides: [],
  };
  const given = understand(reason, talk.work, before, mind);
  const grounds = groundsIn(given);
  if (grounds === '' || isNothingNew(grounds, message, mind)) return kept(verdict);
  const whole = `${message}\n${grounds}`;
  const again = judge(understand(whole, talk.work, before, mind), talk, mind);
  if (!again || !isAbove(again.rating, verdict.rating)) return kept(verdict);
  return {
    ...again,
    criteria: again.criteria.filter(({ span }) => message.slice(span.start, span.end) === span.text),
    comment: `With your reason the level moves. ${again.comment}`,
  };
}

/** The thoughts in it; begging, rank and words to the judge are left out. */
const groundsIn = ({ sentences }: Understanding): string =>
  sentences
    .filter((one) => isThought(one) && one.words.length > 3)
    .map(({ text }) => text)
    .join(' ');

function isNothingNew(grounds: string, message: string, { vectors }: Mind): boolean {
  const of = (text: string) =>
    meaningOf(
      text
        .toLowerCase()
        .match(/[\p{L}']+/gu)
        ?.map((word) => ({ text: word })) ?? [],
      vectors,
    );
  return sharedWords(of(grounds), of(message)) > ALREADY;
}

const WANTED: Record<NonNullable<Verdict['missing']>, string> = {
  point: 'a view of your own on the question',
  anchor: 'one particular place your view rests on',
  link: 'the step from that particular to your view',
  second_move: 'something that tests, limits or answers your view',
};

/** The level stays, and what would move it is said. */
const kept = (verdict: Verdict): Verdict =>
  verdict.missing === null
    ? verdict
    : {
        ...verdict,
        comment: `Read again with your reason, it stays where it was. What would move it is ${WANTED[verdict.missing]}.`,
      };
