/**
 * Full text over one person's own messages: FTS5 on SQLite, a GIN index on PostgreSQL. Newest first. SQLite looks on a
 * thread of its own: a letter with which half of all words begin, or a script without spaces, takes it long.
 */
import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type { EngineName } from './migrate.ts';
import type { Row, Tables } from './tables.ts';

export type FoundMessage = Pick<Row<'messages'>, 'id' | 'discussionId' | 'sender' | 'content' | 'createdAt'> &
  Pick<
    Row<'discussions'>,
    'kind' | 'itemId' | 'title' | 'creator' | 'objective' | 'name' | 'besideTitle' | 'besideCreator'
  >;

export type SearchMessages = (userId: number, query: string, limit: number) => Promise<FoundMessage[]>;
/** Looks for somebody, without holding up the others. */
export type LookFor = <R>(userId: number, query: CompiledQuery<R>) => Promise<R[]>;

/** Words and numbers in any script, as both engines cut them. */
export const wordsIn = (query: string): string[] =>
  query
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/** Scripts that set no space between words: neither engine finds a word inside a line of them. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** From so many on, the newest are found sooner by walking back through the talk. */
const MANY = 1000;

export const messageSearch = (engine: EngineName, read: Kysely<Tables>, look: LookFor): SearchMessages => {
  const newest = (userId: number, limit: number) =>
    read
      .selectFrom('messages')
      .innerJoin('discussions', 'discussions.id', 'messages.discussionId')
      .select(['messages.id', 'messages.discussionId', 'messages.sender', 'messages.content'])
      .select(['messages.createdAt', 'discussions.kind', 'discussions.itemId', 'discussions.title'])
      .select(['discussions.creator', 'discussions.objective', 'discussions.name'])
      .select(['discussions.besideTitle', 'discussions.besideCreator'])
      .where('messages.userId', '=', userId)
      .where('discussions.deletedAt', 'is', null)
      .orderBy('messages.id', 'desc')
      .limit(limit);

  const readThrough: SearchMessages = (userId, query, limit) =>
    look(
      userId,
      newest(userId, limit)
        .where(sql<boolean>`messages.content like ${`%${query.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`)
        .compile(),
    );

  /** FTS5 hands out its rows newest first, so it stops at the limit. */
  const inSqlite = (userId: number, words: string[], limit: number) => {
    const all = words.map((word) => `"${word}"*`).join(' AND ');
    const found = newest(userId, limit)
      .innerJoin(sql<{ rowid: number }>`message_words`.as('found'), 'found.rowid', 'messages.id')
      .where(sql<boolean>`message_words match ${`owner:u${userId} AND content:(${all})`}`)
      .clearOrderBy()
      .orderBy('found.rowid', 'desc');
    return look(userId, found.compile());
  };

  const inPostgres = async (userId: number, words: string[], limit: number) => {
    // Cast, not to_tsquery: that would cut the owner's lexeme up again.
    const all = sql`cast(${[...words.map((word) => `'${word}':*`), `'\u0001u${userId}'`].join(' & ')} as tsquery)`;
    const { rows } = await sql<{ id: number }>`select "messageId" as id from message_words
      where words @@ ${all} limit ${MANY}`.execute(read);
    if (rows.length < MANY) {
      if (rows.length === 0) return [];
      return newest(userId, limit)
        .where(
          'messages.id',
          'in',
          rows.map(({ id }) => id),
        )
        .execute();
    }
    // Asked row by row, so that it walks back from the newest and stops at the limit.
    const holds = sql<boolean>`(select words @@ ${all} from message_words where "messageId" = messages.id)`;
    return newest(userId, limit).where(holds).execute();
  };

  return async (userId, query, limit) => {
    const words = wordsIn(query);
    if (words.length === 0) return [];
    if (UNSPACED.test(query)) return readThrough(userId, query, limit);
    return engine === 'sqlite' ? inSqlite(userId, words, limit) : inPostgres(userId, words, limit);
  };
};
