import { fold } from '#catalogue/folding.ts';
import type { AnyWork } from './own-work.ts';

/** Works with the texts they are found by: made when first asked for, and kept as long as the work itself. */
export type WorkIndex<W extends AnyWork> = { works: readonly W[]; texts: () => readonly string[] };

const textOf = new WeakMap<AnyWork, string>();

export function indexWorks<W extends AnyWork>(works: readonly W[]): WorkIndex<W> {
  let made: readonly string[] | null = null;
  return {
    works,
    texts: () => {
      made ??= works.map(foundBy);
      return made;
    },
  };
}

/**
 * Every word that was typed has to be somewhere in title, creator or ISBN, whatever its case and accents; a
 * number with hyphens is also read as an ISBN. Order is kept.
 */
export function searchWorks<W extends AnyWork>(index: WorkIndex<W>, query: string): readonly W[] {
  const { works } = index;
  const digits = query.replace(/[\s-]/g, '').toLowerCase();
  const isNumber = /^\d{4,13}x?$/.test(digits);
  const words = isNumber ? [digits] : fold(query).split(' ').filter(Boolean);
  if (words.length === 0) return works;
  const [longest = '', ...others] = words.sort((a, b) => b.length - a.length);
  const texts = index.texts();
  return works.filter((_, place) => {
    const text = texts[place] ?? '';
    return text.includes(longest) && others.every((word) => text.includes(word));
  });
}

/** The text one work is found by. */
export function foundBy(work: AnyWork): string {
  const before = textOf.get(work);
  if (before !== undefined) return before;
  const creator = 'author' in work ? work.author : 'director' in work ? work.director : work.artist;
  const isbn = 'isbn' in work ? (work.isbn ?? '') : '';
  const text = `${fold(`${work.title}\n${creator}`)} ${isbn.toLowerCase()}`;
  textOf.set(work, text);
  return text;
}
