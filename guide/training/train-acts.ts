import type { Vectors } from '../language/vectors.ts';
import type { Weights } from '../learned/linear-model.ts';
import { ACTS } from '../understanding/acts.ts';
import { ABOUTS } from '../understanding/understanding.ts';
import { authors, examplesOf, messagesBy } from './act-examples.ts';
import { fit } from './fit.ts';
import { isHeldOut } from './held-out.ts';

export const ACT_CLASSES = [...ACTS.map((act) => `act ${act}`), ...ABOUTS.map((about) => `about ${about}`)];

export const ACT_FIT = { epochs: 15, rate: 0.2, hold: 2e-4, least: 2, most: 40_000, kind: 'each' } as const;

export const actModel = (vectors: Vectors): Weights =>
  fit(
    ACT_CLASSES,
    authors()
      .filter((author) => !isHeldOut(author))
      .flatMap(messagesBy)
      .flatMap((message) => examplesOf(message, vectors)),
    ACT_FIT,
  );
