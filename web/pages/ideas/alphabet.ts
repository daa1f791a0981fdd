import { fold } from '#catalogue/folding.ts';

export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

export type Letter<Entry> = { letter: string; entries: Entry[] };

/** As the index of a book sorts them: by name, an article in front of it left aside. Empty letters are left out. */
export function byLetter<Entry extends { name: string }>(entries: Entry[]): Letter<Entry>[] {
  const sorted = entries
    .map((entry) => ({ entry, key: sortKey(entry.name) }))
    .sort((a, b) => a.key.localeCompare(b.key, 'en'));
  const letters: Letter<Entry>[] = [];
  for (const { entry, key } of sorted) {
    const letter = key.charAt(0).toUpperCase();
    const last = letters.at(-1);
    if (last?.letter === letter) last.entries.push(entry);
    else letters.push({ letter, entries: [entry] });
  }
  return letters;
}

function sortKey(name: string): string {
  return fold(name).replace(/^(the|an?) (?=.)/, '');
}

/** Where a letter of the index stands on the page. */
export function letterAnchor(letter: string): string {
  return `index-${letter.toLowerCase()}`;
}
