import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PICTURE_LIMIT } from '#contract/pictures.ts';
import { signedImagePath } from '#server/pictures/signed-path.ts';
import { bomb } from '../outside/pictures.ts';
import { type Browser, sharedWorld, testWorld } from '../world.ts';

const server = sharedWorld();

const drawn = (width = 900, height = 1350) =>
  sharp({ create: { width, height, channels: 3, background: { r: 120, g: 30, b: 60 } } });

const upload = async (who: Browser, bytes?: Uint8Array) => {
  const form = new FormData();
  const file = bytes ?? (await drawn().jpeg().toBuffer());
  form.set('picture', new File([new Uint8Array(file)], 'cover.jpg', { type: 'image/jpeg' }));
  return who.call('uploadPicture', { raw: form });
};

const names = async (userId: number, { world } = server()) =>
  (await world.store.read.selectFrom('blobs').select('name').where('userId', '=', userId).execute()).map(
    ({ name }) => `/api/pictures/${name}`,
  );

const bytesOf = async (who: Browser, path: string) => {
  const cookie = [...who.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await server().fetch(path, { headers: { cookie } });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
};

const imageOf = (url: string, width = '320') => ({ query: { url, width } });

describe('a picture uploaded for a work', () => {
  it('may stand on a book, a film or an artwork, and is shown in the width asked for', async () => {
    const ann = await server().person('uploads');
    const { status, body } = await upload(ann);
    expect(status).toBe(201);
    const { url } = body;
    const works = [
      await ann.call('addBook', { body: { title: 'Emma', author: 'Austen', coverUrl: url } }),
      await ann.call('addMovie', { body: { title: 'Ran', director: 'Kurosawa', posterUrl: url } }),
      await ann.call('addArtwork', { body: { title: 'Guernica', artist: 'Picasso', imageUrl: url } }),
    ];
    expect(works.map((work) => work.status)).toEqual([201, 201, 201]);
    const small = await bytesOf(ann, `/api/images?${new URLSearchParams({ url, width: '320' })}`);
    expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 480 });
    expect((await bytesOf(ann, url)).status).toBe(200);
  });

  it('is its owner’s alone, but where a signature of ours shows it', async () => {
    const ann = await server().person('keeps');
    const bob = await server().person('peeps');
    const { url } = (await upload(ann)).body;
    expect((await ann.call('image', imageOf(url))).status).toBe(200);
    expect((await bob.call('image', imageOf(url))).status).toBe(404);
    expect((await bob.send('GET', url)).status).toBe(404);
    expect((await server().visitor().call('image', imageOf(url))).status).toBe(401);
    const taken = await bob.call('addBook', { body: { title: 'Mine', author: 'Bob', coverUrl: url } });
    expect([taken.status, Object.keys(taken.body.fields)]).toEqual([400, ['coverUrl']]);
    const signed = signedImagePath(server().world.signer, url, 320);
    expect((await server().visitor().send('GET', signed)).status).toBe(200);
  });

  it('is refused when it is no picture, cut off, too large, or would unfold into a huge one', async () => {
    const ann = await server().person('refused');
    const refused = async (bytes: Uint8Array) => (await upload(ann, bytes)).status;
    expect(await refused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(415);
    expect(await refused(Buffer.alloc(0))).toBe(415);
    const whole = await drawn().png().toBuffer();
    expect(await refused(whole.subarray(0, whole.length / 2))).toBe(415);
    expect(await refused(Buffer.alloc(PICTURE_LIMIT + 1))).toBe(413);
    expect(await refused(bomb())).toBe(413);
    expect((await ann.call('uploadPicture', { body: { picture: 'x' } })).status).toBe(415);
    expect(await names(ann.user.id)).toEqual([]);
  });

  it('carries nothing of where and with what it was taken', async () => {
    const ann = await server().person('shot');
    const shot = await drawn()
      .withExif({ IFD0: { Make: 'CanaryCamera' } })
      .jpeg()
      .toBuffer();
    const { url } = (await upload(ann, shot)).body;
    expect((await bytesOf(ann, url)).bytes.includes('CanaryCamera')).toBe(false);
  });

  it('goes when its work gets another one or goes for good, when it is never used, and with the account', async () => {
    const made = await testWorld({ RATE_LIMIT_FACTOR: '0' });
    const ann = await made.person('tidy');
    const kept = () => names(ann.user.id, made);
    const hours = (count: number) => {
      made.clock.now += count * 3_600_000;
    };
    const [first, second, never] = [await upload(ann), await upload(ann), await upload(ann)].map(
      (answer) => answer.body.url as string,
    );
    const book = (await ann.call('addBook', { body: { title: 'A', author: 'B', coverUrl: first } })).body;
    const film = (await ann.call('addMovie', { body: { title: 'A', director: 'B', posterUrl: second } }))
      .body;
    await made.world.sweep();
    expect((await kept()).sort()).toEqual([first, second, never].sort());

    hours(2);
    await ann.call('changeBook', { params: { id: book.id }, body: { title: 'A, renamed' } });
    expect(await kept()).toHaveLength(3);
    await ann.call('changeBook', { params: { id: book.id }, body: { coverUrl: null } });
    expect(await kept()).toEqual([second]);

    await ann.call('deleteMovie', { params: { id: film.id } });
    await made.world.sweep();
    expect(await kept()).toEqual([second]);
    expect((await ann.call('restoreMovie', { params: { id: film.id } })).body.posterUrl).toBe(second);
    await ann.call('deleteMovie', { params: { id: film.id } });
    hours(1);
    await made.world.sweep();
    expect(await kept()).toEqual([]);

    await upload(ann);
    await ann.call('deleteAccount', { body: { currentPassword: 'correct horse' } });
    expect(await kept()).toEqual([]);
  });

  it('is left alone by a change of the profile picture, and leaves that alone', async () => {
    const ann = await server().person('both');
    const { url } = (await upload(ann)).body;
    const form = new FormData();
    const bytes = await drawn(64, 64).png().toBuffer();
    form.set('picture', new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' }));
    const { profileImageUrl } = (await ann.call('putPicture', { raw: form })).body;
    expect((await names(ann.user.id)).sort()).toEqual([url, profileImageUrl].sort());
    await ann.call('removePicture');
    expect(await names(ann.user.id)).toEqual([url]);
  });

  it('has to be one of ours by its very name', async () => {
    const ann = await server().person('names');
    for (const coverUrl of ['/api/pictures/../x', '/api/pictures/work-x.webp', '/api/books', 'work-1.webp']) {
      const answer = await ann.call('addBook', { body: { title: 'A', author: 'B', coverUrl } });
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['coverUrl']]);
    }
  });
});
