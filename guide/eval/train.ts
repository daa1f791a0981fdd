/** Fits the weights to the labelled and the practice replies and writes them as constants. No chance is involved. */
import { writeFileSync } from 'node:fs';
import { chooseRidge, casesOf, readAll } from './cross-validation.ts';
import { fit } from './fitting.ts';
import { labelled } from './labelled.ts';
import { SIGNS } from './signs.ts';

const replies = labelled('replies');
const practice = labelled('practice');
const ridge = chooseRidge([...replies, ...practice], []);
const { bias, weights, cuts } = fit(casesOf(readAll([...replies, ...practice])), SIGNS, ridge);
const rounded = Object.entries(weights)
  .filter(([, weight]) => Math.abs(weight) >= 0.005)
  .map(([name, weight]) => `    ${name}: ${weight.toFixed(3)},`);
writeFileSync(
  new URL('../reading/weights.ts', import.meta.url),
  `import type { Weights } from './strength.ts';

/** Written by guide/eval/train.ts from the labelled replies; a signal that is not named weighs nothing. */
export const WEIGHTS: Weights = {
  bias: ${bias.toFixed(3)},
  cuts: [${cuts.map((cut) => cut.toFixed(3)).join(', ')}],
  weights: {
${rounded.join('\n')}
  },
};
`,
);
console.log(`ridge ${ridge}; ${rounded.length} weights written`);
