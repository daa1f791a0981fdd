/** What was said, for an export: a long talk is read a slice at a time, and short ones together. */
import type { Kysely } from 'kysely';
import type { Discussion } from '#contract/discussions.ts';
import type { ExportedMessage } from '#contract/export.ts';
import type { Slices } from '../../json-pieces.ts';
import { discussionSlices } from '../../store/discussions.ts';
import { toMessage } from '../../store/message-told.ts';
import { messageSlices, messagesOfAll } from '../../store/messages.ts';
import type { Row, Tables } from '../../store/tables.ts';
import { isoTimeOrNull } from '../../store/times.ts';

type Db = Kysely<Tables>;
type MessageRow = Row<'messages'>;
export type Reader = { readerName: string; now: number };
export type SaidTalk = { discussion: Discussion; messages: readonly MessageRow[] | Slices<MessageRow> };

/** So many messages of several talks are in memory at a time. */
const MOST_TOGETHER = 10;

/** The talks with their messages, in the order they are given in. */
export async function* withMessages(db: Db, talks: readonly Discussion[]): AsyncGenerator<SaidTalk[]> {
  for (const group of inGroups(talks)) {
    const [first] = group;
    if (first && group.length === 1) {
      yield [{ discussion: first, messages: messageSlices(db, first.id) }];
      continue;
    }
    const ids = group.map(({ id }) => id);
    const said = Map.groupBy(await messagesOfAll(db, ids), (row) => row.discussionId);
    yield group.map((discussion) => ({ discussion, messages: said.get(discussion.id) ?? [] }));
  }
}

function* inGroups(talks: readonly Discussion[]): Generator<Discussion[]> {
  let group: Discussion[] = [];
  let messages = 0;
  for (const talk of talks) {
    if (group.length > 0 && messages + talk.messageCount > MOST_TOGETHER) {
      yield group;
      group = [];
      messages = 0;
    }
    group.push(talk);
    messages += talk.messageCount;
  }
  if (group.length > 0) yield group;
}

/** Each discussion of a person with all that was said in it, as the JSON export has it. */
export async function* exportedTalks(db: Db, userId: number, reader: Reader): AsyncGenerator<object[]> {
  for await (const talks of discussionSlices(db, userId))
    for await (const group of withMessages(db, talks))
      yield group.map(({ discussion, messages }) => {
        const about = { ...reader, itemId: discussion.itemId };
        return { ...discussion, messages: mapped(messages, (row) => exported(row, about)) };
      });
}

/** A list or its slices, each entry as something else. */
export const mapped = <T, U>(all: readonly T[] | Slices<T>, to: (one: T) => U): readonly U[] | Slices<U> =>
  'length' in all ? all.map(to) : mappedSlices(all, to);

async function* mappedSlices<T, U>(slices: Slices<T>, to: (one: T) => U): AsyncGenerator<U[]> {
  for await (const slice of slices) yield slice.map(to);
}

const exported = (row: MessageRow, about: Reader & { itemId: number | null }): ExportedMessage => ({
  ...toMessage(row, about),
  replyTo: row.replyTo,
  verdict: row.verdict ? JSON.parse(row.verdict) : null,
  verdictHistory: row.verdicts ? JSON.parse(row.verdicts) : null,
  struckAt: isoTimeOrNull(row.struckAt),
  turn: row.turn ? JSON.parse(row.turn) : null,
});
