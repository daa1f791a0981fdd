/** What a reader gives for an answer to a fact of the catalogue. */
import { fold } from '#catalogue/folding.ts';
import { markersIn } from '#catalogue/markers.ts';
import type { Fact } from '#catalogue/types.ts';
import { isFunctionWord } from './stems.ts';
import type { Word } from './words.ts';

/** `after`: where a refusal before it has spent itself on something else ("not Mars: Venus"). */
export type Given = { right: boolean; wrong: { from: number; to: number; after: number }[] };

/** What of an answer's markers the reader's words hold and mean: of "not Mars but Venus" only Venus. */
export function givenIn(own: readonly Word[], fact: Fact): Given {
  let folded = '';
  /** The word each character comes from. */
  const at: number[] = [];
  for (const [n, word] of own.entries()) {
    const written = `${fold(word.fold)} `;
    folded += written;
    for (let i = 0; i < written.length; i++) at.push(n);
  }
  const { right, wrong } = markersIn(fact, folded.trimEnd());
  const [said, mistaken] = [right, wrong].map((places) =>
    places.map(({ start, end }) => ({ from: at[start] ?? 0, to: (at[end - 1] ?? 0) + 1 })),
  );
  const meant = ({ from }: { from: number }) => !refused(own, from);
  const spent = said?.filter((place) => !meant(place)).map(({ to }) => to) ?? [];
  return {
    right: said?.some(meant) ?? false,
    wrong: (mistaken ?? []).filter(meant).map(({ from, to }) => ({
      from,
      to,
      after: Math.max(0, ...spent.filter((end) => end <= from)),
    })),
  };
}

const REFUSING = new Set('not isnt wasnt arent werent never nor neither instead rather'.split(' '));
/** Little words that may stand between a refusal and what it refuses: "not in the", "rather than by". */
const REFUSED_WITHIN = 3;

function refused(own: readonly Word[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - REFUSED_WITHIN); before--) {
    const word = own[before];
    if (!word || own[before + 1]?.opens || word.fold === 'only') return false;
    if (REFUSING.has(word.fold)) return true;
    if (!isFunctionWord(word.fold)) return false;
  }
  return false;
}
