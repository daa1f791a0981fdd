import { reconsider } from '#guide/judging/reconsider.ts';
import type { Verdict } from '#guide/types.ts';
import { saidInRows } from '../guide/talk.ts';
import { asId } from '../http/id.ts';
import type { Verb } from '../http/verb.ts';
import { ownCollection } from '../policies/own.ts';
import { notFound, Problem } from '../problem.ts';
import { changeVerdict, findMessage, latelyBefore } from '../store/messages.ts';
import { isoTime } from '../store/times.ts';
import { ownDiscussion, talkIn } from './place.ts';

type Entry = { rating: Verdict['rating']; comment: string; reason: string | null; at: string };

export const reconsiderVerdict: Verb<'reconsiderVerdict'> = async ({ world, person, params, body }) => {
  const { store, now } = world;
  await world.limits.spend('chat', String(person.userId));
  const reply = await findMessage(store.write, person.userId, asId(params.id));
  if (!reply) throw notFound();
  const discussion = await ownDiscussion(world, person, reply.discussionId);
  const asked =
    reply.replyTo === null ? undefined : await findMessage(store.write, person.userId, reply.replyTo);
  if (!reply.verdict || !asked) throw new Problem('no_feedback');

  const rows = await latelyBefore(store.write, discussion.id, asked.id);
  const talk = await talkIn(world, discussion, saidInRows(rows));
  const first: Verdict = JSON.parse(reply.verdict);
  const { mind } = world.library;
  const again = reconsider({ message: asked.content, reason: body.reason, verdict: first, talk, mind });
  const before: Entry[] = reply.verdicts
    ? JSON.parse(reply.verdicts)
    : [{ ...feedbackOnly(first), reason: null, at: isoTime(reply.createdAt) }];
  const history = [...before, { ...feedbackOnly(again), reason: body.reason, at: isoTime(now()) }];
  const ours = await changeVerdict(store.write, ownCollection(person), reply.id, {
    from: reply.verdict,
    verdict: JSON.stringify(again),
    verdicts: JSON.stringify(history),
  });
  // Two reasons at the same moment: the second is to be weighed against what the first brought about.
  if (!ours) {
    const isThere = await findMessage(store.write, person.userId, reply.id);
    throw isThere ? new Problem('unavailable', { retryAfter: 1 }) : notFound();
  }
  return { ...feedbackOnly(again), history };
};

const feedbackOnly = ({ rating, comment }: Verdict) => ({ rating, comment });
