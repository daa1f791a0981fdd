/**
 * From which share on each act may be taken for granted: acts are learned without one group of authors after the
 * other and tried on theirs, so that what is counted was never trained on.
 */
import type { Vectors } from '../language/vectors.ts';
import { packed, unpacked } from '../learned/linear-model.ts';
import { type Certainty, likeliest } from '../understanding/act-of.ts';
import { ACTS, type Act, THOUGHTS } from '../understanding/acts.ts';
import { authors, examplesOf, messagesBy } from './act-examples.ts';
import { fit } from './fit.ts';
import { isHeldOut } from './held-out.ts';
import { ACT_CLASSES, ACT_FIT } from './train-acts.ts';

const GROUPS = 4;
/** Of those taken for an act from its share on, so many are it; what is taken for a thought needs no such proof. */
const RIGHT = 0.85;
/** Whoever is taken for complaining, refusing or grieving, and is not, is not listened to: these are right more often. */
const MORE_OFTEN_RIGHT = 0.92;
const HURTFUL: ReadonlySet<Act> = new Set<Act>(['refuse', 'objection', 'correction', 'hurt', 'hostile']);
/** A share that fewer have says nothing. */
const FEWEST = 8;
/** In a talk there are more thoughts beside each other act than in what its authors were asked to write. */
const LEAST = 0.4;

type Tried = { act: Act; share: number; right: boolean };

export function certaintyOf(vectors: Vectors): Certainty {
  const writers = authors().filter((author) => !isHeldOut(author));
  const tried = Array.from({ length: GROUPS }, (_, group) => {
    const isTried = (author: string) => writers.indexOf(author) % GROUPS === group;
    return triedOn(
      writers.filter(isTried),
      writers.filter((author) => !isTried(author)),
      vectors,
    );
  }).flat();
  return Object.fromEntries(
    ACTS.map((act) => [act, THOUGHTS.some((thought) => thought === act) ? 0 : shareFrom(tried, act)]),
  ) as Certainty;
}

function triedOn(these: readonly string[], others: readonly string[], vectors: Vectors): Tried[] {
  const examples = (names: readonly string[]) =>
    names.flatMap(messagesBy).flatMap((message) => examplesOf(message, vectors));
  const model = unpacked(packed(fit(ACT_CLASSES, examples(others), ACT_FIT)));
  return examples(these).map(({ features, labels }) => {
    const { act, share } = likeliest(model.scores(features), model);
    return { act, share, right: [...labels.keys()].some((label) => isAlike(label, act)) };
  });
}

/** Questions to which the work has the answer are one kind here: each is looked up. */
const LOOKED_UP: readonly string[] = ['act ask_fact', 'act ask_meaning', 'act ask_next'];

const isAlike = (label: string, act: Act): boolean =>
  label === `act ${act}` || (LOOKED_UP.includes(label) && LOOKED_UP.includes(`act ${act}`));

/** The least share from which on enough of them were right; 1 where none is. */
function shareFrom(tried: readonly Tried[], act: Act): number {
  const own = tried.filter((one) => one.act === act).sort((a, b) => b.share - a.share);
  const wanted = HURTFUL.has(act) ? MORE_OFTEN_RIGHT : RIGHT;
  let right = 0;
  let from = 1;
  own.forEach((one, at) => {
    if (one.right) right++;
    if (at + 1 >= FEWEST && right / (at + 1) >= wanted) from = one.share;
  });
  return Math.max(LEAST, Math.round(from * 100) / 100);
}
