/** An account goes while other requests of its own are under way: told as signed out, never as a fault of ours. */
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { api, type CallName } from '#contract/api.ts';
import { slowGuide } from '../slow-guide.ts';
import { type Browser, testWorld } from '../world.ts';
import { SAMPLES } from './samples.ts';

const remove = { body: { currentPassword: 'correct horse' } };
/** They end the account or its session in ways of their own, or are about other people. */
const OTHERS = new Set<CallName>(['deleteAccount', 'resetPassword', 'signup', 'login', 'logout']);
const OWN = (Object.keys(api) as CallName[]).filter(
  (name) => api[name].access !== 'admin' && !OTHERS.has(name),
);
const ROUNDS = 5;

const faults = async ({ world }: Awaited<ReturnType<typeof testWorld>>) =>
  Number(/^colloquy_faults_total (\d+)/m.exec(await world.metrics.text())?.[1]);

describe('deleting an account', () => {
  it('while calls of all kinds are being answered for it breaks none of them', async () => {
    const made = await testWorld({ RATE_LIMIT_FACTOR: '0' });
    await made.person('keeper');
    for (let round = 0; round < ROUNDS; round++) {
      const ann = await made.person(`ann${round}`);
      const samples = [];
      for (const name of OWN) samples.push([name, await SAMPLES[name](ann, made)] as const);
      // Each has its turn once before, while and after the account goes.
      const from = Math.floor((round * samples.length) / ROUNDS);
      const inTurn = [...samples.slice(from), ...samples.slice(0, from)];
      const gone = ann.call('deleteAccount', remove);
      const asked = inTurn.map(async ([name, sample], n) => {
        await new Promise((resolve) => setTimeout(resolve, n));
        return [name, await ann.call(name, sample)] as const;
      });
      for (const [name, { status, text }] of await Promise.all(asked))
        expect(status, `${name} ${text.slice(0, 200)}`).toBeLessThan(500);
      // With the password changed at the very moment, the one it was asked with may be the wrong one.
      expect([204, 403]).toContain((await gone).status);
    }
    expect(await faults(made)).toBe(0);
    expect(made.logged.filter((line) => /"level":"(error|fatal)"/.test(line))).toEqual([]);
  });

  it.skipIf(inject('postgresUrl') === undefined)(
    'gives way to a change that holds what it needs and needs what it holds, and comes again',
    async () => {
      const made = await testWorld();
      await made.person('keeper');
      const ann = await made.person('ann');
      const opened = await ann.call('openDiscussion', {
        body: { kind: 'book', title: '1984', creator: 'Orwell' },
      });
      const other = new pg.Client({ connectionString: made.place.databaseUrl });
      await other.connect();
      await other.query('begin');
      await other.query('select 1 from discussions where id = $1 for update', [opened.body.id]);
      const gone = ann.call('deleteAccount', remove);
      const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await other.query(waiting)).rowCount, { timeout: 8000 }).toBe(1);
      // Were it to insist, the database would end one of the two after a second.
      await other.query('update users set bio = $1 where id = $2', ['Still here', ann.user.id]);
      await other.query('commit');
      await other.end();
      expect((await gone).status).toBe(204);
    },
  );

  it('while its replies are being written and its books come in ends these, and leaves nothing of it', async () => {
    const guide = slowGuide();
    const made = await testWorld({ RATE_LIMIT_FACTOR: '0' }, { guide: guide.engine });
    await made.person('keeper');
    const ann = await made.person('ann');
    const stream = { headers: { accept: 'text/event-stream' } };
    const book = { bookTitle: '1984', bookAuthor: 'George Orwell' };
    const opened = await ann.call('openDiscussion', {
      body: { kind: 'book', title: '1984', creator: 'Orwell' },
    });
    const discussionId = opened.body.id;
    const said = (who: Browser, more: object = {}) =>
      who.call('chatAboutBook', {
        ...stream,
        body: { ...book, userMessage: 'What of the thrush?', ...more },
      });
    const stored = said(ann, { discussionId });
    const notStored = said(ann);
    await expect.poll(() => guide.asked.length, { timeout: 8000 }).toBe(2);
    const rows = Array.from({ length: 4000 }, (_, n) => `Book ${n},Anon`).join('\n');
    const imported = ann.call('importFile', {
      ...stream,
      body: { content: `Title,Author\n${rows}`, commit: true },
    });
    expect((await ann.call('deleteAccount', remove)).status).toBe(204);
    const told = await Promise.all([stored, notStored, imported]);
    expect(told.map(({ status }) => status)).toEqual([200, 200, 200]);
    // The replies stop by themselves: nobody finishes them.
    await expect.poll(() => guide.aborted, { timeout: 8000 }).toBe(2);
    await expect.poll(() => made.world.turns.all().length, { timeout: 8000 }).toBe(0);
    for (const table of ['books', 'discussions', 'messages', 'modelUse'] as const) {
      const rows = await made.world.store.read
        .selectFrom(table)
        .select('userId')
        .where('userId', '=', ann.user.id)
        .execute();
      expect([table, rows.length]).toEqual([table, 0]);
    }
    expect(await faults(made)).toBe(0);
  });
});
