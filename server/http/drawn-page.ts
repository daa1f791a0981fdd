/**
 * Pages that are drawn for each request, on a thread of their own, which begins when the first one is asked for: a
 * server whose people share nothing never has it.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SharedPage } from '#contract/shared-page.ts';
import { makeOffThread } from '../off-thread.ts';

export type Bytes = Uint8Array<ArrayBuffer>;
export type Asking = {
  /** Who waits their turn. */
  asker: string;
  /** Asked before a page is drawn that is not at hand; may refuse. */
  mayDraw: () => Promise<void>;
};
/** Null while the web client is not built. */
export type DrawPage = (page: SharedPage, asking: Asking) => Promise<Bytes | null>;

export const SHARED_TEMPLATE = 'shared.html';
const CODE = 'drawing/shared-page.mjs';

const MOST_KEPT_BYTES = 8_000_000;
/** A page of 60,000 characters takes a hundredth of it. */
const WITHIN_MS = 5_000;

export const sharedPageIn = (folder: string): DrawPage => {
  const code = join(folder, CODE);
  const drawing = makeOffThread<SharedPage, Bytes>({
    file: new URL('drawing-thread.ts', import.meta.url),
    data: { template: join(folder, SHARED_TEMPLATE), code },
    withinMs: WITHIN_MS,
  });
  const keep = keepDrawn();
  return async (page, { asker, mayDraw }) => {
    if (!existsSync(code)) return null;
    return keep(page, async () => {
      await mayDraw();
      return drawing.run(asker, page);
    });
  };
};

/**
 * What was drawn lately is kept: by all that it shows, so that it is never anything but true. Those who ask for the
 * same while it is being drawn wait for one and the same.
 */
export const keepDrawn = (most = MOST_KEPT_BYTES) => {
  const kept = new Map<string, Bytes>();
  const underWay = new Map<string, Promise<Bytes>>();
  let size = 0;

  const put = (key: string, bytes: Bytes): void => {
    if (!kept.delete(key)) size += bytes.length;
    // Put last again: the first in line is the one that was not asked for the longest.
    kept.set(key, bytes);
    for (const [oldest, { length }] of kept) {
      if (size <= most) break;
      kept.delete(oldest);
      size -= length;
    }
  };

  return async (page: SharedPage, draw: () => Promise<Bytes>): Promise<Bytes> => {
    const key = createHash('sha256').update(JSON.stringify(page)).digest('base64url');
    const before = kept.get(key);
    if (before) {
      put(key, before);
      return before;
    }
    const drawn = underWay.get(key) ?? draw().finally(() => underWay.delete(key));
    underWay.set(key, drawn);
    const bytes = await drawn;
    put(key, bytes);
    return bytes;
  };
};
