/** Pictures of the web as we show them: from the cache, or fetched once for all who ask, made small and kept. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { ImageWidth } from '#contract/pictures.ts';
import type { Log } from '../log.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { OutboundProblem, type OutboundReason } from '../outbound/outbound-problem.ts';
import { Problem } from '../problem.ts';
import { makeQueue } from '../queue.ts';
import { type KeptPicture, openDiskCache } from './disk-cache.ts';
import { rememberFailures } from './recent-failures.ts';
import { type Format, render } from './render.ts';

export type Wanted = {
  address: string;
  width: ImageWidth;
  format: Format;
  /** Who waits their turn. */
  asker: string;
  /** Whose shelf it is kept on: what one person had shown is not at hand for another, who would know of it by that. */
  shelf: Shelf;
  /** Asked before anything leaves the house; may refuse. */
  mayFetch: () => Promise<void>;
  /** For one that is in the house already. */
  atHome?: (() => Promise<Buffer>) | undefined;
};
/** A person's by their number, or that of those who came by a link. */
export type Shelf = number | 'visitors';
export type Pictures = ReturnType<typeof makePictures>;

const FETCH = {
  accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
  mostBytes: 10_000_000,
  withinMs: 8000,
};
const MEGABYTE = 1_000_000;
/** Raised when pictures are made differently, so that old ones are made anew. */
const MAKING = 1;

export const makePictures = (made: {
  outbound: Outbound;
  dataDir: string;
  cacheMegabytes: number;
  now: () => number;
  log: Log;
}) => {
  const { outbound, now, log } = made;
  const folder = pictureFolder(made.dataDir);
  const cache = openDiskCache({ folder, limitBytes: made.cacheMegabytes * MEGABYTE, now, log });
  const failures = rememberFailures(now);
  const fetching = makeQueue({ atOnce: 12, atOnceEach: 6, mostWaiting: 1000 });
  const drawing = makeQueue({ atOnce: 2, atOnceEach: 2, mostWaiting: 1000 });
  const originals = new Map<string, Promise<Buffer>>();
  const inWork = new Map<string, Promise<KeptPicture>>();

  const original = ({ address, asker, shelf, mayFetch, atHome }: Wanted): Promise<Buffer> =>
    once(originals, onShelf(shelf, address), async () => {
      if (atHome) return atHome();
      await mayFetch();
      return fetching.wait(asker, async () => {
        try {
          return (await outbound.get(address, FETCH)).bytes;
        } catch (thrown) {
          throw asProblem(thrown);
        }
      });
    });

  const make = async (wanted: Wanted, key: string): Promise<KeptPicture> => {
    try {
      const bytes = await original(wanted);
      const picture = await drawing.wait(wanted.asker, () => render(bytes, wanted.width, wanted.format));
      return await cache.keep(key, picture);
    } catch (thrown) {
      failures.note(onShelf(wanted.shelf, wanted.address), thrown);
      if (thrown instanceof Problem && thrown.code === 'image_refused')
        log.warn(
          { event: 'image_refused', asker: wanted.asker },
          'a picture was asked for outside the open internet',
        );
      throw thrown;
    }
  };

  return {
    get: async (wanted: Wanted): Promise<KeptPicture> => {
      const key = pictureKey(wanted);
      const kept = inWork.get(key) ?? (await cache.read(key));
      if (kept) return kept;
      failures.recall(onShelf(wanted.shelf, wanted.address));
      return once(inWork, key, () => make(wanted, key));
    },
    /** Nothing that was shown to them is kept any more, nor what was shown to others by their links. */
    forget: async (userId: number): Promise<void> => {
      for (const shelf of [userId, 'visitors'] as const) await cache.clearShelf(folderOf(shelf));
    },
    /** Whose shelves there are on this server. */
    owners: async (): Promise<number[]> => {
      await cache.ready;
      return cache.shelves().flatMap((name) => (name.startsWith('p') ? Number(name.slice(1)) : []));
    },
    /** What lies on this server's disk, and how much may. */
    cacheSize: async () => {
      await cache.ready;
      return { bytes: cache.size().bytes, limit: made.cacheMegabytes * MEGABYTE };
    },
  };
};

/** Everyone who asks while it is under way gets the same one. */
const once = <T>(underWay: Map<string, Promise<T>>, key: string, begin: () => Promise<T>): Promise<T> => {
  const joined = underWay.get(key);
  if (joined) return joined;
  const work = begin().finally(() => underWay.delete(key));
  underWay.set(key, work);
  return work;
};

export const pictureFolder = (dataDir: string): string => join(dataDir, 'cache', 'images');

const folderOf = (shelf: Shelf): string => (shelf === 'visitors' ? shelf : `p${shelf}`);
const onShelf = (shelf: Shelf, address: string): string => `${folderOf(shelf)} ${address}`;

export const pictureKey = ({
  address,
  width,
  format,
  shelf,
}: Pick<Wanted, 'address' | 'width' | 'format' | 'shelf'>): string => {
  const name = createHash('sha256').update(`${MAKING}\n${width}\n${format}\n${address}`).digest('hex');
  return `${folderOf(shelf)}/${name}`;
};

const CODES: Record<OutboundReason, 'image_refused' | 'image_missing' | 'image_too_large'> = {
  refused: 'image_refused',
  unreachable: 'image_missing',
  too_slow: 'image_missing',
  status: 'image_missing',
  too_large: 'image_too_large',
};

const asProblem = (thrown: unknown): unknown =>
  thrown instanceof OutboundProblem ? new Problem(CODES[thrown.reason], { cause: thrown }) : thrown;
