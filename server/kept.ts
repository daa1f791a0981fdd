/**
 * Lists as they were last sent. The version in the key comes with the session read of the very request, so
 * an old list is never handed out and nothing has to be told when something changes.
 */
import { begun, goOn, PIECE, piecesOf } from './http/text-pieces.ts';
import { type AsText, Json, PackedJson, WrittenJson } from './http/verb.ts';
import { jsonPieces, type Slices } from './json-pieces.ts';
import type { Person } from './policies/actor.ts';

/** In characters, or bytes where it is kept packed, over all people. */
const MOST = 32_000_000;

type Held<T> = Json<T> | PackedJson<T>;
export type Kept = ReturnType<typeof keepAnswers>;

export const keepAnswers = () => {
  const kept = new Map<string, { version: number; held: Held<unknown> }>();
  let size = 0;

  const drop = (key: string) => {
    const before = kept.get(key);
    if (before) size -= sizeOf(before.held);
    kept.delete(key);
  };

  const keep = (key: string, version: number, held: Held<unknown>) => {
    drop(key);
    kept.set(key, { version, held });
    size += sizeOf(held);
    for (const oldest of kept.keys()) {
      if (size <= MOST) break;
      drop(oldest);
    }
  };

  const find = <T>(key: string, version: number): Held<T> | undefined => {
    const before = kept.get(key);
    return before?.version === version ? (before.held as Held<T>) : undefined;
  };

  /** A long one is kept as small as it was sent. */
  const sentOnce = <T>(key: string, version: number, texts: AsyncGenerator<string>): WrittenJson<T> =>
    new WrittenJson(texts, (sent) => keep(key, version, sent));

  /** JSON of any length: what is short is written whole, what is long while it is sent, and kept as it was sent. */
  const written = async <T>(
    person: Person,
    name: string,
    write: () => AsyncGenerator<string>,
  ): Promise<AsText<T>> => {
    const key = `${person.userId} ${name}`;
    const before = find<T>(key, person.version);
    if (before) return before;
    const { start, rest } = await begun(write());
    if (rest) return sentOnce(key, person.version, goOn(start, rest));
    const json = new Json<T>(start);
    keep(key, person.version, json);
    return json;
  };

  return {
    get: async <T>(person: Person, name: string, read: () => Promise<T | AsText<T>>): Promise<AsText<T>> => {
      const key = `${person.userId} ${name}`;
      const before = find<T>(key, person.version);
      if (before) return before;
      const made = await read();
      if (made instanceof WrittenJson || made instanceof PackedJson) return made;
      const json = made instanceof Json ? made : new Json<T>(JSON.stringify(made));
      keep(key, person.version, json);
      return json.text.length <= PIECE ? json : sentOnce(key, person.version, piecesOf(json.text));
    },

    written,

    /** A list of any length. */
    list: <T>(person: Person, name: string, read: () => Slices<T>): Promise<AsText<T[]>> =>
      written<T[]>(person, name, () => jsonPieces(read())),
  };
};

const sizeOf = (held: Held<unknown>): number => (held instanceof Json ? held.text.length : held.bytes.length);
