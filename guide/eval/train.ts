/** Fits the weights to the labelled and the practice replies and writes them as constants. No chance is involved. */
import { writeFileSync } from 'node:fs';
import type { Scale } from '../reading/strength.ts';
import { casesOf, chooseRidge, readAll } from './cross-validation.ts';
import { fit } from './fitting.ts';
import { labelled } from './labelled.ts';

const replies = labelled('replies');
const practice = labelled('practice');
const ridge = chooseRidge([...replies, ...practice], []);
const { presence, depth } = fit(casesOf(readAll([...replies, ...practice])), ridge);

const written = ({ bias, weights }: Scale): string =>
  [
    `bias: ${bias.toFixed(3)},`,
    'weights: {',
    ...Object.entries(weights)
      .filter(([, weight]) => Math.abs(weight) >= 0.005)
      .map(([name, weight]) => `  ${name}: ${weight.toFixed(2)},`),
    '},',
  ]
    .map((line) => `    ${line}`)
    .join('\n');

writeFileSync(
  new URL('../reading/weights.ts', import.meta.url),
  `import type { Weights } from './strength.ts';

/** Written by guide/eval/train.ts from the labelled replies; a signal that is not named weighs nothing. */
export const WEIGHTS: Weights = {
  presence: {
    cut: ${presence.cut.toFixed(3)},
${written(presence)}
  },
  depth: {
    cuts: [${depth.cuts.map((cut) => cut.toFixed(3)).join(', ')}],
${written(depth)}
  },
};
`,
);
console.log(`ridge ${ridge}; ${replies.length} labelled and ${practice.length} practice replies`);
