/**
 * The pages behind shared links: finished HTML for whoever comes, with an account or without, with scripts or
 * without. The same addresses with an id of one's own lead to the room.
 */
import type { Context, Hono } from 'hono';
import { coverSvg } from '#catalogue/covers/cover.ts';
import { lookUp } from '#catalogue/look-up.ts';
import { KINDS, type Kind } from '#contract/kinds.ts';
import { SHARED_PLACES, type SharedPage, sharedPath } from '#contract/shared-page.ts';
import { type SharedDiscussion, sharedPageNumber } from '#contract/shares.ts';
import { Problem } from '../problem.ts';
import { findShared } from '../shares/find-shared.ts';
import { ownRoom } from '../shares/own-room.ts';
import { startPath } from '../shares/start-path.ts';
import type { World } from '../world.ts';
import { limitKey } from './address.ts';
import { readSessionCookie } from './cookies.ts';
import type { Files } from './files.ts';
import { ourOrigin } from './our-origin.ts';
import { type Env, Incoming } from './request.ts';
import { actorByCookie } from './session.ts';

/** Whoever may read it today may be refused tomorrow, so nobody keeps it; and it is for no search engine. */
const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };

export const mountSharedPages = (app: Hono<Env>, world: World, files: Files): void => {
  for (const kind of KINDS)
    app.get(`/${SHARED_PLACES[kind]}/:key`, async (c) => {
      c.set('call', 'shared page');
      const show = showing(c, world, files);
      try {
        return await answer(c, world, kind, show);
      } catch (thrown) {
        if (!(thrown instanceof Problem)) throw thrown;
        if (thrown.code === 'too_many')
          return show({ state: 'busy' }, 429, { 'retry-after': String(thrown.retryAfter ?? 60) });
        if (thrown.code !== 'not_found') throw thrown;
        return show(
          { state: 'gone', loginHref: isVisitor(c, world) ? withNext('/login', c.req.path) : null },
          404,
        );
      }
    });
};

type Show = (page: SharedPage, status: 200 | 404 | 429, more?: Record<string, string>) => Promise<Response>;

const showing =
  (c: Context<Env>, { limits, config }: World, files: Files): Show =>
  async (page, status, more = {}) => {
    const headers = { 'content-type': 'text/html; charset=utf-8', ...HEADERS, ...more };
    // Nobody sees it: nothing need be drawn.
    if (c.req.raw.method === 'HEAD') return c.body(null, status, headers);
    const asker = limitKey(new Incoming(c, config).address);
    const cost = Math.ceil(lengthOf(page) / 1000);
    const mayDraw = async () => {
      if (cost > 0) await limits.spend('drawing', asker, cost);
    };
    const html = await files.sharedPage(page, { asker, mayDraw });
    return html === null
      ? c.text('The web client has not been built: npm run build', 503)
      : c.body(html, status, headers);
  };

/** In characters that somebody wrote; a page that says something of ours costs nothing. */
const lengthOf = (page: SharedPage): number =>
  page.state === 'here' ? page.talk.messages.reduce((sum, { content }) => sum + content.length, 0) : 0;

const isVisitor = (c: Context<Env>, world: World): boolean => {
  const from = new Incoming(c, world.config);
  return !readSessionCookie(from.header('cookie'), from.secure);
};

const withNext = (way: '/login' | '/signup', next: string) => `${way}?next=${encodeURIComponent(next)}`;

const answer = async (c: Context<Env>, world: World, kind: Kind, show: Show) => {
  const from = new Incoming(c, world.config);
  await world.limits.spendGeneral(limitKey(from.address));
  const key = c.req.param('key') ?? '';
  const page = sharedPageNumber.safeParse(c.req.query('page'));
  const talk = page.success ? await findShared(world, key, page.data) : null;
  if (talk && talk.kind !== kind) return go(c, sharedPath(talk.kind, key, talk.page));
  if (talk) {
    const origin = ourOrigin({ world, request: c.req.raw, secure: from.secure });
    const start = startPath(talk);
    const startHref = isVisitor(c, world) ? withNext('/signup', start) : start;
    return show({ ...pageOf(talk, origin, key), startHref }, 200);
  }
  const actor = await actorByCookie(world, from.header('cookie'), from.secure);
  const room = actor.kind === 'person' ? await ownRoom(world, actor, kind, key) : null;
  if (!room) throw new Problem('not_found');
  return go(c, room + new URL(c.req.url).search);
};

const go = (c: Context<Env>, to: string) => {
  for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
  return c.redirect(to, 302);
};

const pageOf = (talk: SharedDiscussion, origin: string, key: string) => {
  const { kind, page, pages, pictureUrl } = talk;
  return {
    state: 'here' as const,
    talk,
    earlierHref: page > 1 ? sharedPath(kind, key, page - 1) : null,
    laterHref: page < pages ? sharedPath(kind, key, page + 1) : null,
    url: origin + sharedPath(kind, key, page),
    previewUrl: pictureUrl && origin + pictureUrl,
    drawn: `data:image/svg+xml,${encodeURIComponent(coverSvg(coverOf(talk)))}`,
  };
};

/** The same cover as everywhere else in the house. */
const coverOf = ({ kind, title, creator }: SharedDiscussion) => {
  const known = lookUp({ kind, title, creator });
  switch (known?.kind) {
    case 'concept':
      return { kind, title, creator: known.entry.category };
    case 'artwork':
      return {
        kind,
        title,
        creator,
        year: known.entry.year,
        palette: known.entry.palette,
      };
    case 'movie':
      return { kind, title, creator, year: String(known.entry.year) };
    case 'book':
      return { kind, title, creator, year: known.entry.yearLabel ?? String(known.entry.year) };
    default:
      return { kind, title, creator };
  }
};
