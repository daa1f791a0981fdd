/**
 * Pages that are drawn for each request, by the code the build of the web client left for us. It is loaded when
 * the first one is asked for: a server whose people share nothing never holds it.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DrawSharedPage, SharedPage } from '#contract/shared-page.ts';

/** Null while the web client is not built. */
export type DrawPage = (page: SharedPage) => Promise<string | null>;

export const SHARED_TEMPLATE = 'shared.html';
const CODE = 'drawing/shared-page.mjs';

export const sharedPageIn = (folder: string): DrawPage => {
  let loading: Promise<{ template: string; draw: DrawSharedPage }> | undefined;
  const load = async () => {
    const template = await readFile(join(folder, SHARED_TEMPLATE), 'utf8');
    const { drawSharedPage } = await import(pathToFileURL(join(folder, CODE)).href);
    return { template, draw: drawSharedPage as DrawSharedPage };
  };
  return async (page) => {
    if (!existsSync(join(folder, CODE))) return null;
    loading ??= load();
    const { template, draw } = await loading;
    const { head, body } = draw(page);
    return template.replace('<!--head-->', () => head).replace('<!--page-->', () => body);
  };
};
