import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { signedImagePath } from '#server/pictures/signed-path.ts';
import { INNER_ADDRESSES } from '../outside/inner-addresses.ts';
import { type Site, testInternet } from '../outside/internet.ts';
import { bomb, noise, PICTURE_KINDS, picture, SVG } from '../outside/pictures.ts';
import { testWorld } from '../world.ts';

const COVER = 'http://covers.example/a.jpg';

const serve =
  (bytes: Buffer | string, type = 'image/jpeg'): Site =>
  (_, response) =>
    response.writeHead(200, { 'content-type': type }).end(bytes);

const gallery = async (sites: Record<string, Site>) => {
  const internet = await testInternet(sites);
  const world = await testWorld({}, { wires: internet.wires });
  const ann = await world.person();
  const cache = join(world.world.config.dataDir, 'cache', 'images');
  return {
    ...internet,
    ...world,
    ann,
    keptFiles: () =>
      existsSync(cache)
        ? readdirSync(cache, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
            .length
        : 0,
    /** Text spoils bytes, so pictures are asked for past the test's browser. */
    show: async (query: Record<string, string>, headers: Record<string, string> = {}) => {
      const cookie = [...ann.jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await world.fetch(`/api/images?${new URLSearchParams(query)}`, {
        headers: { cookie, ...headers },
      });
      const bytes = Buffer.from(await response.arrayBuffer());
      return { status: response.status, headers: response.headers, bytes };
    },
  };
};

describe('a picture of the web', () => {
  it.each(PICTURE_KINDS)('is shown, whatever it was: %s', async (kind) => {
    const { show } = await gallery({ 'covers.example': serve(await picture(kind), 'text/plain') });
    const shown = await show({ url: COVER, width: '300' });
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    const { format, width, height, exif } = await sharp(shown.bytes).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: 'webp',
      width: 320,
      height: 480,
      exif: undefined,
    });
  });

  it('comes as AVIF to a browser that shows it, each from its own copy', async () => {
    const { show, seen } = await gallery({ 'covers.example': serve(await picture()) });
    const chrome = { accept: 'image/avif,image/webp,image/apng,*/*;q=0.8' };
    expect((await show({ url: COVER }, chrome)).headers.get('content-type')).toBe('image/avif');
    for (const accept of ['*/*', 'image/webp', 'image/avif;q=0, image/webp'])
      expect((await show({ url: COVER }, { accept })).headers.get('content-type')).toBe('image/webp');
    const shown = await show({ url: COVER }, chrome);
    expect((await sharp(shown.bytes).metadata()).compression).toBe('av1');
    expect(shown.headers.get('vary')).toContain('accept');
    expect(seen.accepted).toBe(2);
  });

  it('comes in the next of a few widths, and no wider than it is', async () => {
    const { show, seen } = await gallery({ 'covers.example': serve(await picture('png', 700, 700)) });
    for (const [asked, made] of [
      ['1', 96],
      ['96', 96],
      ['97', 192],
      ['481', 640],
      ['5000', 700],
    ] as const) {
      const { bytes } = await show({ url: COVER, width: asked });
      expect((await sharp(bytes).metadata()).width).toBe(made);
    }
    expect((await sharp((await show({ url: COVER })).bytes).metadata()).width).toBe(480);
    expect(seen.accepted).toBe(5);
  });

  it('is kept: asked for again it comes from us, and not at all when the browser has it', async () => {
    const { show, seen } = await gallery({ 'covers.example': serve(await picture()) });
    const first = await show({ url: COVER });
    const again = await show({ url: COVER });
    expect(again.bytes.equals(first.bytes)).toBe(true);
    expect(seen.accepted).toBe(1);
    expect(first.headers.get('cache-control')).toBe('private, max-age=604800, immutable');
    const etag = first.headers.get('etag') ?? '';
    const known = await show({ url: COVER }, { 'if-none-match': `"other", W/${etag}` });
    expect([known.status, known.bytes.length]).toEqual([304, 0]);
  });

  it('is fetched once for many who ask at the same time, in any size', async () => {
    const { show, seen } = await gallery({ 'covers.example': serve(await picture()) });
    const widths = ['96', '192', '320', '480', '640'];
    const all = await Promise.all(
      Array.from({ length: 60 }, (_, n) => show({ url: COVER, width: widths[n % 5] ?? '96' })),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(seen.accepted).toBe(1);
  });

  it('never weighs more than a megabyte', async () => {
    const { show } = await gallery({ 'covers.example': serve(await noise(1280), 'image/png') });
    for (const accept of ['image/webp', 'image/avif'])
      expect((await show({ url: COVER, width: '1280' }, { accept })).bytes.length).toBeLessThanOrEqual(
        1024 * 1024,
      );
  });

  it('that moves is shown as its first frame', async () => {
    const frames = await Promise.all(
      ['#f00', '#00f'].map((background) =>
        sharp({ create: { width: 50, height: 50, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    const { show } = await gallery({ 'covers.example': serve(moving) });
    const { pages, height } = await sharp((await show({ url: COVER })).bytes).metadata();
    expect([pages ?? 1, height]).toEqual([1, 50]);
  });
});

describe('what is no picture to show', () => {
  const cases: [string, () => Promise<Site> | Site, number, string][] = [
    ['an SVG that says it is a PNG', () => serve(SVG, 'image/png'), 415, 'image_unusable'],
    [
      'an HTML page that says it is a PNG',
      () => serve('<!doctype html><script>1</script>', 'image/png'),
      415,
      'image_unusable',
    ],
    ['a PDF', () => serve('%PDF-1.7\n', 'image/jpeg'), 415, 'image_unusable'],
    ['nothing at all', () => serve('', 'image/png'), 415, 'image_unusable'],
    ['a picture cut short', async () => serve((await noise(300)).subarray(0, 60_000)), 415, 'image_unusable'],
    [
      'the first bytes of a PNG and then rubbish',
      () => serve(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(5000, 7)])),
      415,
      'image_unusable',
    ],
    ['a bomb of 256 million pixels', () => serve(bomb(), 'image/png'), 413, 'image_too_large'],
    ['more than 10 MB', () => serve(Buffer.alloc(10_000_001)), 413, 'image_too_large'],
    ['nothing there', () => (_, response) => response.writeHead(404).end(), 404, 'image_missing'],
    [
      'a way round in circles',
      () => (_, response) => response.writeHead(302, { location: '/' }).end(),
      404,
      'image_missing',
    ],
    [
      'a way that leads inside',
      () => (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end(),
      400,
      'image_refused',
    ],
  ];
  it.each(cases)('%s: the answer says so, and nothing is stored', async (_, site, status, code) => {
    const { ann, keptFiles } = await gallery({ 'covers.example': await site() });
    const answer = await ann.call('image', { query: { url: COVER } });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.message).toMatch(/\.$/);
    expect(keptFiles()).toBe(0);
  });

  it('an address inside is refused without a connection, in every spelling', async () => {
    const { ann, seen, keptFiles } = await gallery({});
    const answers = new Map<string, string>();
    for (const url of INNER_ADDRESSES) {
      const { status, body } = await ann.call('image', { query: { url } });
      answers.set(url, `${status} ${body.code}`);
    }
    expect(new Set(answers.values())).toEqual(new Set(['400 image_refused', '400 invalid']));
    expect(answers.get('http://2130706433/')).toBe('400 image_refused');
    expect(seen).toMatchObject({ accepted: 0, dialled: [] });
    expect(keptFiles()).toBe(0);
  });

  it('a failure is remembered for ten minutes and then looked at again', async () => {
    const { show, seen, clock, sites } = await gallery({});
    for (let n = 0; n < 3; n++) expect((await show({ url: COVER, width: String(100 + n) })).status).toBe(404);
    expect(seen.accepted).toBe(1);
    sites['covers.example'] = serve(await picture());
    clock.now += 9 * 60_000;
    expect((await show({ url: COVER })).status).toBe(404);
    clock.now += 2 * 60_000;
    expect((await show({ url: COVER })).status).toBe(200);
  });

  it('a request that makes no sense names the wrong field', async () => {
    const { ann } = await gallery({});
    for (const [query, field] of [
      [{}, 'url'],
      [{ url: 'ftp://covers.example/a' }, 'url'],
      [{ url: 'covers.example/a' }, 'url'],
      [{ url: COVER, width: 'wide' }, 'width'],
      [{ url: COVER, width: '0' }, 'width'],
      [{ url: COVER, width: '1e9' }, 'width'],
    ] as const) {
      const answer = await ann.call('image', { query });
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.fields)).toEqual([field]);
    }
  });
});

describe('who may have pictures fetched', () => {
  it('not a visitor, without asking further', async () => {
    const { visitor, seen } = await gallery({ 'covers.example': serve(await picture()) });
    const answer = await visitor().call('image', { query: { url: COVER } });
    expect([answer.status, answer.body.code]).toEqual([401, 'not_signed_in']);
    expect(seen.accepted).toBe(0);
  });

  it('a visitor of a shared page, for exactly the picture that is on it', async () => {
    const { fetch, world, seen } = await gallery({ 'covers.example': serve(await picture()) });
    const path = signedImagePath(world.signer, COVER, 300);
    const shown = await fetch(path);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    for (const other of [
      path.replace('a.jpg', 'b.jpg'),
      path.replace('width=320', 'width=640'),
      path.replace(/sig=.*/, `sig=${'A'.repeat(43)}`),
      path.replace(/sig=.*/, 'sig='),
      path.slice(0, -1),
    ])
      expect((await fetch(other)).status).toBe(401);
    expect(seen.accepted).toBe(1);
  });

  it('a person only so often; pictures we have are not counted', async () => {
    const { show, sites, clock } = await gallery({});
    sites['covers.example'] = serve(await picture('png', 10, 10));
    const statuses: number[] = [];
    for (let n = 0; n < 1003; n++) statuses.push((await show({ url: `${COVER}?${n}`, width: '96' })).status);
    expect(statuses.indexOf(429)).toBe(1000);
    expect((await show({ url: `${COVER}?5`, width: '96' })).status).toBe(200);
    clock.now += 10 * 60_000;
    expect((await show({ url: `${COVER}?1001`, width: '96' })).status).toBe(200);
  });
});
