/** The limit of open streams holds for a person, not for a server: leases on PostgreSQL, one server on SQLite. */
import { expect, it } from 'vitest';
import { slowGuide } from '../slow-guide.ts';
import { type Browser, type TestWorld, testWorld } from '../world.ts';

const body = JSON.stringify({
  bookTitle: '1984',
  bookAuthor: 'George Orwell',
  userMessage: 'Winston writes in the corner the telescreen cannot see.',
});

const listen = (ann: Browser, { fetch }: TestWorld) =>
  fetch('/api/chat', {
    method: 'POST',
    headers: {
      cookie: [...ann.jar].map(([k, v]) => `${k}=${v}`).join('; '),
      accept: 'text/event-stream',
      'content-type': 'application/json',
    },
    body,
  });

const twoServers = async () => {
  const guide = slowGuide().engine;
  const one = await testWorld({}, { guide });
  const env = { SESSION_SECRET: one.world.config.sessionSecret ?? '' };
  const other = await testWorld(env.SESSION_SECRET ? env : {}, { guide, at: one.place });
  return { one, other };
};

it('20 replies at once on two servers together, asked for in the same instant', async (test) => {
  const { one, other } = await twoServers();
  if (one.world.store.engine !== 'postgres') return test.skip();
  const ann = await one.person('ann');
  const bob = await one.person('bob');
  const asked = await Promise.all(
    Array.from({ length: 30 }, (_, at) => listen(ann, at % 2 === 0 ? one : other)),
  );
  const open = asked.filter(({ status }) => status === 200);
  expect(open).toHaveLength(20);
  expect(asked.filter(({ status }) => status === 429)).toHaveLength(10);
  const theirs = await listen(bob, other);
  expect(theirs.status).toBe(200);

  await open[0]?.body?.cancel();
  await expect.poll(async () => (await listen(ann, other)).status).toBe(200);
  for (const stream of [theirs, ...open.slice(1)]) await stream.body?.cancel();
});

it('the places of a server that died come back by themselves', async (test) => {
  const { one, other } = await twoServers();
  if (one.world.store.engine !== 'postgres') return test.skip();
  const ann = await one.person('ann');
  const userId = ann.user.id;
  for (let n = 0; n < 20; n++) await one.world.streamPlaces.take(userId);
  await expect(other.world.streamPlaces.take(userId)).rejects.toMatchObject({ code: 'too_many' });
  other.clock.now += 31_000;
  for (let n = 0; n < 20; n++) await other.world.streamPlaces.take(userId);
  await expect(other.world.streamPlaces.take(userId)).rejects.toMatchObject({ code: 'too_many' });
});
