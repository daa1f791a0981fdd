import type { WorkBeside } from '#contract/discussions.ts';
import { GENERAL_DISCUSSION, KINDS, type Kind } from '#contract/kinds.ts';
import type { PathParams } from './match.ts';

/**
 * What is talked about: a concept, something of the person's own, or a work of the catalogue that
 * they have not taken in. `slug` is its id in the catalogue.
 */
export type Discussed =
  | { kind: 'concept'; slug: string }
  | { kind: Exclude<Kind, 'concept'>; itemId: number }
  | { kind: Exclude<Kind, 'concept'>; slug: string };

/** As in the route table. Slugs have a segment of their own: one book is called 1491. */
export const DISCUSSION_PATTERNS = ['/discuss/:kind/:key', '/discuss/:kind/featured/:slug'] as const;

type Purpose = { objective?: string | undefined; beside?: WorkBeside | null | undefined };

/**
 * Where a discussion has its place. The objective is its name; left out, it is a General Discussion.
 * A second work goes by title and maker, so that a link outlives the collection it was chosen from.
 */
export function discussionPath(discussed: Discussed & Purpose): string {
  const { objective, beside } = discussed;
  const query = new URLSearchParams();
  if (objective && objective !== GENERAL_DISCUSSION) query.set('objective', objective);
  if (beside) query.set('beside', beside.title);
  if (beside?.creator) query.set('by', beside.creator);
  return `/discuss/${discussed.kind}/${keyOf(discussed)}${query.size > 0 ? `?${query}` : ''}`;
}

function keyOf(discussed: Discussed): string {
  if ('itemId' in discussed) return String(discussed.itemId);
  const slug = encodeURIComponent(discussed.slug);
  return discussed.kind === 'concept' ? slug : `featured/${slug}`;
}

/** What the parameters of such a path name, or null when it is nothing that can be talked about. */
export function discussedAt(params: PathParams): Discussed | null {
  const kind = KINDS.find((known) => known === params.kind);
  const { key, slug } = params;
  if (!kind) return null;
  if (kind === 'concept') return key ? { kind, slug: key } : null;
  if (slug) return { kind, slug };
  return key && /^[1-9]\d{0,15}$/.test(key) ? { kind, itemId: Number(key) } : null;
}

/** The objective an address asks for. */
export function objectiveAt(search: string): string {
  return new URLSearchParams(search).get('objective')?.trim() || GENERAL_DISCUSSION;
}

/** The second work an address sets beside the first. */
export function besideAt(search: string): WorkBeside | null {
  const params = new URLSearchParams(search);
  const title = params.get('beside')?.trim();
  return title ? { title, creator: params.get('by')?.trim() ?? '' } : null;
}
