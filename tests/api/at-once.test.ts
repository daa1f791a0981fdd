/** The same asked a hundred times at once, of two servers: what is found or made is there once. */
import { describe, expect, it } from 'vitest';
import { type Answer, type Browser, testWorld } from '../world.ts';

const TIMES = 100;
const SECRET = { SESSION_SECRET: 'the same secret on both of the servers', RATE_LIMIT_FACTOR: '0' };

/** Somebody who is signed in on two servers of one database. */
const onTwoServers = async () => {
  const here = await testWorld(SECRET);
  const there = await testWorld(SECRET, { at: here.place });
  const ann = await here.person('ann');
  const again = there.visitor();
  await again.call('login', { body: { email: ann.email, password: 'correct horse' } });
  return { here, there, ann, again };
};

type Ask = (who: Browser, n: number) => Promise<Answer>;
const atOnce = (sides: readonly Browser[], ask: Ask): Promise<Answer[]> =>
  Promise.all(Array.from({ length: TIMES }, (_, n) => ask(sides[n % sides.length] as Browser, n)));

const ids = (answers: readonly Answer[]) => new Set(answers.map(({ body }) => body.id));
const statuses = (answers: readonly Answer[]) => [...new Set(answers.map(({ status }) => status))].sort();
const newOnes = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 201).length;

describe('a hundred times at once on two servers', () => {
  it('a talk about a work is opened once, also one that was deleted before', async () => {
    const { ann, again } = await onTwoServers();
    const works = [
      { kind: 'book', title: 'Emma', creator: 'Jane Austen' },
      { kind: 'concept', title: 'Free will' },
      { kind: 'movie', title: 'Alien', creator: 'Ridley Scott', objective: 'Explore themes' },
      { kind: 'book', title: 'Emma', creator: 'Jane Austen', beside: { title: 'Persuasion' } },
    ];
    for (const body of works)
      for (const round of ['first', 'deleted']) {
        const answers = await atOnce([ann, again], (who) => who.call('openDiscussion', { body }));
        expect([ids(answers).size, newOnes(answers), statuses(answers)], `${body.title} ${round}`).toEqual([
          1,
          1,
          [200, 201],
        ]);
        await ann.call('deleteDiscussion', { params: { id: answers[0]?.body.id } });
      }
  });

  it('a talk that is wanted beside another is made each time', async () => {
    const { ann, again } = await onTwoServers();
    const body = { kind: 'book', title: 'Emma', creator: 'Jane Austen', fresh: true };
    const answers = await atOnce([ann, again], (who) => who.call('openDiscussion', { body }));
    expect([ids(answers).size, statuses(answers)]).toEqual([TIMES, [201]]);
  });

  it('a work and an aim that the client names are added once', async () => {
    const { ann, again } = await onTwoServers();
    const clientId = crypto.randomUUID();
    const book = { title: 'Emma', author: 'Jane Austen', clientId };
    expect(ids(await atOnce([ann, again], (who) => who.call('addBook', { body: book }))).size).toBe(1);
    const aim = { title: 'Notice irony', description: 'Where she laughs.', clientId };
    const aims = await atOnce([ann, again], (who) => who.call('addCustomObjective', { body: aim }));
    expect(ids(aims).size).toBe(1);
    expect((await ann.call('listBooks')).body.length).toBe(1);
    expect((await ann.call('listCustomObjectives')).body.length).toBe(1);
  });

  it('a link is made once, and a talk has one opening', async () => {
    const { ann, again, here } = await onTwoServers();
    const { id } = (await ann.call('openDiscussion', { body: { kind: 'concept', title: 'Free will' } })).body;
    const opening = { body: { bookTitle: 'Free will', bookAuthor: 'Concept Exploration', discussionId: id } };
    const asked = await atOnce([ann, again], (who) => who.call('generateQuestion', opening));
    expect(new Set(asked.map(({ body }) => body.question)).size).toBe(1);
    expect((await ann.call('listMessages', { params: { id } })).body.length).toBe(1);
    const links = await atOnce([ann, again], (who) => who.call('shareDiscussion', { params: { id } }));
    expect(new Set(links.map(({ body }) => body.url)).size).toBe(1);
    const kept = await here.world.store.read.selectFrom('shares').select('id').execute();
    expect(kept.length).toBe(1);
  });

  it('first books are taken in once', async () => {
    const { ann, again } = await onTwoServers();
    const books = [{ title: 'Emma', author: 'Jane Austen', isbn: null, coverUrl: null }];
    const body = { userId: ann.user.id, firstName: 'Ann', finished: true, books };
    expect(statuses(await atOnce([ann, again], (who) => who.call('onboard', { body })))).toEqual([200]);
    expect((await ann.call('listBooks')).body.length).toBe(1);
  });

  it('time spent is one stretch', async () => {
    const { ann, again, here, there } = await onTwoServers();
    await atOnce([ann, again], (who) => who.call('currentUser'));
    await Promise.all([here.world.presence.flush(), there.world.presence.flush()]);
    expect((await here.world.store.read.selectFrom('activity').select('id').execute()).length).toBe(1);
  });

  it('an address signs up once, and one account founds the house', async () => {
    const here = await testWorld(SECRET);
    const there = await testWorld(SECRET, { at: here.place });
    const sides = [here, there];
    const sign = (n: number, email: string) =>
      (sides[n % 2] ?? here).visitor().call('signup', {
        body: { email, password: 'correct horse', firstName: 'Ann' },
        from: `10.0.0.${n}`,
      });
    const same = await Promise.all(Array.from({ length: 12 }, (_, n) => sign(n, 'ann@example.org')));
    expect(newOnes(same)).toBe(1);
    const others = await Promise.all(Array.from({ length: 12 }, (_, n) => sign(n, `n${n}@example.org`)));
    expect(newOnes(others)).toBe(12);
    const admins = await here.world.store.read
      .selectFrom('users')
      .select('id')
      .where('isAdmin', '=', 1)
      .execute();
    expect(admins.length).toBe(1);
  });
});
