/**
 * Pages that are drawn for each request, by the code the build of the web client left for us. It is loaded when
 * the first one is asked for: a server whose people share nothing never holds it.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DrawSharedPage, SharedPage } from '#contract/shared-page.ts';

/** Null while the web client is not built. */
export type DrawPage = (page: SharedPage) => Promise<string | null>;

export const SHARED_TEMPLATE = 'shared.html';
const CODE = 'drawing/shared-page.mjs';

/** In characters. */
const MOST_KEPT = 8_000_000;

export const sharedPageIn = (folder: string): DrawPage => {
  let loading: Promise<DrawSharedPage> | undefined;
  let template = '';
  const load = async () => {
    template = await readFile(join(folder, SHARED_TEMPLATE), 'utf8');
    const { drawSharedPage } = await import(pathToFileURL(join(folder, CODE)).href);
    return drawSharedPage as DrawSharedPage;
  };
  const keep = keepDrawn();
  return async (page) => {
    if (!existsSync(join(folder, CODE))) return null;
    loading ??= load();
    const draw = await loading;
    return keep(page, () => {
      const { head, body } = draw(page);
      return template.replace('<!--head-->', () => head).replace('<!--page-->', () => body);
    });
  };
};

/**
 * Drawing a talk of a thousand messages takes 100 ms of everybody's time, so what was drawn lately is kept: by
 * all that it shows, so that it is never anything but true.
 */
export const keepDrawn = (most = MOST_KEPT) => {
  const kept = new Map<string, string>();
  let size = 0;
  return (page: SharedPage, draw: () => string): string => {
    const key = createHash('sha256').update(JSON.stringify(page)).digest('base64url');
    const html = kept.get(key) ?? draw();
    if (!kept.delete(key)) size += html.length;
    // Put last again: the first in line is the one that was not asked for the longest.
    kept.set(key, html);
    for (const [oldest, text] of kept) {
      if (size <= most) break;
      kept.delete(oldest);
      size -= text.length;
    }
    return html;
  };
};
