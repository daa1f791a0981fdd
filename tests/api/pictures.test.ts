import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PICTURE_LIMIT } from '#contract/pictures.ts';
import { bomb } from '../outside/pictures.ts';
import type { Browser } from '../world.ts';
import { sharedWorld } from '../world.ts';

const server = sharedWorld();

const drawn = (width = 640, height = 360) =>
  sharp({ create: { width, height, channels: 3, background: { r: 120, g: 30, b: 60 } } });

const upload = (who: Browser, bytes: Uint8Array, name = 'me.png', type = 'image/png') => {
  const form = new FormData();
  form.set('picture', new File([new Uint8Array(bytes)], name, { type }));
  return who.call('putPicture', { raw: form });
};

const download = async (who: Browser, path: string) => {
  const cookie = [...who.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await server().fetch(path, { headers: { cookie } });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

const blobs = async () => server().world.store.read.selectFrom('blobs').select(['name', 'userId']).execute();

describe('a profile picture', () => {
  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
    'may be a %s and becomes a square WebP',
    async (format) => {
      const ann = await server().person(`in-${format}`);
      const answer = await upload(ann, await drawn().toFormat(format).toBuffer());
      expect(answer.status, answer.text).toBe(200);
      const { response, bytes } = await download(ann, answer.body.profileImageUrl);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('cache-control')).toContain('private');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
      expect((await ann.call('currentUser')).body.profileImageUrl).toBe(answer.body.profileImageUrl);
    },
  );

  it('loses where and with what it was taken, but stands upright', async () => {
    const ann = await server().person('exif');
    const shot = await sharp({ create: { width: 300, height: 600, channels: 3, background: '#fff' } })
      .composite([{ input: await drawn(300, 300).png().toBuffer(), top: 0, left: 0 }])
      .withExif({
        IFD0: { Make: 'CanaryCamera', Orientation: '1' },
        IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' },
      })
      .jpeg()
      .toBuffer();
    expect(shot.includes('CanaryCamera')).toBe(true);
    const { body } = await upload(ann, shot, 'me.jpg', 'image/jpeg');
    const { bytes } = await download(ann, body.profileImageUrl);
    const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.includes('CanaryCamera')).toBe(false);
  });

  it('is turned the way the camera says', async () => {
    const ann = await server().person('turned');
    const red = { create: { width: 200, height: 100, channels: 3, background: '#f00' } } as const;
    const halves = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#00f' } })
      .composite([{ input: await sharp(red).png().toBuffer(), top: 0, left: 0 }])
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer();
    const { body } = await upload(ann, halves, 'me.jpg', 'image/jpeg');
    const { bytes } = await download(ann, body.profileImageUrl);
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    // Orientation 3 is upside down: what was the blue half below is now above.
    expect(data[2]).toBeGreaterThan(200);
    expect(data[0]).toBeLessThan(60);
  });

  it.each([
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'),
    ],
    [
      'an SVG behind an XML line',
      Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', Buffer.from('%PDF-1.4\n%')],
    ['a TIFF', Buffer.from('49492a0008000000', 'hex')],
    ['nothing', Buffer.alloc(0)],
    ['noise', Buffer.from(Array.from({ length: 999 }, (_, n) => (n * 7919) % 256))],
  ])('is refused when it is %s, whatever it calls itself', async (_, bytes) => {
    const ann = await server().person();
    const answer = await upload(ann, bytes, 'me.png', 'image/png');
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toHaveProperty('picture');
    expect(answer.text).not.toMatch(/vips|sharp|node_modules|buffer/i);
    await ann.call('deleteAccount', { body: { currentPassword: 'correct horse' } });
  });

  it('is refused when it is cut off', async () => {
    const ann = await server().person('cut');
    for (const format of ['png', 'jpeg', 'webp'] as const) {
      const whole = await sharp({
        create: {
          width: 400,
          height: 400,
          channels: 3,
          background: '#123',
          noise: { type: 'gaussian', mean: 128, sigma: 40 },
        },
      })
        .toFormat(format)
        .toBuffer();
      expect((await upload(ann, whole.subarray(0, whole.length / 2))).status, format).toBe(400);
      expect((await upload(ann, whole.subarray(0, 20))).status, format).toBe(400);
    }
  });

  it('is refused when a small file would unfold into a huge picture', async () => {
    const ann = await server().person('bomb');
    expect(bomb().length).toBeLessThan(PICTURE_LIMIT / 2);
    const began = performance.now();
    expect((await upload(ann, bomb(64))).status).toBe(200);
    expect((await upload(ann, bomb())).status).toBe(400);
    expect(performance.now() - began).toBeLessThan(2000);
  });

  it('may have 10 MB and no more', async () => {
    const ann = await server().person('heavy');
    const answer = await upload(ann, Buffer.alloc(PICTURE_LIMIT + 1));
    expect([answer.status, answer.body.code]).toEqual([413, 'too_large']);
    const far = await ann.call('putPicture', {
      raw: Buffer.alloc(11 * 1024 * 1024),
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(far.status).toBe(413);
    const exact = Buffer.alloc(PICTURE_LIMIT);
    (await drawn().png().toBuffer()).copy(exact);
    expect((await upload(ann, exact)).status).not.toBe(413);
  });

  it('has to come as a form with a file in the field `picture`', async () => {
    const ann = await server().person('form');
    const send = (raw: RequestInit['body'], type?: string) =>
      ann.call('putPicture', { raw, headers: type ? { 'content-type': type } : {} });
    expect((await send('{}', 'application/json')).status).toBe(415);
    expect((await send(new Uint8Array(9), 'image/png')).status).toBe(415);
    expect((await ann.call('putPicture')).status).toBe(415);
    expect((await send('nonsense', 'multipart/form-data')).body.code).toBe('malformed');
    expect((await send('nonsense', 'multipart/form-data; boundary=x')).body.code).toBe('malformed');
    const empty = new FormData();
    empty.set('other', 'x');
    expect((await send(empty)).body.fields).toHaveProperty('picture');
    const asText = new FormData();
    asText.set('picture', 'only text');
    expect((await send(asText)).body.fields).toHaveProperty('picture');
  });

  it('takes the place of the one before, also when two come at once, and goes with the account', async () => {
    const ann = await server().person('twice');
    const mine = async () =>
      (await blobs()).filter((blob) => blob.userId === ann.user.id).map((blob) => blob.name);
    const file = await drawn().png().toBuffer();
    const first = await upload(ann, file);
    const answers = await Promise.all(Array.from({ length: 4 }, () => upload(ann, file)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    const { profileImageUrl } = (await ann.call('currentUser')).body;
    expect(await mine()).toEqual([profileImageUrl.split('/').at(-1)]);
    expect((await ann.send('GET', first.body.profileImageUrl)).status).toBe(404);
    expect((await ann.call('removePicture')).status).toBe(204);
    expect(await mine()).toEqual([]);
    expect((await ann.call('currentUser')).body.profileImageUrl).toBeNull();
    expect((await ann.call('removePicture')).status).toBe(204);
    await upload(ann, file);
    await ann.call('deleteAccount', { body: { currentPassword: 'correct horse' } });
    expect(await mine()).toEqual([]);
  });

  it('has a name nobody can guess, and odd names are simply not there', async () => {
    const ann = await server().person('named');
    const { body } = await upload(ann, await drawn().png().toBuffer());
    expect(body.profileImageUrl).toMatch(/^\/api\/pictures\/[\w-]{22,}\.webp$/);
    expect((await server().visitor().send('GET', body.profileImageUrl)).status).toBe(401);
    for (const name of [
      '1',
      '%00',
      '%00.webp',
      '..%2f..%2fetc%2fpasswd',
      '%F0%9F%98%80',
      "'--",
      'x'.repeat(3000),
    ])
      expect((await ann.send('GET', `/api/pictures/${name}`)).status, name).toBe(404);
  });
});
