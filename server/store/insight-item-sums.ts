/** The figures of each work, made anew from the sums of its talks. */
import type { Kind } from '#contract/kinds.ts';
import { inTurns } from '../in-turns.ts';
import { sumItem, type Talk } from '../insights/item-sums.ts';
import { unpackTalk } from '../insights/talk-sums.ts';
import { writtenItem } from '../insights/written-items.ts';
import type { EngineName } from './migrate.ts';
import { inGroups, inSlices } from './slices.ts';
import type { NewRow, Row, Step } from './tables.ts';
import { isAmong, putRows } from './whole-lists.ts';

export const settleItems = async (
  step: Step,
  engine: EngineName,
  userId: number,
  items: readonly string[],
): Promise<void> => {
  const found = new Set<string>();
  const rows: NewRow<'insightItems'>[] = [];
  for await (const own of byItem(step, engine, userId, items)) {
    const [newest] = own;
    if (!newest) continue;
    const { item, kind, itemId, title, creator } = newest;
    found.add(item);
    const talks: Talk[] = [];
    for await (const some of inTurns(own)) talks.push(...some.map(talkOf));
    const figures = await sumItem(kind as Kind, talks);
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

type TalkRow = Pick<Row<'insightTalks'>, 'discussionId' | 'item' | 'objective' | 'sums'> &
  Pick<Row<'discussions'>, 'kind' | 'itemId' | 'title' | 'creator'>;

const IN_A_SLICE = 200;

/** The talks of each of these works, the newest first. */
async function* byItem(
  step: Step,
  engine: EngineName,
  userId: number,
  items: readonly string[],
): AsyncGenerator<TalkRow[]> {
  const read = (last: TalkRow | null): Promise<TalkRow[]> => {
    let talks = step
      .selectFrom('insightTalks')
      .innerJoin('discussions', 'discussions.id', 'insightTalks.discussionId')
      .select([
        'insightTalks.discussionId',
        'insightTalks.item',
        'insightTalks.objective',
        'insightTalks.sums',
      ])
      .select(['discussions.kind', 'discussions.itemId', 'discussions.title', 'discussions.creator'])
      .where('insightTalks.userId', '=', userId)
      .where(isAmong(engine, 'insightTalks.item', items));
    if (last)
      talks = talks.where((eb) =>
        eb.or([
          eb('insightTalks.item', '>', last.item),
          eb.and([
            eb('insightTalks.item', '=', last.item),
            eb('insightTalks.discussionId', '<', last.discussionId),
          ]),
        ]),
      );
    return talks
      .orderBy('insightTalks.item')
      .orderBy('insightTalks.discussionId', 'desc')
      .limit(IN_A_SLICE)
      .execute();
  };
  yield* inGroups(inSlices(IN_A_SLICE, read), ({ item }) => item);
}

export const talkOf = ({ objective, sums }: Pick<Row<'insightTalks'>, 'objective' | 'sums'>): Talk => ({
  objective,
  ...unpackTalk(sums),
});
