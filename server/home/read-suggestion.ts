import type { InsightItem } from '#contract/insights.ts';
import type { Kind } from '#contract/kinds.ts';
import type { Verb } from '../http/verb.ts';
import { written } from '../insights/local-days.ts';
import { clockOf } from '../insights/zone.ts';
import { slugOf } from '../store/discussions.ts';
import { insightItems } from '../store/insight-reads.ts';
import { settleSums } from '../store/insight-sums.ts';
import type { Row } from '../store/tables.ts';
import { suggestionFor } from './suggestion.ts';

type Item = ReturnType<typeof itemOf>[0];

/** Of the sums that insights keep, so that it is as quick with ten thousand works as with ten. */
export const readSuggestion: Verb<'readSuggestion'> = async ({ world, person, query }) => {
  const { store } = world;
  const clock = await clockOf(world, person, query.timeZone);
  await settleSums(store, person.userId);
  const items: Item[] = [];
  for await (const rows of insightItems(store.read, person.userId)) items.push(...rows.flatMap(itemOf));
  const today = written(clock.today);
  const found = suggestionFor(items, Math.max(0, clock.today));
  if (!found) return { today, suggestion: null };
  const { item, ...rest } = found;
  const { concepts, ...named } = item;
  if (named.itemId === null) return { today, suggestion: { ...named, ...rest, pictureUrl: null } };
  // A work of the person's own is called what they call it now.
  const [now, pictureUrl] = await Promise.all([
    store.items.find(person.userId, named.kind, named.itemId),
    store.items.pictureOf(person.userId, named.kind, named.itemId),
  ]);
  return { today, suggestion: { ...named, ...now, ...rest, pictureUrl } };
};

/** What no page leads to cannot be suggested. */
const itemOf = (row: Row<'insightItems'>) => {
  const { concepts } = JSON.parse(row.sums) as Pick<InsightItem, 'concepts'>;
  const named = { kind: row.kind as Kind, itemId: row.itemId, title: row.title, creator: row.creator };
  const slug = slugOf(named);
  return named.itemId === null && slug === null ? [] : [{ ...named, slug, concepts }];
};
