/**
 * The database itself notes the discussions in which something changed that figures rest on, whoever changed it
 * and by whatever way. Notes are only added, so nobody waits for anybody; who takes the sums clears them.
 */
import type { EngineName } from './migrate.ts';

/** What of a message counts. Its words do not. */
const MESSAGE = ['discussionId', 'sender', 'replyTo', 'verdict', 'struckAt', 'createdAt'];
const DISCUSSION = ['kind', 'itemId', 'title', 'creator', 'objective', 'deletedAt'];

const quoted = (columns: string[], of = '') => columns.map((column) => `${of}"${column}"`).join(', ');

/** Only while the person is there: with an account all of this goes. */
const note = (row: string, discussion: string) =>
  `insert into "insightChanges" ("userId", "discussionId")
    select ${row}."userId", ${row}."${discussion}" where exists (select 1 from users where id = ${row}."userId")
      and not exists (select 1 from "insightChanges" where "discussionId" = ${row}."${discussion}")`;

const counts = (row: string) => `(${row}.sender = 'user' or ${row}.verdict is not null)`;

const sqlite = [
  `create trigger messages_insert_noted after insert on messages when ${counts('new')} begin
    ${note('new', 'discussionId')}; end`,
  `create trigger messages_update_noted after update of ${quoted(MESSAGE)} on messages begin
    ${note('old', 'discussionId')}; ${note('new', 'discussionId')}; end`,
  `create trigger messages_delete_noted after delete on messages when ${counts('old')} begin
    ${note('old', 'discussionId')}; end`,
  `create trigger discussions_update_noted after update of ${quoted(DISCUSSION)} on discussions begin
    ${note('new', 'id')}; end`,
  `create trigger discussions_delete_noted after delete on discussions begin ${note('old', 'id')}; end`,
];

/** Once a statement. The same discussion may be noted by two at once, which does no harm. */
const noteAll = (name: string, rows: string) =>
  `create function ${name}() returns trigger language plpgsql as $$ begin
    insert into "insightChanges" ("userId", "discussionId")
      select distinct "userId", "talk" from (${rows}) as touched
        where exists (select 1 from users where id = touched."userId");
    return null; end $$`;

const differs = (columns: string[]) =>
  `(${quoted(columns, 'was.')}) is distinct from (${quoted(columns, 'now.')})`;

const trigger = (table: string, event: string, rows: string, name: string) =>
  `create trigger ${table}_${event}_noted after ${event} on ${table}
    referencing ${rows} for each statement execute function ${name}()`;

const postgres = [
  noteAll(
    'note_messages',
    `select "userId", "discussionId" as "talk" from touched_rows as m where ${counts('m')}`,
  ),
  noteAll(
    'note_changed_messages',
    ['was', 'now']
      .map(
        (side) => `select ${side}."userId", ${side}."discussionId" as "talk"
          from was join now on was.id = now.id where ${differs(MESSAGE)}`,
      )
      .join(' union '),
  ),
  noteAll(
    'note_changed_discussions',
    `select now."userId", now.id as "talk" from was join now on was.id = now.id where ${differs(DISCUSSION)}`,
  ),
  noteAll('note_deleted_discussions', 'select "userId", id as "talk" from was'),
  trigger('messages', 'insert', 'new table as touched_rows', 'note_messages'),
  trigger('messages', 'delete', 'old table as touched_rows', 'note_messages'),
  trigger('messages', 'update', 'old table as was new table as now', 'note_changed_messages'),
  trigger('discussions', 'update', 'old table as was new table as now', 'note_changed_discussions'),
  trigger('discussions', 'delete', 'old table as was', 'note_deleted_discussions'),
];

export const noteInsightChanges: Record<EngineName, string[]> = { sqlite, postgres };
