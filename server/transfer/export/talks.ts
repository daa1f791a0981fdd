import type { Kysely } from 'kysely';
import type { Discussion } from '#contract/discussions.ts';
import type { ExportedMessage, ExportFile } from '#contract/export.ts';
import { toMessage } from '../../store/message-told.ts';
import { messagesOfAll } from '../../store/messages.ts';
import type { Row, Tables } from '../../store/tables.ts';
import { isoTimeOrNull } from '../../store/times.ts';

/** So many discussions are in memory at a time. */
const AT_ONCE = 20;

type About = { readerName: string; now: number };

/** Each discussion with all that was said in it. */
export async function* talks(
  db: Kysely<Tables>,
  discussions: readonly Discussion[],
  about: About,
): AsyncGenerator<ExportFile['discussions'][number]> {
  for (let from = 0; from < discussions.length; from += AT_ONCE) {
    const some = discussions.slice(from, from + AT_ONCE);
    const rows = await messagesOfAll(
      db,
      some.map(({ id }) => id),
    );
    const said = Map.groupBy(rows, (row) => row.discussionId);
    for (const discussion of some) {
      const { id, itemId } = discussion;
      const messages = (said.get(id) ?? []).map((row) => exported(row, { ...about, itemId }));
      yield { ...discussion, messages };
    }
  }
}

const exported = (row: Row<'messages'>, about: About & { itemId: number | null }): ExportedMessage => ({
  ...toMessage(row, about),
  replyTo: row.replyTo,
  verdict: row.verdict ? JSON.parse(row.verdict) : null,
  verdictHistory: row.verdicts ? JSON.parse(row.verdicts) : null,
  struckAt: isoTimeOrNull(row.struckAt),
  turn: row.turn ? JSON.parse(row.turn) : null,
});
