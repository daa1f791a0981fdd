/** Search and filters over films or artworks: all of them hold at once. */
import { fold } from '#catalogue/folding.ts';

export type Filters = {
  /** Words anywhere in title, maker, year or group. */
  text: string;
  creator: string;
  group: string;
};

export const NO_FILTERS: Filters = { text: '', creator: '', group: '' };

type Narrowable = { title: string; creator: string; year: string | null; groups: readonly string[] };

type Folded = { text: string; creator: string; groups: readonly string[] };

const folded = new WeakMap<Narrowable, Folded>();

/** Folded once for each work, not at each letter typed. */
function foldedOf(work: Narrowable): Folded {
  const known = folded.get(work);
  if (known) return known;
  const { title, creator, year, groups } = work;
  const made = {
    text: ` ${fold([title, creator, year ?? '', ...groups].join(' '))}`,
    creator: fold(creator),
    groups: groups.map(fold),
  };
  folded.set(work, made);
  return made;
}

export const isNarrowed = ({ text, creator, group }: Filters): boolean =>
  text.trim() !== '' || creator !== '' || group !== '';

export function narrow<Work extends Narrowable>(works: readonly Work[], filters: Filters): readonly Work[] {
  if (!isNarrowed(filters)) return works;
  const words = fold(filters.text).split(' ').filter(Boolean);
  const creator = fold(filters.creator);
  const group = fold(filters.group);
  return works.filter((work) => {
    const has = foldedOf(work);
    return (
      (creator === '' || has.creator === creator) &&
      (group === '' || has.groups.includes(group)) &&
      words.every((word) => has.text.includes(word))
    );
  });
}

/** All names, each once however it is written, in the order of the alphabet. */
export function choicesOf(names: Iterable<string>): string[] {
  const byKey = new Map<string, string>();
  // Thousands of works have a few hundred names between them.
  for (const name of new Set(names)) {
    const key = fold(name);
    if (key !== '' && !byKey.has(key)) byKey.set(key, name);
  }
  return [...byKey.values()].sort((a, b) => a.localeCompare(b, 'en'));
}
