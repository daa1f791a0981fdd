import { type Kysely, sql } from 'kysely';
import type { Columns, EngineName } from '../migrate.ts';

/**
 * Words with the name of whose they are, so that a search looks through one person's messages only. The table
 * is kept by triggers: whoever writes a message, by whatever way, need not know of it.
 */
const STATEMENTS: Record<EngineName, string[]> = {
  sqlite: [
    `create virtual table message_words using fts5(content, owner, content='', contentless_delete=1,
      prefix='2 3', tokenize='unicode61 remove_diacritics 2')`,
    `create trigger messages_insert_words after insert on messages when new.content <> '' begin
      insert into message_words (rowid, content, owner) values (new.id, new.content, 'u' || new."userId"); end`,
    `create trigger messages_update_words after update of content on messages when new.content <> old.content begin
      delete from message_words where rowid = old.id;
      insert into message_words (rowid, content, owner) values (new.id, new.content, 'u' || new."userId"); end`,
    `create trigger messages_delete_words after delete on messages begin
      delete from message_words where rowid = old.id; end`,
    `insert into message_words (rowid, content, owner)
      select id, content, 'u' || "userId" from messages where content <> ''`,
  ],
  postgres: [
    `create table message_words (
      "messageId" bigint primary key references messages on delete cascade, words tsvector not null)`,
    // The owner's lexeme is put in as it is: no text makes one that begins with a control character.
    `create function words_of(content text, owner bigint) returns tsvector language sql immutable as $$
      select to_tsvector('simple',
          regexp_replace(normalize(lower(content), NFKD), '[\\u0300-\\u036f]', '', 'g'))
        || array_to_tsvector(array[chr(1) || 'u' || owner]) $$`,
    `create function note_words() returns trigger language plpgsql as $$ begin
      insert into message_words ("messageId", words) values (new.id, words_of(new.content, new."userId"))
        on conflict ("messageId") do update set words = excluded.words;
      return null; end $$`,
    `create trigger messages_insert_words after insert on messages
      for each row when (new.content <> '') execute function note_words()`,
    `create trigger messages_update_words after update of content on messages
      for each row when (new.content <> old.content) execute function note_words()`,
    `insert into message_words ("messageId", words)
      select id, words_of(content, "userId") from messages where content <> ''`,
    `create index message_words_words on message_words using gin (words)`,
  ],
};

// biome-ignore lint/suspicious/noExplicitAny: a migration meets the schema as it was, not as it is typed today
export const up = async (db: Kysely<any>, { engine }: Columns) => {
  for (const statement of STATEMENTS[engine]) await sql.raw(statement).execute(db);
};
