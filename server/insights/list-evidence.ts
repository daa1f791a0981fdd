import { sharesOf } from '#catalogue/objectives.ts';
import type { Evidence } from '#contract/insights.ts';
import type { Dimension, Kind } from '#contract/kinds.ts';
import { RATING_SCORES } from '#contract/mastery.ts';
import type { Verb } from '../http/verb.ts';
import { inTurns } from '../in-turns.ts';
import { talkOf } from '../store/insight-item-sums.ts';
import { type EvidenceRow, evidenceRows, insightTalks } from '../store/insight-reads.ts';
import { settleSums } from '../store/insight-sums.ts';
import { feedbackOf } from '../store/message-told.ts';
import { isoTime } from '../store/times.ts';
import { dayWritten } from './local-days.ts';
import { cursorAfter, Pages } from './pages.ts';
import { subjectOf } from './subject.ts';
import type { Reflection } from './talk-sums.ts';
import { clockOf } from './zone.ts';

/** From the very sums the figures are made of, so that what is shown is what was counted. */
export const listEvidence: Verb<'listEvidence'> = async ({ world, person, query }) => {
  const { store } = world;
  const clock = await clockOf(world, person, query.timeZone);
  await settleSums(store, person.userId);
  const from = query.from === undefined ? Number.NEGATIVE_INFINITY : dayWritten(query.from);
  const until = query.until === undefined ? Number.POSITIVE_INFINITY : dayWritten(query.until);
  const since = query.since === undefined ? Number.NEGATIVE_INFINITY : Date.parse(query.since);
  const to = query.to === undefined ? Number.POSITIVE_INFINITY : Date.parse(query.to);
  const isOnDays = (at: number) => {
    if (query.from === undefined && query.until === undefined) return true;
    const day = clock.dayAt(at);
    return day >= from && day <= until;
  };
  const pages = new Pages<Reflection>(query.cursor, query.limit);
  let [total, struck] = [0, 0];
  for await (const talks of insightTalks(store.read, person.userId, query.item))
    for await (const some of inTurns(talks.filter((talk) => feeds(talk, query.dimension))))
      for (const reflection of some.flatMap((talk) => talkOf(talk).reflections)) {
        const { at } = reflection;
        if (at < since || at > to || !isOnDays(at)) continue;
        if (reflection.struck) struck += 1;
        else total += 1;
        pages.add(reflection);
      }
  const { page, next } = pages.turn();
  const rows = await evidenceRows(
    store.read,
    store.engine,
    person.userId,
    page.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    total,
    struck,
    evidence: page.flatMap(({ id }) => {
      const row = byId.get(id);
      return row ? toEvidence(row) : [];
    }),
    next: next && cursorAfter(next),
  };
};

const feeds = (talk: { item: string; objective: string }, wanted: Dimension | undefined): boolean => {
  if (!wanted) return true;
  const kind = /^[a-z]+/.exec(talk.item)?.[0] as Kind;
  return sharesOf(kind, talk.objective).some(({ dimension }) => dimension === wanted);
};

const toEvidence = (row: EvidenceRow): Evidence => {
  const { kind, itemId, title, creator } = row;
  const feedback = feedbackOf(row) ?? { rating: 'fair', comment: '' };
  return {
    ...subjectOf({ kind: kind as Kind, itemId, title, creator }),
    id: row.id,
    discussionId: row.discussionId,
    messageId: row.messageId,
    objective: row.objective,
    said: row.said,
    feedback,
    score: RATING_SCORES[feedback.rating],
    struck: row.struckAt !== null,
    timestamp: isoTime(row.at),
  };
};
