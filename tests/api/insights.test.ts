import { describe, expect, it } from 'vitest';
import { DIMENSIONS, type Rating } from '#contract/kinds.ts';
import { type Browser, type TestWorld, testWorld } from '../world.ts';

const [RECOGNITION, APPLICATION, ANALYSIS] = DIMENSIONS;
const DAY = 86_400_000;
const MINUTE = 60_000;

type Person = Awaited<ReturnType<TestWorld['person']>>;
type Talked = {
  discussionId: number;
  say: (rating: Rating | null, at: string, comment?: string) => Promise<number>;
};

/** A stored talk into which words and their feedback are put as if they had been said at that time. */
const talkOf = async (
  { world }: TestWorld,
  person: Person,
  about: object = { kind: 'book', title: 'Emma', creator: 'Jane Austen' },
): Promise<Talked> => {
  const { body } = await person.call('openDiscussion', { body: { fresh: true, ...about } });
  const discussionId: number = body.id;
  const say: Talked['say'] = async (rating, at, comment = `On ${rating} of ${at}.`) => {
    const row = { discussionId, userId: person.user.id, state: 'done', createdAt: Date.parse(at) };
    const added = (more: object) =>
      world.store.write
        .insertInto('messages')
        .values({
          guide: null,
          replyTo: null,
          clientMessageId: null,
          content: 'said',
          sender: 'user',
          ...row,
          ...more,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    const asked = await added({ content: `Said at ${at}` });
    const verdict = rating && JSON.stringify({ rating, comment, criteria: [], missing: null });
    return (await added({ sender: 'ai', replyTo: asked.id, verdict })).id;
  };
  return { discussionId, say };
};

const insightsOf = async (person: Browser, timeZone?: string) => {
  const answer = await person.call('readInsights', timeZone ? { query: { timeZone } } : {});
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};

const scores = (item: { concepts: { name: string; score: number | null }[] }) =>
  Object.fromEntries(item.concepts.map(({ name, score }) => [name, score]));

describe('insights', () => {
  it('have nothing to say where there is nothing yet', async () => {
    const { person } = await testWorld();
    const ann = await person('ann');
    expect(await insightsOf(ann)).toEqual({
      today: '2026-03-01',
      totalBooks: 0,
      activeBooks: 0,
      reflectionSessions: 0,
      averageMastery: null,
      readingStreak: 0,
      activity: [],
      items: [],
    });
    expect((await ann.call('listEvidence')).body).toEqual({ total: 0, struck: 0, evidence: [], next: null });
    expect((await ann.call('listSessions')).body).toEqual({ total: 0, sessions: [], next: null });
    const { points } = (await ann.call('masteryOverTime')).body;
    expect(points).toHaveLength(53);
    expect(new Set(points.map((point: { mastery: number | null }) => point.mastery))).toEqual(
      new Set([null]),
    );
  });

  it('say "not yet" of what was not reflected on', async () => {
    const { person } = await testWorld();
    const ann = await person('ann');
    const { body: book } = await ann.call('addBook', { body: { title: 'Emma', author: 'Jane Austen' } });
    await ann.call('addMovie', { body: { title: 'Ran', director: 'Akira Kurosawa' } });
    await ann.call('addArtwork', { body: { title: 'Guernica', artist: 'Pablo Picasso' } });
    await ann.call('addBook', { body: { title: 'Opportunity Cost', author: 'Exploration' } });
    const { items, ...rest } = await insightsOf(ann);
    expect(rest).toMatchObject({ totalBooks: 2, activeBooks: 0, averageMastery: null });
    expect(items.map((item: { kind: string; itemId: number }) => [item.kind, item.itemId])).toEqual([
      ['concept', null],
      ['book', book.id],
      ['movie', expect.any(Number)],
      ['artwork', expect.any(Number)],
    ]);
    for (const item of items) {
      expect(item).toMatchObject({ mastery: null, reflections: 0, focusAreas: [] });
      expect(scores(item)).toEqual({ [RECOGNITION]: null, [APPLICATION]: null, [ANALYSIS]: null });
    }
  });

  it('count a real talk, with the level the guide gave', async () => {
    const { person } = await testWorld();
    const ann = await person('ann');
    const { body: book } = await ann.call('addBook', { body: { title: 'Emma', author: 'Jane Austen' } });
    const { body: talk } = await ann.call('openDiscussion', {
      body: { kind: 'book', itemId: book.id, title: 'Emma', objective: 'Critical Thinking' },
    });
    const said = {
      bookTitle: 'Emma',
      bookAuthor: 'Jane Austen',
      discussionId: talk.id,
      objective: 'Critical Thinking',
      userMessage:
        'When Emma mocks Miss Bates on Box Hill I laughed as well, and only when Knightley calls it badly done did I see that Austen had made me join in.',
    };
    const { body: reply } = await ann.call('chatAboutBook', { body: said });
    expect(reply.feedback).toBeTruthy();
    const after = await insightsOf(ann);
    expect(after).toMatchObject({ totalBooks: 1, activeBooks: 1, reflectionSessions: 1, readingStreak: 1 });
    expect(after.activity).toEqual([{ date: '2026-03-01', reflections: 1 }]);
    const [item] = after.items;
    expect(item).toMatchObject({ key: `book:${book.id}`, reflections: 1, mastery: null });
    expect(item.concepts.map((one: { reflections: number }) => one.reflections)).toEqual([0, 0, 1]);
    const { evidence } = (await ann.call('listEvidence', { query: { item: item.key } })).body;
    const { body: messages } = await ann.call('listMessages', { params: { id: talk.id } });
    const own = messages.find(({ content }: { content: string }) => content === said.userMessage);
    expect(evidence).toMatchObject([
      {
        id: reply.messageId,
        messageId: own.id,
        said: said.userMessage,
        feedback: reply.feedback,
        struck: false,
      },
    ]);
  });

  it('weigh a dimension from two reflections on, newer ones more', async () => {
    const made = await testWorld();
    const ann = await made.person('ann');
    const talk = await talkOf(made, ann, { kind: 'book', title: 'Emma', objective: 'Recall Key Facts' });
    await talk.say('needs_improvement', '2026-02-27T10:00:00Z');
    expect(scores((await insightsOf(ann)).items[0])[RECOGNITION]).toBeNull();
    await talk.say('excellent', '2026-02-28T10:00:00Z');
    const fade = 0.5 ** 0.1;
    const [item] = (await insightsOf(ann)).items;
    const expected = Math.round((95 + fade * 25) / (1 + fade));
    expect(scores(item)).toEqual({ [RECOGNITION]: expected, [APPLICATION]: null, [ANALYSIS]: null });
    expect(item.mastery).toBe(expected);
    expect((await insightsOf(ann)).averageMastery).toBe(expected);
  });

  it('let general talks and objectives of one’s own count half for all three', async () => {
    const made = await testWorld();
    const ann = await made.person('ann');
    const general = await talkOf(made, ann);
    const own = await talkOf(made, ann, {
      kind: 'book',
      title: 'Emma',
      creator: 'Jane Austen',
      objective: 'Mine',
    });
    const recall = await talkOf(made, ann, {
      kind: 'book',
      title: 'Emma',
      creator: 'Jane Austen',
      objective: 'Recall Key Facts',
    });
    await general.say('fair', '2026-02-01T10:00:00Z');
    await own.say('good', '2026-02-02T10:00:00Z');
    await recall.say('excellent', '2026-02-03T10:00:00Z');
    const fade = (newer: number) => 0.5 ** (newer / 10);
    const [item] = (await insightsOf(ann)).items;
    const halves = Math.round((75 + fade(1) * 50) / (1 + fade(1)));
    const three = (95 + 0.5 * fade(1) * 75 + 0.5 * fade(2) * 50) / (1 + 0.5 * fade(1) + 0.5 * fade(2));
    expect(scores(item)).toEqual({
      [RECOGNITION]: Math.round(three),
      [APPLICATION]: halves,
      [ANALYSIS]: halves,
    });
  });

  it('suggest what the weakest dimension and the latest comments leave open', async () => {
    const made = await testWorld();
    const ann = await made.person('ann');
    const about = { kind: 'movie', title: 'Ran', creator: 'Akira Kurosawa' };
    const recall = await talkOf(made, ann, { ...about, objective: 'Recall Key Scenes' });
    const genre = await talkOf(made, ann, { ...about, objective: 'Genre & Context' });
    await recall.say('good', '2026-02-01T10:00:00Z');
    await recall.say('good', '2026-02-01T10:05:00Z');
    await genre.say('fair', '2026-02-02T10:00:00Z', 'An old remark.');
    await genre.say('fair', '2026-02-03T10:00:00Z', 'Name the shot.');
    await genre.say('excellent', '2026-02-04T10:00:00Z', 'Nothing left to do.');
    await genre.say('needs_improvement', '2026-02-05T10:00:00Z', 'Say why.');
    const [item] = (await insightsOf(ann)).items;
    expect(item.focusAreas).toEqual([
      {
        text: 'What it wants you to believe, and whether it plays fair.',
        objective: 'Critical Viewing',
      },
      { text: 'Say why.', objective: 'Genre & Context' },
      { text: 'Name the shot.', objective: 'Genre & Context' },
    ]);
  });

  it('keep days by the clock of the time zone asked for, of the profile, or of UTC', async () => {
    const made = await testWorld();
    const ann = await made.person('ann');
    const { say } = await talkOf(made, ann);
    await say('good', '2026-02-27T23:30:00Z');
    await say('good', '2026-03-01T03:00:00Z');
    const days = async (zone?: string) =>
      (await insightsOf(ann, zone)).activity.map(({ date }: { date: string }) => date);
    expect(await days()).toEqual(['2026-02-27', '2026-03-01']);
    expect((await insightsOf(ann)).readingStreak).toBe(1);
    expect(await days('Europe/Berlin')).toEqual(['2026-02-28', '2026-03-01']);
    expect((await insightsOf(ann, 'Europe/Berlin')).readingStreak).toBe(2);
    expect(await days('America/New_York')).toEqual(['2026-02-27', '2026-02-28']);
    expect((await insightsOf(ann, 'America/New_York')).readingStreak).toBe(2);
    await ann.call('updateProfile', { body: { timeZone: 'Europe/Berlin' } });
    expect(await days()).toEqual(['2026-02-28', '2026-03-01']);
    const wrong = await ann.call('readInsights', { query: { timeZone: 'Mars/Olympus' } });
    expect([wrong.status, wrong.body.fields]).toEqual([400, { timeZone: 'That is not a time zone.' }]);
  });

  it('hold a streak over the night the clocks change, and end it with a day left out', async () => {
    const made = await testWorld();
    const ann = await made.person('ann');
    const { say } = await talkOf(made, ann);
    made.clock.now = Date.parse('2026-03-30T20:00:00Z');
    // In Berlin clocks go forward on 29 March at two.
    for (const at of ['2026-03-27T22:59:00Z', '2026-03-28T22:59:00Z', '2026-03-29T21:59:00Z'])
      await say('fair', at);
    await say('fair', '2026-03-25T12:00:00Z');
    const berlin = await insightsOf(ann, 'Europe/Berlin');
    expect(berlin.readingStreak).toBe(3);
    made.clock.now = Date.parse('2026-03-30T22:01:00Z');
    expect((await insightsOf(ann, 'Europe/Berlin')).readingStreak).toBe(0);
  });

  it('follow a streak back further than the calendar shows', async () => {
    const made = await testWorld();
    const ann = await made.person('ann');
    const { say } = await talkOf(made, ann);
    const end = made.clock.now;
    for (let day = 0; day < 400; day++) await say('fair', new Date(end - day * DAY).toISOString());
    const { readingStreak, activity } = await insightsOf(ann);
    expect(readingStreak).toBe(400);
    expect(activity).toHaveLength(365);
  });

  it('count sessions over all talks, apart by half an hour', async () => {
    const made = await testWorld();
    const ann = await made.person('ann');
    const [one, other] = [await talkOf(made, ann), await talkOf(made, ann)];
    const begin = Date.parse('2026-02-27T23:50:00Z');
    const at = (minutes: number) => new Date(begin + minutes * MINUTE).toISOString();
    await one.say('good', at(0));
    await other.say(null, at(29));
    await one.say('good', at(58));
    await other.say('fair', at(88));
    expect((await insightsOf(ann)).reflectionSessions).toBe(2);
    const { body } = await ann.call('listSessions', { query: { limit: '1' } });
    expect(body).toMatchObject({ total: 2, sessions: [{ startedAt: at(88), messages: 1, reflections: 1 }] });
    const { body: rest } = await ann.call('listSessions', { query: { limit: '1', cursor: body.next } });
    expect(rest).toMatchObject({
      sessions: [{ startedAt: at(0), endedAt: at(58), messages: 3, reflections: 2 }],
      next: null,
    });
    const within = { since: at(0), to: at(58) };
    expect((await ann.call('listEvidence', { query: within })).body.total).toBe(2);
  });

  it('show how mastery stood week by week', async () => {
    const made = await testWorld();
    const ann = await made.person('ann');
    const { say } = await talkOf(made, ann, { kind: 'book', title: 'Emma', objective: 'Application' });
    await say('fair', '2026-02-10T10:00:00Z');
    await say('fair', '2026-02-11T10:00:00Z');
    await say('excellent', '2026-02-25T10:00:00Z');
    const { points } = (await ann.call('masteryOverTime')).body;
    const last = points
      .slice(-4)
      .map(({ date, mastery, reflections }: Record<string, unknown>) => [date, mastery, reflections]);
    const now = (await insightsOf(ann)).averageMastery;
    expect(last).toEqual([
      ['2026-02-08', null, 0],
      ['2026-02-15', 50, 2],
      ['2026-02-22', 50, 2],
      ['2026-03-01', now, 3],
    ]);
  });
});

describe('evidence', () => {
  it('is listed newest first, page by page, for what was asked', async () => {
    const made = await testWorld();
    const ann = await made.person('ann');
    const emma = await talkOf(made, ann, { kind: 'book', title: 'Emma', objective: 'Application' });
    const ran = await talkOf(made, ann, { kind: 'movie', title: 'Ran', objective: 'Recall Key Scenes' });
    const ids: number[] = [];
    for (let day = 1; day <= 5; day++) ids.push(await emma.say('good', `2026-02-0${day}T12:00:00Z`));
    const other = await ran.say('fair', '2026-02-03T13:00:00Z');
    const pages: number[][] = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string> = { limit: '2', ...(cursor ? { cursor } : {}) };
      const { body } = await ann.call('listEvidence', { query });
      expect(body).toMatchObject({ total: 6, struck: 0 });
      pages.push(body.evidence.map(({ id }: { id: number }) => id));
      cursor = body.next;
    } while (cursor);
    expect(pages).toEqual([
      [ids[4], ids[3]],
      [other, ids[2]],
      [ids[1], ids[0]],
    ]);
    const idsFor = async (query: Record<string, string>) =>
      (await ann.call('listEvidence', { query })).body.evidence.map(({ id }: { id: number }) => id);
    expect(await idsFor({ dimension: RECOGNITION })).toEqual([other]);
    expect(await idsFor({ dimension: APPLICATION, from: '2026-02-04' })).toEqual([ids[4], ids[3]]);
    expect(await idsFor({ from: '2026-02-03', until: '2026-02-03' })).toEqual([other, ids[2]]);
    expect(await idsFor({ from: '2026-02-04', until: '2026-02-04', timeZone: 'Pacific/Kiritimati' })).toEqual(
      [other, ids[2]],
    );
    const { items } = await insightsOf(ann);
    expect(await idsFor({ item: items.find(({ kind }: { kind: string }) => kind === 'movie').key })).toEqual([
      other,
    ]);
    expect(await idsFor({ item: 'book:987654321' })).toEqual([]);
  });

  it('that is struck out counts nowhere, and counts again when that is taken back', async () => {
    const made = await testWorld();
    const ann = await made.person('ann');
    const { say } = await talkOf(made, ann, { kind: 'book', title: 'Emma', objective: 'Application' });
    await say('fair', '2026-02-10T10:00:00Z');
    const id = await say('excellent', '2026-03-01T10:00:00Z');
    const before = await insightsOf(ann);
    expect(before).toMatchObject({
      averageMastery: expect.any(Number),
      readingStreak: 1,
      reflectionSessions: 2,
    });
    const strike = (struck: boolean) => ann.call('strikeEvidence', { params: { id }, body: { struck } });
    expect((await strike(true)).body).toEqual({ id, struck: true });
    expect((await strike(true)).status).toBe(200);
    expect(await insightsOf(ann)).toMatchObject({
      averageMastery: null,
      readingStreak: 0,
      reflectionSessions: 1,
      items: [{ reflections: 1, mastery: null }],
    });
    const { body } = await ann.call('listEvidence');
    expect(body).toMatchObject({ total: 1, struck: 1 });
    expect(body.evidence.map(({ struck }: { struck: boolean }) => struck)).toEqual([true, false]);
    await strike(false);
    expect(await insightsOf(ann)).toEqual(before);
  });

  it('is nobody else’s to see or to strike', async () => {
    const made = await testWorld();
    const [ann, bob] = [await made.person('ann'), await made.person('bob')];
    const { say, discussionId } = await talkOf(made, ann);
    const id = await say('good', '2026-03-01T10:00:00Z');
    const opening = await say(null, '2026-03-01T10:01:00Z');
    const [item] = (await insightsOf(ann)).items;
    expect((await insightsOf(bob)).items).toEqual([]);
    expect((await bob.call('listEvidence', { query: { item: item.key } })).body.evidence).toEqual([]);
    expect(
      (await bob.call('masteryOverTime', { query: { item: item.key } })).body.points.at(-1).reflections,
    ).toBe(0);
    expect((await bob.call('listSessions')).body.total).toBe(0);
    const body = { struck: true };
    expect((await bob.call('strikeEvidence', { params: { id }, body })).status).toBe(404);
    expect((await ann.call('listEvidence')).body).toMatchObject({ total: 1, struck: 0 });
    const none = await ann.call('strikeEvidence', { params: { id: opening }, body });
    expect([none.status, none.body.code]).toEqual([409, 'no_feedback']);
    await ann.call('deleteDiscussion', { params: { id: discussionId } });
    expect((await ann.call('strikeEvidence', { params: { id }, body })).status).toBe(404);
  });

  it('goes and comes with its talk and its work, and follows another look at it', async () => {
    const made = await testWorld();
    const ann = await made.person('ann');
    const { body: book } = await ann.call('addBook', { body: { title: 'Emma', author: 'Jane Austen' } });
    const talk = await talkOf(made, ann, {
      kind: 'book',
      itemId: book.id,
      title: 'Emma',
      objective: 'Application',
    });
    const id = await talk.say('fair', '2026-03-01T10:00:00Z');
    await talk.say('fair', '2026-03-01T10:01:00Z');
    const mastery = async () => (await insightsOf(ann)).averageMastery;
    expect(await mastery()).toBe(50);
    await ann.call('deleteDiscussion', { params: { id: talk.discussionId } });
    expect(await mastery()).toBeNull();
    await ann.call('restoreDiscussion', { params: { id: talk.discussionId } });
    expect(await mastery()).toBe(50);
    await ann.call('deleteBook', { params: { id: book.id } });
    expect(await insightsOf(ann)).toMatchObject({ totalBooks: 0, averageMastery: null, items: [] });
    await ann.call('restoreBook', { params: { id: book.id } });
    await ann.call('changeBook', { params: { id: book.id }, body: { title: 'Emma, a novel' } });
    expect((await insightsOf(ann)).items).toMatchObject([{ title: 'Emma, a novel', mastery: 50 }]);
    const better = JSON.stringify({ rating: 'good', comment: 'Seen again.', criteria: [], missing: null });
    await made.world.store.write
      .updateTable('messages')
      .set({ verdict: better })
      .where('id', '=', id)
      .execute();
    expect(await mastery()).toBe(Math.round((50 + 0.5 ** 0.1 * 75) / (1 + 0.5 ** 0.1)));
    await made.world.store.write.deleteFrom('messages').where('id', '=', id).execute();
    expect(await mastery()).toBeNull();
  });
});

describe('time spent', () => {
  it('is that of the person alone, by their own days', async () => {
    const made = await testWorld();
    const [ann, bob] = [await made.person('ann'), await made.person('bob')];
    await made.world.store.write.deleteFrom('activity').execute();
    const stretch = (from: string, until: string, userId = ann.user.id) =>
      made.world.store.write
        .insertInto('activity')
        .values({ userId, startedAt: Date.parse(from), endedAt: Date.parse(until) })
        .execute();
    await stretch('2026-02-28T22:30:00Z', '2026-02-28T23:40:00Z');
    await stretch('2026-02-10T10:00:00Z', '2026-02-10T10:05:00Z');
    await stretch('2026-02-28T10:00:00Z', '2026-02-28T12:00:00Z', bob.user.id);
    expect((await ann.call('timeSpent', { query: { timeZone: 'Europe/Berlin' } })).body).toEqual({
      lastSevenDays: 70,
      days: [
        { date: '2026-02-10', minutes: 5 },
        { date: '2026-02-28', minutes: 30 },
        { date: '2026-03-01', minutes: 40 },
      ],
    });
  });
});
