import { imageWidth, UPLOADED_PICTURE } from '#contract/pictures.ts';
import { limitKey } from '../http/address.ts';
import type { Verb } from '../http/verb.ts';
import { notFound, Problem } from '../problem.ts';
import { findBlob, ownerOfBlob } from '../store/blobs.ts';
import type { World } from '../world.ts';
import type { Shelf } from './pictures.ts';
import type { Format } from './render.ts';
import { isSignedImage } from './signed-path.ts';

const WEEK_SECONDS = 7 * 24 * 60 * 60;

export const image: Verb<'image'> = async ({ world, person, query, request, address }) => {
  const isSigned = isSignedImage(world.signer, query);
  if (!person && !isSigned) throw new Problem('not_signed_in');
  const [, uploaded] = UPLOADED_PICTURE.exec(query.url) ?? [];
  let shelf: Shelf = person?.userId ?? 'visitors';
  if (uploaded) {
    const owner = await ownerOfBlob(world.store.read, uploaded);
    // It is the owner's alone, but on pages that they show to others.
    if (owner === undefined || (owner !== person?.userId && !isSigned)) throw notFound();
    shelf = owner;
  }
  const asker = person ? `person ${person.userId}` : limitKey(address);
  const format = formatFor(request.headers.get('accept'));
  const { bytes, etag } = await world.pictures.get({
    address: query.url,
    width: imageWidth(query.width),
    format,
    asker,
    shelf,
    mayFetch: () => world.limits.spend('pictures', asker),
    atHome: uploaded ? () => uploadedBytes(world, uploaded) : undefined,
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

const uploadedBytes = async (world: World, name: string): Promise<Buffer> => {
  const blob = await findBlob(world.store.read, name);
  if (!blob) throw notFound();
  return Buffer.from(blob.bytes);
};

/** AVIF where the browser says it shows it; WebP, which all do, where it says nothing of the kind. */
const formatFor = (accept: string | null): Format =>
  accept?.split(',').some((part) => /^\s*image\/avif\s*(;(?!\s*q=0(\.0*)?\s*$)|$)/i.test(part))
    ? 'avif'
    : 'webp';

const holds = (ifNoneMatch: string | null, etag: string): boolean =>
  ifNoneMatch?.split(',').some((known) => known.trim().replace(/^W\//, '') === etag) ?? false;
