/** Finds another work the reader names, so that two can be set side by side. */
import { ARTWORKS } from '#catalogue/artworks.ts';
import { BOOKS } from '#catalogue/books.ts';
import { FILMS } from '#catalogue/films.ts';
import { foldTitle } from '#catalogue/folding.ts';
import { knowledgeOfEntry } from '#catalogue/knowledge.ts';
import { type CatalogueEntry, lookUpId } from '#catalogue/look-up.ts';
import type { Knowledge } from '#catalogue/types.ts';
import type { Kind } from '#contract/kinds.ts';

type Named = { kind: Kind; id: string; title: string };

const byFolded = new Map<string, Named>();
const add = (kind: Kind, id: string, title: string, aliases: readonly string[] = []) => {
  for (const name of [title, ...aliases, title.split(/ \(|: /)[0] ?? title]) {
    const key = foldTitle(name);
    if (key.length > 3 && !byFolded.has(key)) byFolded.set(key, { kind, id, title });
  }
};
for (const { id, title, aliases } of ARTWORKS) add('artwork', id, title, aliases);
for (const { id, title, aliases } of FILMS) add('movie', id, title, aliases);
for (const { id, title, aliases } of BOOKS) add('book', id, title, aliases);

const LONGEST_TITLE = 8;

/** One-word titles are ordinary words too, so they count only with a capital inside the sentence. */
function isMeant(words: readonly string[], raw: readonly string[]): boolean {
  if (words.length > 1) return raw.some((word) => /^["'“‘(]?\p{Lu}/u.test(word));
  return (words[0]?.length ?? 0) > 5 && /^["'“‘(]?\p{Lu}/u.test(raw[0] ?? '');
}

/** The first other work named in the message; null when there is none we hold. */
export function secondWork(message: string, ownId: string | null): Knowledge | null {
  const raw = message.slice(0, 1500).split(/\s+/);
  for (let from = 0; from < raw.length; from++) {
    for (let length = Math.min(LONGEST_TITLE, raw.length - from); length > 0; length--) {
      const piece = raw.slice(from, from + length);
      const key = foldTitle(piece.join(' '));
      const named = byFolded.get(key);
      if (!named || named.id === ownId || !isMeant(key.split(' '), piece)) continue;
      if (length === 1 && from === 0) continue;
      const entry: CatalogueEntry | null = lookUpId(named.kind, named.id);
      if (entry) return knowledgeOfEntry(entry);
    }
  }
  return null;
}
