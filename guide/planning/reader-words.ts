/** What the reader has named so far, and so what is no longer to be kept from them. */
import type { Knowledge } from '#catalogue/types.ts';
import { contentStems, plain } from '../counting.ts';
import type { Talk } from '../types.ts';

/** All the reader has said, ready to be searched. */
export type ReaderWords = { text: string; words: ReadonlySet<string>; stems: ReadonlySet<string> };

/** Enough of a talk to know what was named in it. */
const MESSAGES_SEARCHED = 40;
const CHARACTERS_SEARCHED = 1600;

export function readerWordsOf({ turns }: Talk, message: string): ReaderWords {
  const said = turns.filter(({ role }) => role === 'reader').slice(-MESSAGES_SEARCHED);
  const text = plain(
    [...said.map((turn) => turn.text.slice(0, CHARACTERS_SEARCHED)), message.slice(0, 4000)].join('\n'),
  );
  return { text, words: new Set(text.split(' ')), stems: new Set(contentStems(text)) };
}

/** What stays closed until the reader has named it: by its name, or by two telling words of it. */
export function broughtUp(
  hidden: { name?: string; text: string },
  reader: ReaderWords,
  openStems: ReadonlySet<string>,
): boolean {
  if (hidden.name && reader.text.includes(plain(hidden.name))) return true;
  const telling = new Set(
    contentStems(`${hidden.name ?? ''} ${hidden.text}`).filter((stem) => !openStems.has(stem)),
  );
  const named = [...telling].filter((stem) => reader.stems.has(stem)).length;
  return named >= 2 || (telling.size === 1 && named === 1);
}

/** What may be said of a work by anyone: words of these give nothing away. */
export function openStemsOf(knowledge: Knowledge): ReadonlySet<string> {
  const known = openStems.get(knowledge);
  if (known) return known;
  const made = openStemsIn(knowledge);
  openStems.set(knowledge, made);
  return made;
}

const openStems = new WeakMap<Knowledge, ReadonlySet<string>>();

const openStemsIn = (knowledge: Knowledge): ReadonlySet<string> =>
  new Set(
    contentStems(
      [
        knowledge.title,
        knowledge.summary,
        ...[...knowledge.touchstones.open, ...knowledge.lookingPoints].map(
          ({ name, text }) => `${name} ${text}`,
        ),
        ...[...knowledge.people.open, ...knowledge.people.spoilers].map(({ name }) => name),
      ].join(' '),
    ),
  );
