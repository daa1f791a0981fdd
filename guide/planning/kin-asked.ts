/** "How is Nick related to Daisy?", "Is Rick married to Ilsa?": told by the catalogue's ties, as far as they give nothing away. */
import type { Kinship } from '#catalogue/types.ts';
import { kinOf, tieLine, tiesBetween } from '../reading/kin.ts';
import { peopleIn } from '../reading/ties.ts';
import { wordsOf } from '../reading/words.ts';

const ASKS = /\b(?:related|relation|relationship|kin|married|family)\b/;

/** Null where the question is not about that, or the ties do not say. */
export function kinAskedFor(asked: string, kinship: Kinship): string | null {
  const { raw, words } = wordsOf(asked);
  const people = [...new Set(peopleIn(raw, words, kinship).map(({ who }) => who))];
  const [one, two] = people;
  const word = words.map(({ fold }) => kinOf(fold)).find((kin) => kin !== undefined);
  const open = kinship.ties.filter(({ spoiler }) => !spoiler);
  if (!one) {
    // "the name of the girlfriend": only where there is one such person.
    if (!/\b(?:who|whose|whom|name|called)\b/.test(asked)) return null;
    const such = open.filter(({ is }) => ` ${asked} `.includes(` ${is} `));
    return new Set(such.map(({ who }) => who)).size === 1 && such[0] ? tieLine(such[0]) : null;
  }
  if (!word && !ASKS.test(asked)) return null;
  const told = two
    ? tiesBetween({ ...kinship, ties: open }, one, two)
    : open.filter(
        (tie) => (tie.who === one || tie.to === one) && kinOf(tie.is.split(/[\s-]/).at(-1) ?? '') === word,
      );
  return told.length > 0 ? told.slice(0, 2).map(tieLine).join(' ') : null;
}
