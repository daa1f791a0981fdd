/** After an account is deleted its words are looked for, byte by byte, in every file the server keeps. */
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { makeLog } from '#server/log.ts';
import { makeMailer } from '#server/mail/mailer.ts';
import { openDiskCache } from '#server/pictures/disk-cache.ts';
import { pictureFolder, pictureKey } from '#server/pictures/pictures.ts';
import { copyDatabase } from '#server/store/backup.ts';
import { forgetDeleted } from '#server/store/forget.ts';
import { freshDatabase } from '../databases.ts';
import { talkEntry } from '../hoard.ts';
import { type Browser, type TestWorld, testWorld } from '../world.ts';

const onPostgres = inject('postgresUrl') !== undefined;

/** Words that nobody else has, each beginning in its own way: an index keeps what words have in common once. */
const words = (many: number): string[] =>
  Array.from({ length: many }, () =>
    [...randomBytes(14)].map((byte) => String.fromCharCode(97 + (byte % 26))).join(''),
  );

const house = async () => {
  const place = await freshDatabase();
  onTestFinished(place.drop);
  const { dataDir } = place;
  const log = makeLog('silent');
  const mailer = makeMailer({ smtpUrl: undefined, from: 'a@b.test', dataDir, now: Date.now, log });
  return testWorld({ RATE_LIMIT_FACTOR: '0' }, { at: place, mailer });
};

/** Puts such words into every field there is. */
const fill = async (who: Browser & { user: { id: number } }, [w = '', ...more]: string[]) => {
  const [
    notes = '',
    film = '',
    art = '',
    aim = '',
    said = '',
    talk = '',
    bio = '',
    deleted = '',
    renamed = '',
  ] = more;
  const body = { title: w, author: `${w} author`, notes: `${notes} `.repeat(300) };
  for (let n = 0; n < 30; n++) expect((await who.call('addBook', { body })).status).toBe(201);
  const { body: gone } = await who.call('addBook', { body: { title: deleted, author: deleted } });
  await who.call('deleteBook', { params: { id: gone.id } });
  await who.call('addMovie', { body: { title: film, director: film } });
  await who.call('addArtwork', { body: { title: art, artist: art, location: art } });
  await who.call('addCustomObjective', { body: { title: aim, description: aim } });
  await who.call('updateProfile', { body: { firstName: bio, lastName: bio, bio } });
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#123' } })
    .withExif({ IFD0: { Copyright: bio } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('picture', new File([new Uint8Array(picture)], `${bio}.png`));
  expect((await who.call('putPicture', { raw: form })).status).toBe(200);
  const content = (n: number) => `${said} ${n} `.repeat(40);
  const discussions = [1, 2, 3].map((n) => talkEntry({ title: `${talk} ${n}`, messages: 60, content }));
  const file = JSON.stringify({ format: 'colloquy', version: 1, discussions });
  expect((await who.call('importFile', { body: { content: file, commit: true } })).status).toBe(200);
  const [{ id }] = (await who.call('listDiscussions')).body;
  await who.call('renameDiscussion', { params: { id }, body: { name: renamed } });
  await who.call('shareDiscussion', { params: { id } });
  const asked = { bookTitle: talk, discussionId: id, userMessage: `${said} again, and why.` };
  expect((await who.call('chatAboutBook', { body: asked })).status).toBe(200);
  await who.call('readInsights');
};

const keepPicture = async (made: TestWorld, shelf: number | 'visitors', bytes: string) => {
  const folder = pictureFolder(made.place.dataDir);
  const cache = openDiskCache({ folder, limitBytes: 1e6, now: Date.now, log: makeLog('silent') });
  await cache.keep(
    pictureKey({ address: 'https://a.test/b', width: 480, format: 'webp', shelf }),
    Buffer.from(bytes),
  );
};

/** Which of the words stand in which file. */
const found = (folder: string, all: readonly string[]): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const bytes = readFileSync(join(entry.parentPath, entry.name)).toString('latin1').toLowerCase();
      return all.filter((word) => bytes.includes(word)).map((word) => `${entry.name}: ${all.indexOf(word)}`);
    });

describe.skipIf(onPostgres)('what somebody had, once their account is deleted', () => {
  it('is in no file: the database, its log, a backup made afterwards, pictures, mails', async () => {
    const made = await house();
    const { dataDir } = made.place;
    const keeper = await made.person('keeper');
    const kept = words(10);
    await fill(keeper, kept);
    const hers = words(10);
    const [last = ''] = words(1);
    const ann = await made.person(last);
    await fill(ann, hers);
    await fill(keeper, kept);
    await made.visitor().call('forgotPassword', { body: { email: ann.email } });
    await made.visitor().call('forgotPassword', { body: { email: keeper.email } });
    await expect.poll(() => readdirSync(join(dataDir, 'outbox')).length).toBe(2);
    await keepPicture(made, ann.user.id, hers[0] ?? '');
    await keepPicture(made, 'visitors', hers[1] ?? '');
    await keepPicture(made, keeper.user.id, kept[0] ?? '');
    const all = [...hers, last];
    expect(new Set(found(dataDir, all).map((one) => one.split(': ')[1])).size).toBe(all.length);

    const answer = await ann.call('deleteAccount', { body: { currentPassword: 'correct horse' } });
    expect(answer.status).toBe(204);
    expect(await made.world.forget()).toBe(true);
    expect(found(dataDir, all)).toEqual([]);
    const copy = join(dataDir, 'backup.db');
    copyDatabase(join(dataDir, 'colloquy.db'), copy);
    expect(found(dataDir, all)).toEqual([]);
    // The others' things are all there.
    expect(new Set(found(dataDir, kept).map((one) => one.split(': ')[1])).size).toBe(kept.length);
    expect(
      (await keeper.call('searchMessages', { query: { q: kept[5] ?? '' } })).body.length,
    ).toBeGreaterThan(0);
  }, 60_000);

  it('is put out of the file by the next sweep where the server died before', async () => {
    const made = await house();
    const keeper = await made.person('keeper');
    const ann = await made.person('ann');
    const hers = words(10);
    await fill(ann, hers);
    const died = { ...made.world.store, forget: async () => false };
    await ann.call('deleteAccount', { body: { currentPassword: 'correct horse' } });
    await made.world.forget();
    await made.world.store.write.insertInto('settings').values({ key: 'to-forget', value: 'x' }).execute();
    expect(await forgetDeleted(died)).toBe(false);
    await made.world.sweep();
    expect(await made.world.forget()).toBe(true);
    const left = await made.world.store.read.selectFrom('settings').select('key').execute();
    expect(left.map(({ key }) => key)).not.toContain('to-forget');
    expect(found(made.place.dataDir, hers)).toEqual([]);
    expect((await keeper.call('currentUser')).status).toBe(200);
  }, 60_000);
});
