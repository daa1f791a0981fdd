import { imageWidth } from '#contract/pictures.ts';
import { limitKey } from '../http/address.ts';
import type { Verb } from '../http/verb.ts';
import { Problem } from '../problem.ts';
import type { Format } from './render.ts';
import { isSignedImage } from './signed-path.ts';

const WEEK_SECONDS = 7 * 24 * 60 * 60;

export const image: Verb<'image'> = async ({ world, person, query, request, address }) => {
  if (!person && !isSignedImage(world.signer, query)) throw new Problem('not_signed_in');
  const asker = person ? `person ${person.userId}` : limitKey(address);
  const format = formatFor(request.headers.get('accept'));
  const { bytes, etag } = await world.pictures.get({
    address: query.url,
    width: imageWidth(query.width),
    format,
    asker,
    mayFetch: () => world.limits.spend('pictures', asker),
  });
  const headers = {
    'content-type': `image/${format}`,
    etag,
    'cache-control': `private, max-age=${WEEK_SECONDS}, immutable`,
    vary: 'accept',
  };
  if (holds(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(bytes), { headers });
};

/** AVIF where the browser says it shows it; WebP, which all do, where it says nothing of the kind. */
const formatFor = (accept: string | null): Format =>
  accept?.split(',').some((part) => /^\s*image\/avif\s*(;(?!\s*q=0(\.0*)?\s*$)|$)/i.test(part))
    ? 'avif'
    : 'webp';

const holds = (ifNoneMatch: string | null, etag: string): boolean =>
  ifNoneMatch?.split(',').some((known) => known.trim().replace(/^W\//, '') === etag) ?? false;
