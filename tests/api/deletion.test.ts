import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { countModelUse } from '#server/store/model-use.ts';
import { letFoundAnew } from '#server/store/people.ts';
import type { Browser, TestWorld } from '../world.ts';
import { testWorld } from '../world.ts';

const remove = { body: { currentPassword: 'correct horse' } };

/** Every row of every table there is, as text. */
const everything = async ({ world }: TestWorld): Promise<Record<string, string[]>> => {
  const rows: Record<string, string[]> = {};
  for (const { name } of await world.store.read.introspection.getTables()) {
    const found = await sql<object>`select * from ${sql.table(name)}`.execute(world.store.read);
    rows[name] = found.rows.map((row) => JSON.stringify(row));
  }
  return rows;
};

const holders = (rows: Record<string, string[]>, words: string): string[] =>
  Object.keys(rows).filter((table) => rows[table]?.some((row) => row.includes(words)));

describe('deleting an account', () => {
  it('takes along all it owns, in every table there is, and touches nothing of others', async () => {
    const made = await testWorld();
    const keeper = await made.person('keeper');
    const more = { firstName: 'Canary', lastName: 'Canary' };
    const ann = await made.person('canary', more);
    for (const who of [keeper, ann]) {
      const name = who === ann ? 'canary' : 'keeper';
      await who.call('addBook', { body: { title: `${name} kept`, author: name } });
      const gone = await who.call('addBook', { body: { title: `${name} deleted`, author: name } });
      await who.call('deleteBook', { params: { id: gone.body.id } });
      await who.call('addMovie', { body: { title: `${name} film`, director: name } });
      await who.call('addArtwork', { body: { title: `${name} painting`, artist: name } });
      await who.call('addCustomObjective', { body: { title: `${name} aim` } });
      const form = new FormData();
      const file = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
        .png()
        .toBuffer();
      form.set('picture', new File([new Uint8Array(file)], 'a.png'));
      await who.call('putPicture', { raw: form });
      const talk = { kind: 'book', title: `${name} talk`, creator: name };
      const { body: opened } = await who.call('openDiscussion', { body: talk });
      const said = { bookTitle: name, userMessage: `What of ${name}?`, discussionId: opened.id };
      expect((await who.call('chatAboutBook', { body: said })).status).toBe(200);
      // The sums of what was said, and a note that more was said since.
      expect((await who.call('readInsights')).status).toBe(200);
      expect((await who.call('chatAboutBook', { body: said })).status).toBe(200);
      await countModelUse(made.world.store.write, who.user.id, { input: 9, output: 9 }, made.clock.now);
      await who.call('shareDiscussion', { params: { id: opened.id } });
      await made.visitor().call('forgotPassword', { body: { email: who.email } });
    }
    await made.device(ann.email);
    await expect.poll(() => made.mails.length).toBe(2);
    await made.world.presence.flush();

    const before = await everything(made);
    const mine = await columnsNamed(made, 'userId');
    expect(holders(before, `"userId":${ann.user.id}`).sort()).toEqual(mine);
    expect((await ann.call('deleteAccount', remove)).status).toBe(204);
    await made.world.presence.flush();

    const after = await everything(made);
    for (const table of mine) expect(holders(after, `"userId":${ann.user.id}`), table).not.toContain(table);
    expect(holders(after, 'canary')).toEqual([]);
    expect(holders(after, 'Canary')).toEqual([]);
    expect(after.verifications).toHaveLength(1);
    for (const table of mine)
      expect(after[table]).toEqual(before[table]?.filter((row) => !row.includes(`"userId":${ann.user.id}`)));
    expect((await keeper.call('listBooks')).body).toHaveLength(1);
  });

  it('is done at once on all devices, and the address is free again', async () => {
    const { person, device, visitor } = await testWorld();
    await person('keeper');
    const laptop = await person('ann');
    const phone = await device(laptop.email);
    const done = await laptop.call('deleteAccount', remove);
    expect(laptop.jar.size).toBe(0);
    expect(done.text).toBe('');
    expect((await phone.call('currentUser')).status).toBe(401);
    const bearer = { authorization: `Bearer ${laptop.token}` };
    expect((await visitor().call('currentUser', { headers: bearer })).status).toBe(401);
    const again = await person('ann');
    expect(again.user.id).not.toBe(laptop.user.id);
    expect((await again.call('listBooks')).body).toEqual([]);
  });

  it('needs the password', async () => {
    const { person } = await testWorld();
    const ann = await person('ann');
    for (const missing of [{ body: {} }, {}, { body: { currentPassword: '' } }]) {
      const answer = await ann.call('deleteAccount', missing);
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, ['currentPassword']]);
    }
    const wrong = await ann.call('deleteAccount', { body: { currentPassword: 'not mine' } });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'wrong_password']);
    expect((await ann.call('currentUser')).status).toBe(200);
  });

  it('is refused to the last administrator while others have accounts, and then allowed', async () => {
    const { person } = await testWorld();
    const admin = await person('admin');
    const other = await person('other');
    const refused = await admin.call('deleteAccount', remove);
    expect([refused.status, refused.body.code]).toEqual([409, 'last_admin']);
    expect((await admin.call('currentUser')).status).toBe(200);
    await other.call('deleteAccount', remove);
    expect((await admin.call('deleteAccount', remove)).status).toBe(204);
    expect((await person('newcomer')).user.isAdmin).toBe(true);
  });

  it('of the last one leaves a closed house closed, and nobody its administrator who signs up', async () => {
    const closings: ((made: TestWorld, admin: Browser) => Promise<unknown>)[] = [
      (made) => Promise.resolve(made),
      (_, admin) => admin.call('changeHouse', { body: { signups: 'closed' } }),
    ];
    for (const [at, close] of closings.entries()) {
      const made = await testWorld(at === 0 ? { SIGNUP: 'closed' } : {});
      const admin = await made.person('admin');
      await close(made, admin);
      expect((await admin.call('deleteAccount', remove)).status).toBe(204);
      const stranger = { email: 'stranger@example.org', password: 'correct horse', firstName: 'S' };
      const refused = await made.visitor().call('signup', { body: stranger });
      expect([refused.status, refused.body.code]).toEqual([403, 'signup_closed']);

      expect(await letFoundAnew(made.world.store.write)).toBe(true);
      expect((await made.person('operator')).user.isAdmin).toBe(true);
      expect(await letFoundAnew(made.world.store.write)).toBe(false);
    }
  });

  it('leaves one administrator when the only two delete themselves at the same moment', async () => {
    const { person, world } = await testWorld();
    const admins = [await person('one'), await person('two')];
    await person('other');
    await world.store.write
      .updateTable('users')
      .set({ isAdmin: 1 })
      .where('email', 'like', 'two@%')
      .execute();
    const answers = await Promise.all(admins.map((admin) => admin.call('deleteAccount', remove)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([204, 409]);
  });

  it('does not make an administrator of whoever signs up at that moment', async () => {
    const { person, world } = await testWorld();
    for (let round = 0; round < 5; round++) {
      const last = await person(`last${round}`);
      const [, ...joined] = await Promise.all([
        last.call('deleteAccount', remove),
        ...['a', 'b', 'c'].map((name) => person(`${name}${round}`)),
      ]);
      const people = await world.store.read.selectFrom('users').select(['id', 'isAdmin']).execute();
      expect(people.filter((one) => one.isAdmin === 1)).toHaveLength(1);
      await world.store.write.deleteFrom('users').execute();
      await world.store.write.deleteFrom('founder').execute();
      expect(joined).toHaveLength(3);
    }
  });
});

const columnsNamed = async ({ world }: TestWorld, column: string): Promise<string[]> =>
  (await world.store.read.introspection.getTables())
    .filter(({ name, columns }) => name !== 'founder' && columns.some((c) => c.name === column))
    .map(({ name }) => name)
    .sort();
