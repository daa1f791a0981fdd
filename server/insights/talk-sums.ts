/** What one discussion adds to the figures. */

import type { Rating } from '#contract/kinds.ts';
import { RATING_SCORES } from '#contract/mastery.ts';
import type { Row } from '../store/tables.ts';

/** When the reader said it, what it is worth, the message with the feedback, and whether it was struck out. */
export type Reflection = { at: number; score: number; id: number; struck: boolean };
export type Remark = { at: number; id: number; text: string };

export type TalkSums = {
  /** When the reader spoke; what was struck out is left out. In order. */
  said: number[];
  reflections: Reflection[];
  /** The newest comments that name something still to be done. */
  remarks: Remark[];
};

export type TalkMessage = Pick<
  Row<'messages'>,
  'id' | 'sender' | 'replyTo' | 'verdict' | 'struckAt' | 'createdAt'
>;

const REMARKS = 2;

export const byTime = (one: { at: number; id: number }, other: { at: number; id: number }): number =>
  one.at - other.at || one.id - other.id;

/** A reflection is a message of the reader that got feedback. The messages come in the order of their ids. */
export const sumTalk = (messages: readonly TalkMessage[]): TalkSums => {
  const asked = new Map<number, TalkMessage>();
  const replies = new Map<number, TalkMessage>();
  for (const message of messages) {
    if (message.sender === 'user') asked.set(message.id, message);
    else if (message.verdict && message.replyTo !== null) replies.set(message.replyTo, message);
  }
  const said: number[] = [];
  const reflections: Reflection[] = [];
  const remarks: Remark[] = [];
  for (const { id: askedId, createdAt: at } of asked.values()) {
    const reply = replies.get(askedId);
    const struck = reply?.struckAt != null;
    if (!struck) said.push(at);
    if (!reply) continue;
    const { id } = reply;
    const { rating, comment }: { rating: Rating; comment: string } = JSON.parse(reply.verdict ?? '{}');
    reflections.push({ at, score: RATING_SCORES[rating], id, struck });
    if (!struck && rating !== 'excellent') remarks.push({ at, id, text: comment.toWellFormed() });
  }
  said.sort((a, b) => a - b);
  reflections.sort(byTime);
  return { said, reflections, remarks: remarks.sort(byTime).slice(-REMARKS) };
};

/** As it is kept: short, as there are many. */
export const packTalk = ({ said, reflections, remarks }: TalkSums): string =>
  JSON.stringify([
    said,
    reflections.map(({ at, score, id, struck }) => [at, score, id, struck ? 1 : 0]),
    remarks.map(({ at, id, text }) => [at, id, text]),
  ]);

export const unpackTalk = (packed: string): TalkSums => {
  const [said, reflections, remarks] = JSON.parse(packed) as [
    number[],
    [number, number, number, 0 | 1][],
    [number, number, string][],
  ];
  return {
    said,
    reflections: reflections.map(([at, score, id, struck]) => ({ at, score, id, struck: struck === 1 })),
    remarks: remarks.map(([at, id, text]) => ({ at, id, text })),
  };
};
