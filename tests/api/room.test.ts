/** How much one person may keep: counted whatever is done, refused before it is done. */
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { CallName } from '#contract/api.ts';
import { KEEPING } from '#contract/keeping.ts';
import { heldBy } from '#server/store/held.ts';
import { whatIsThere } from '#server/store/held-triggers.ts';
import { emptyDatabase } from '../databases.ts';
import { backToToday, stepsToday, storeWith } from '../future.ts';
import { type TestWorld, testWorld } from '../world.ts';
import { SAMPLES } from './samples.ts';

const noLimits = { RATE_LIMIT_FACTOR: '0' };

/** Counted one by one where it lies. */
const counted = async ({ world }: TestWorld, userId: number) => {
  const all = sql.raw(whatIsThere);
  const found = await sql<{
    bytes: number;
    pieces: number;
  }>`select * from (${all}) as held where "userId" = ${userId}`.execute(world.store.write);
  const { bytes = 0, pieces = 0 } = found.rows[0] ?? {};
  return { bytes: Number(bytes), pieces: Number(pieces) };
};

const LAST: readonly string[] = [
  'logout',
  'deleteAccount',
  'resetPassword',
  'changePassword',
  'suspendUser',
  'removeAdmin',
];

describe('what somebody holds', () => {
  it('is known after whatever was done: every call there is, and the sweep', async () => {
    const made = await testWorld(noLimits);
    const ann = await made.person('ann');
    const held = () => heldBy(made.world.store.write, ann.user.id);
    for (const name of Object.keys(SAMPLES) as CallName[]) {
      if (LAST.includes(name)) continue;
      await ann.call(name, await SAMPLES[name](ann, made));
      expect(await held(), name).toEqual(await counted(made, ann.user.id));
    }
    expect((await held()).pieces).toBeGreaterThan(50);
    made.clock.now += 60 * 60_000;
    await made.world.sweep();
    expect(await held()).toEqual(await counted(made, ann.user.id));
  }, 60_000);

  it('is known from before anybody noted it', async () => {
    const place = await emptyDatabase();
    onTestFinished(place.drop);
    const before = stepsToday.findIndex(({ name }) => name === 'held');
    const old = await (await storeWith(stepsToday.slice(0, before)))(place);
    backToToday();
    const now = Date.now();
    const user = { email: 'ann@example.org', firstName: 'Ann', sortName: 'ann', searchText: 'ann' };
    const times = { createdAt: now, updatedAt: now };
    const { id } = await old.write
      .insertInto('users')
      .values({ ...user, ...times })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const notes of ['x'.repeat(1000), null])
      await old.write
        .insertInto('books')
        .values({ userId: id, title: 'Emma', author: 'Jane Austen', notes, ...times })
        .execute();
    await old.close();
    const made = await testWorld({}, { at: place });
    const held = await heldBy(made.world.store.write, id);
    expect(held).toEqual({ bytes: 2 * (4 + 11 + 200) + 1000, pieces: 2 });
    expect(held).toEqual(await counted(made, id));
  });

  it('stays one figure however often it changes', async () => {
    const made = await testWorld(noLimits);
    const ann = await made.person('ann');
    const { write } = made.world.store;
    const { body } = await ann.call('addBook', { body: { title: 'Emma', author: 'Jane Austen' } });
    for (let n = 0; n < 130; n++)
      await ann.call('changeBook', { params: { id: body.id }, body: { notes: 'x'.repeat(n * 3) } });
    await Promise.all([heldBy(write, ann.user.id), heldBy(write, ann.user.id)]);
    expect(await heldBy(write, ann.user.id)).toEqual(await counted(made, ann.user.id));
    const notes = write.selectFrom('heldChanges').selectAll().where('userId', '=', ann.user.id);
    expect((await notes.execute()).length).toBeLessThanOrEqual(101);
  });
});

describe('once there is no room', () => {
  it.each([...KEEPING])('%s is refused before it is done, and says what to do', async (name) => {
    const made = await testWorld(noLimits);
    const ann = await made.person('ann');
    await ann.call('addBook', { body: { title: 'Emma', author: 'Jane Austen' } });
    const sample = await SAMPLES[name](ann, made);
    const before = await counted(made, ann.user.id);
    made.world.config.room = { bytes: 1, pieces: null };
    const answer = await ann.call(name, sample);
    expect([answer.status, answer.body.code]).toEqual([409, 'no_room']);
    expect(answer.body.message).toContain('Delete something');
    expect(await counted(made, ann.user.id)).toEqual(before);
  });

  it('all can be read, taken along and deleted, and then there is room again', async () => {
    const made = await testWorld(noLimits);
    const ann = await made.person('ann');
    const book = { title: 'Emma', author: 'Jane Austen', notes: 'x'.repeat(1000) };
    const { body: kept } = await ann.call('addBook', { body: book });
    made.world.config.room = { bytes: 3000, pieces: 1 };
    expect((await ann.call('addBook', { body: book })).status).toBe(409);
    expect((await ann.call('listBooks')).body.length).toBe(1);
    expect((await ann.call('exportEverything', { query: { format: 'json' } })).status).toBe(200);
    expect((await ann.call('deleteBook', { params: { id: kept.id } })).status).toBe(204);
    made.clock.now += 11 * 60_000;
    await made.world.sweep();
    expect((await ann.call('addBook', { body: book })).status).toBe(201);
  });

  it('a file of many short lines is not let in either, and nothing of it is kept', async () => {
    const made = await testWorld({ ...noLimits, ROOM_ENTRIES: '50' });
    const ann = await made.person('ann');
    const table = (lines: number) =>
      `Title,Author\n${Array.from({ length: lines }, (_, n) => `T${n},A`).join('\n')}`;
    const bring = (lines: number) =>
      ann.call('importFile', { body: { content: table(lines), commit: true } });
    const refused = await bring(51);
    expect([refused.status, refused.body.code]).toEqual([409, 'no_room']);
    expect((await ann.call('listBooks')).body).toEqual([]);
    expect((await bring(50)).body.new).toBe(50);
  });

  it('the profile and the house tell how much there may be', async () => {
    const made = await testWorld({ ROOM_MB: '3', ROOM_ENTRIES: '0' });
    const ann = await made.person('ann');
    expect((await ann.call('readUsage')).body).toMatchObject({ mostBytes: 3_000_000, mostEntries: null });
    const { storage } = (await ann.call('readHouse')).body;
    expect(storage).toMatchObject({ roomBytes: 3_000_000, roomEntries: null });
  });
});
