/** The sums that are kept, held to a second, plain way of counting and to sums taken anew, over random histories. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KINDS, RATINGS } from '#contract/kinds.ts';
import { settleSums } from '#server/store/insight-sums.ts';
import { type TestWorld, testWorld } from '../world.ts';
import { plainInsights } from './plain-insights.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const DAY = 86_400_000;
const OBJECTIVES = ['General Discussion', 'Recall Key Facts', 'Critical Thinking', 'Application', 'My own'];
const ZONES = ['UTC', 'Europe/Berlin', 'America/St_Johns', 'Pacific/Kiritimati'];

const which = fc.nat({ max: 1000 });
/** Close together, days apart, and long ago, as from an import. */
const when = fc.oneof(
  fc.integer({ min: NOW - 3 * DAY, max: NOW }),
  fc.integer({ min: NOW - 8 * DAY, max: NOW }).map((at) => at - (at % (10 * 60_000))),
  fc.integer({ min: NOW - 3000 * DAY, max: NOW }),
);
const rating = fc.option(fc.constantFrom(...RATINGS), { freq: 5 });

const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ does: fc.constant('say'), which, at: when, rating }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('judge again'), which, rating }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('strike'), which }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('replace'), which, at: when, rating }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('take out'), which }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('delete a talk'), which }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('restore a talk'), which }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('delete a work'), which }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('restore a work'), which }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('delete for good'), which }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('import'), which, at: when, rating }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('look') }) },
);
type Step = { does: string; which?: number; at?: number; rating?: (typeof RATINGS)[number] | null };

/** Comes to 62.5 or a hair under it, by the order in which the scores are added. */
const HALF_A_POINT = [
  { does: 'import', which: 311, at: 1_771_675_200_000, rating: 'good' },
  { does: 'say', which: 796, at: 1_513_166_400_000, rating: 'fair' },
  { does: 'say', which: 189, at: 1_771_675_200_000, rating: 'good' },
  { does: 'say', which: 286, at: 1_771_675_200_000, rating: 'fair' },
] as const;

type Person = Awaited<ReturnType<TestWorld['person']>>;

const player = async ({ world }: TestWorld, person: Person) => {
  const db = world.store.write;
  const userId = person.user.id;
  const pick = <T>(all: readonly T[], at = 0): T | undefined => all[at % Math.max(1, all.length)];
  const verdictOf = (level: Step['rating'], at: number) =>
    level ? JSON.stringify({ rating: level, comment: `Seen at ${at}.`, criteria: [], missing: null }) : null;

  const { body: book } = await person.call('addBook', { body: { title: 'Emma', author: 'Jane Austen' } });
  const { body: film } = await person.call('addMovie', {
    body: { title: 'Ran', director: 'Akira Kurosawa' },
  });
  const begin = async (index: number) => {
    const kind = KINDS[index % KINDS.length] ?? 'book';
    const itemId = kind === 'book' && index % 3 > 0 ? book.id : kind === 'movie' ? film.id : null;
    const about = { kind, itemId, title: `Work ${index % 2}`, creator: `Maker ${index % 2}` };
    await db
      .insertInto('discussions')
      .values({ ...about, userId, objective: pick(OBJECTIVES, index) ?? '', createdAt: NOW })
      .execute();
  };
  for (let index = 0; index < 9; index++) await begin(index);

  const talks = () =>
    db.selectFrom('discussions').selectAll().where('userId', '=', userId).orderBy('id').execute();
  const judged = () =>
    db
      .selectFrom('messages')
      .selectAll()
      .where('userId', '=', userId)
      .where('sender', '=', 'ai')
      .orderBy('id')
      .execute();
  const put = async (discussionId: number, at: number, level: Step['rating'] = null) => {
    const row = { discussionId, userId, state: 'done', createdAt: at, guide: null, clientMessageId: null };
    const asked = await db
      .insertInto('messages')
      .values({ ...row, sender: 'user', content: 'said', replyTo: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const reply = await db
      .insertInto('messages')
      .values({ ...row, sender: 'ai', content: '', replyTo: asked.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    // As in life: the reply is there before its feedback is.
    await db
      .updateTable('messages')
      .set({ verdict: verdictOf(level, at) })
      .where('id', '=', reply.id)
      .execute();
  };

  const takeOut = ({ id, replyTo }: { id: number; replyTo: number | null }) =>
    db
      .deleteFrom('messages')
      .where('id', 'in', [id, replyTo ?? 0])
      .execute();

  const deeds: Record<string, (step: Step) => Promise<unknown>> = {
    say: async ({ which, at = NOW, rating }) => {
      const talk = pick(await talks(), which);
      if (talk) await put(talk.id, at, rating);
    },
    'judge again': async ({ which, rating }) => {
      const reply = pick(await judged(), which);
      const verdict = verdictOf(rating, which ?? 0);
      if (reply) await db.updateTable('messages').set({ verdict }).where('id', '=', reply.id).execute();
    },
    strike: async ({ which }) => {
      const reply = pick(await judged(), which);
      const body = { struck: reply?.struckAt === null };
      if (reply) await person.call('strikeEvidence', { params: { id: reply.id }, body });
    },
    'take out': async ({ which }) => {
      const reply = pick(await judged(), which);
      if (reply) await takeOut(reply);
    },
    replace: async ({ which, at = NOW, rating }) => {
      const reply = pick(await judged(), which);
      if (!reply) return;
      await takeOut(reply);
      await put(reply.discussionId, at, rating);
    },
    'delete a talk': async ({ which }) =>
      person.call('deleteDiscussion', { params: { id: pick(await talks(), which)?.id ?? 0 } }),
    'restore a talk': async ({ which }) =>
      person.call('restoreDiscussion', { params: { id: pick(await talks(), which)?.id ?? 0 } }),
    'delete a work': async ({ which = 0 }) =>
      which % 2 > 0
        ? person.call('deleteBook', { params: { id: book.id } })
        : person.call('deleteMovie', { params: { id: film.id } }),
    'restore a work': async ({ which = 0 }) =>
      which % 2 > 0
        ? person.call('restoreBook', { params: { id: book.id } })
        : person.call('restoreMovie', { params: { id: film.id } }),
    'delete for good': async ({ which = 0 }) => {
      const talk = pick(await talks(), which);
      if (talk) await db.deleteFrom('discussions').where('id', '=', talk.id).execute();
      await begin(which);
    },
    import: async ({ which = 0, at = NOW, rating }) => {
      await begin(which);
      const [newest] = (await talks()).reverse();
      for (let back = 0; newest && back < 4; back++) await put(newest.id, at - back * 20 * 60_000, rating);
    },
    look: () => person.call('readInsights'),
  };
  return (step: Step) => deeds[step.does]?.(step);
};

const answered = async (person: Person, timeZone: string) => {
  const { body } = await person.call('readInsights', { query: { timeZone } });
  return body;
};

const rowsOf = async ({ world }: TestWorld, userId: number) => {
  const read = (
    table: 'insightTalks' | 'insightItems' | 'insightDays',
    order: 'discussionId' | 'item' | 'day',
  ) =>
    world.store.write
      .selectFrom(table)
      .selectAll()
      .where('userId', '=', userId)
      .orderBy(order as 'userId')
      .execute();
  return {
    talks: await read('insightTalks', 'discussionId'),
    items: await read('insightItems', 'item'),
    days: await read('insightDays', 'day'),
  };
};

describe('the sums of insights', () => {
  it('are what plain counting and counting anew give, whatever was done in between', async () => {
    const made = await testWorld({ RATE_LIMIT_FACTOR: '0' });
    const { world } = made;
    let count = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), fc.constantFrom(...ZONES), async (steps, zone) => {
        count += 1;
        const person = await made.person(`reader${count}`);
        const userId = person.user.id;
        const play = await player(made, person);
        for (const one of steps) await play(one as Step);

        const body = await answered(person, zone);
        const plain = await plainInsights(world.store, userId, NOW, zone);
        expect(body.reflectionSessions).toBe(plain.reflectionSessions);
        expect(body.readingStreak).toBe(plain.readingStreak);
        for (const { date, reflections } of body.activity) expect(plain.days[date]).toBe(reflections);
        const inYear = Object.keys(plain.days).filter(
          (date) => Date.parse(date) > Date.parse(body.today) - 365 * DAY,
        );
        expect(body.activity).toHaveLength(inYear.length);
        const kept = await rowsOf(made, userId);
        const mine = Object.fromEntries(
          kept.items.map((row) => {
            const { concepts } = JSON.parse(row.sums);
            return [
              JSON.stringify([row.kind, row.itemId ?? row.title]),
              [
                row.mastery === null ? null : expect.closeTo(row.mastery, 8),
                ...concepts.map(({ score, reflections }: { score: number | null; reflections: number }) => [
                  score,
                  reflections,
                ]),
              ],
            ];
          }),
        );
        expect(plain.items).toEqual(mine);
        if (plain.averageMastery === null) expect(body.averageMastery).toBeNull();
        else expect(Math.abs(body.averageMastery - plain.averageMastery)).toBeLessThanOrEqual(0.500001);

        await world.store.write
          .updateTable('insightStates')
          .set({ version: 0 })
          .where('userId', '=', userId)
          .execute();
        await settleSums(world.store, userId);
        expect(await rowsOf(made, userId)).toEqual(kept);
        const { points } = (await person.call('masteryOverTime', { query: { timeZone: zone } })).body;
        expect(points.at(-1).mastery).toBe(body.averageMastery);
      }),
      { numRuns: 60, examples: [[[...HALF_A_POINT], 'UTC']] },
    );
  }, 120_000);

  it('are the same for many who ask at once while more is said', async () => {
    const made = await testWorld({ RATE_LIMIT_FACTOR: '0' });
    const person = await made.person('ann');
    const play = await player(made, person);
    for (let round = 0; round < 10; round++) {
      const asks = Array.from({ length: 4 }, () => person.call('readInsights'));
      const says = [0, 1, 2].map((more) =>
        play({ does: 'say', which: round + more, at: NOW - round, rating: 'good' }),
      );
      for (const { status, text } of await Promise.all(asks)) expect(status, text).toBe(200);
      await Promise.all(says);
    }
    const body = await answered(person, 'UTC');
    const plain = await plainInsights(made.world.store, person.user.id, NOW, 'UTC');
    expect(body.activity).toEqual([{ date: '2026-03-01', reflections: 30 }]);
    expect(body.reflectionSessions).toBe(plain.reflectionSessions);
    const kept = await rowsOf(made, person.user.id);
    await made.world.store.write.updateTable('insightStates').set({ version: 0 }).execute();
    await settleSums(made.world.store, person.user.id);
    expect(await rowsOf(made, person.user.id)).toEqual(kept);
  });
});
