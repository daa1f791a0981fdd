/** Finds the work to set beside this one: the one chosen for it, or another that the reader names. */
import { ARTWORKS } from '#catalogue/artworks.ts';
import { BOOKS } from '#catalogue/books.ts';
import { FILMS } from '#catalogue/films.ts';
import { fold, foldTitle } from '#catalogue/folding.ts';
import { knowledgeOfEntry } from '#catalogue/knowledge.ts';
import { type CatalogueEntry, lookUpId } from '#catalogue/look-up.ts';
import type { Knowledge } from '#catalogue/types.ts';
import type { Kind } from '#contract/kinds.ts';
import { remembering } from '../remembering.ts';
import type { Subject, Talk } from '../types.ts';

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
const CHARACTERS_SEARCHED = 1500;
const CAPITAL = /^["'“‘(]?\p{Lu}/u;

/** One-word titles are ordinary words too, so they count only with a capital inside the sentence. */
const isMeant = (words: readonly string[], raw: readonly string[], from: number): boolean =>
  words.length > 1 || (from > 0 && (words[0]?.length ?? 0) > 5 && CAPITAL.test(raw[0] ?? ''));

/** The first other work named in the message; null when there is none we hold. */
const secondWork = (message: string, ownId: string | null): Knowledge | null => {
  const found = namedIn(JSON.stringify([message, ownId]));
  return found && knowledgeOfEntry(found);
};

/** Asked of the last few messages with every turn. */
const namedIn = remembering(2000, (key: string): CatalogueEntry | null => {
  const [message, ownId] = JSON.parse(key) as [string, string | null];
  const raw = message.slice(0, CHARACTERS_SEARCHED).split(/\s+/);
  const capital = raw.map((word) => CAPITAL.test(word));
  if (!capital.includes(true)) return null;
  const folded = raw.map(fold);
  for (let from = 0; from < raw.length; from++) {
    if (!capital[from]) continue;
    for (let length = Math.min(LONGEST_TITLE, raw.length - from); length > 0; length--) {
      const words = folded.slice(from, from + length).filter((word) => word !== '');
      const key = words.join(' ');
      const named = byFolded.get(key) ?? byFolded.get(key.replace(/^the /, ''));
      if (!named || named.id === ownId || !isMeant(key.split(' '), raw.slice(from, from + length), from))
        continue;
      const entry: CatalogueEntry | null = lookUpId(named.kind, named.id);
      if (entry) return entry;
    }
  }
  return null;
});

const MESSAGES_SEARCHED = 5;

const asSubject = (knowledge: Knowledge): Subject => ({ ...knowledge, knowledge });

/** The one named in this message; else the one the talk was begun with; else one named shortly before. */
export function workBesides(
  { turns, beside }: Pick<Talk, 'turns' | 'beside'>,
  message: string,
  ownId: string | null,
): Subject | null {
  if (beside) {
    const named = secondWork(message, ownId);
    return named ? asSubject(named) : beside;
  }
  const before = turns
    .filter(({ role }) => role === 'reader')
    .slice(-MESSAGES_SEARCHED)
    .map(({ text }) => text);
  const named = [message, ...before.toReversed()].reduce<Knowledge | null>(
    (found, text) => found ?? secondWork(text, ownId),
    null,
  );
  return named && asSubject(named);
}
