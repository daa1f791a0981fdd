/**
 * Lists as they were last sent. The version in the key comes with the session read of the very request, so
 * an old list is never handed out and nothing has to be told when something changes.
 */
import { Json } from './http/verb.ts';
import type { Person } from './policies/actor.ts';

/** In characters, over all people. */
const MOST = 32_000_000;

export type Kept = ReturnType<typeof keepAnswers>;

export const keepAnswers = () => {
  const kept = new Map<string, { version: number; text: string }>();
  let size = 0;

  const drop = (key: string) => {
    size -= kept.get(key)?.text.length ?? 0;
    kept.delete(key);
  };

  return {
    get: async <T>(person: Person, name: string, read: () => Promise<T | Json<T>>): Promise<Json<T>> => {
      const key = `${person.userId} ${name}`;
      const version = person.version;
      const before = kept.get(key);
      if (before?.version === version) return new Json(before.text);
      const made = await read();
      const text = made instanceof Json ? made.text : JSON.stringify(made);
      drop(key);
      kept.set(key, { version, text });
      size += text.length;
      for (const oldest of kept.keys()) {
        if (size <= MOST) break;
        drop(oldest);
      }
      return new Json(text);
    },
  };
};
