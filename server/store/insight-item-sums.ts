/** The figures of each work, made anew from the sums of its talks. */
import type { Kind } from '#contract/kinds.ts';
import { sumItem, type Talk } from '../insights/item-sums.ts';
import { unpackTalk } from '../insights/talk-sums.ts';
import { writtenItem } from '../insights/written-items.ts';
import type { EngineName } from './migrate.ts';
import type { NewRow, Row, Step } from './tables.ts';
import { isAmong, putRows } from './whole-lists.ts';

export const settleItems = async (
  step: Step,
  engine: EngineName,
  userId: number,
  items: readonly string[],
): Promise<void> => {
  const talks = await step
    .selectFrom('insightTalks')
    .innerJoin('discussions', 'discussions.id', 'insightTalks.discussionId')
    .select([
      'insightTalks.item',
      'insightTalks.objective',
      'insightTalks.sums',
      'discussions.kind',
      'discussions.itemId',
      'discussions.title',
      'discussions.creator',
    ])
    .where('insightTalks.userId', '=', userId)
    .where(isAmong(engine, 'insightTalks.item', items))
    .orderBy('insightTalks.discussionId', 'desc')
    .execute();
  const found = Map.groupBy(talks, ({ item }) => item);
  const rows: NewRow<'insightItems'>[] = [];
  for (const [item, own] of found) {
    const [newest] = own;
    if (!newest) continue;
    const { kind, itemId, title, creator } = newest;
    const figures = sumItem(kind as Kind, own.map(talkOf));
    const { mastery, lastReflectionAt } = figures;
    const sums = writtenItem(figures);
    rows.push({ userId, item, kind, itemId, title, creator, mastery, lastReflectionAt, sums });
  }
  await step
    .deleteFrom('insightItems')
    .where('userId', '=', userId)
    .where(
      isAmong(
        engine,
        'item',
        items.filter((item) => !found.has(item)),
      ),
    )
    .execute();
  await putRows(
    step,
    engine,
    'insightItems',
    {
      userId: 'bigint',
      item: 'text',
      kind: 'text',
      itemId: 'bigint',
      title: 'text',
      creator: 'text',
      mastery: 'double precision',
      lastReflectionAt: 'bigint',
      sums: 'text',
    },
    ['userId', 'item'],
    rows,
  );
};

export const talkOf = ({ objective, sums }: Pick<Row<'insightTalks'>, 'objective' | 'sums'>): Talk => ({
  objective,
  ...unpackTalk(sums),
});
