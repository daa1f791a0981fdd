/** What fills the slots where there are no notes: a second work, and whom the ties name. */
import type { Kinship } from '#catalogue/types.ts';
import { shuffled } from '../chance.ts';
import { plain } from '../counting.ts';
import type { Subject } from '../types.ts';
import type { Slots } from '../wording/fill.ts';
import { titleOf } from '../wording/naming.ts';
import type { Wish } from './material.ts';
import { isUsable } from './places.ts';

/** The second work of a pair: its title, and something to look at there that was not spoken of yet. */
export function slotsOfOther(other: Subject | null, { seed, said }: Pick<Wish, 'seed' | 'said'>): Slots {
  if (!other) return {};
  const { knowledge } = other;
  const places = knowledge ? [...knowledge.lookingPoints, ...knowledge.touchstones.open] : [];
  const fresh = shuffled(places.filter(isUsable), `${seed}/other`).find(
    ({ name }) => !said.includes(plain(name)),
  );
  return { otherTitle: titleOf(other), otherPlace: fresh?.name };
}

/** As many as a story turns on. */
const LEADING = 6;

/** Without notes, whom the ties name most often and without giving plot away. */
export function peopleOf(kinship: Kinship | null, message: string, { seed, cast }: Wish): Slots {
  const ties = kinship?.ties.filter(({ spoiler }) => !spoiler) ?? [];
  const named = (name: string) => ties.filter(({ who, to }) => who === name || to === name).length;
  const leading = Object.keys(kinship?.people ?? {})
    .filter((name) => named(name) > 0)
    .sort((a, b) => named(b) - named(a))
    .slice(0, LEADING);
  const chosen = leading.filter((name) => cast?.includes(name));
  const [first, second] = shuffled(chosen.length > 0 ? chosen : leading, `${seed}/people`).sort(
    (a, b) => Number(message.includes(a)) - Number(message.includes(b)),
  );
  return { person: first, person2: second };
}
