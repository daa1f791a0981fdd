import { stemmer } from 'stemmer';

const MOST = 20_000;
const known = new Map<string, string>();

/** A word without its endings: "narrators'" and "narrating" both become "narrat". */
export function stemOf(word: string): string {
  const found = known.get(word);
  if (found !== undefined) return found;
  if (known.size >= MOST) known.clear();
  const bare = word.replace(/'s$|'$/, '');
  const stem = /^[a-z-]+$/.test(bare) ? stemmer(bare) : bare;
  known.set(word, stem);
  return stem;
}
