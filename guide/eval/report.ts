import { RATINGS } from '#contract/kinds.ts';
import { confusion, exactly, type Pair, weightedKappa, withinOne } from './agreement.ts';
import type { Moved } from './bias.ts';
import type { Point } from './twelve-points.ts';

export type Section = { heading: string; note: string; pairs: readonly Pair[] };
export type Gates = { right: number; fired: number; needed: number };

export type Talks = { held: number; turns: number; findings: readonly string[]; points: readonly Point[] };

export type Card = {
  engine: string;
  sections: readonly Section[];
  gates: Gates;
  talks: Talks;
  lengths: { labels: number; levels: number };
  bias: { replies: number; moved: readonly Moved[] };
};

const figure = (value: number): string => value.toFixed(2);
const LEVELS = RATINGS.toReversed();

function table(pairs: readonly Pair[]): string {
  const head = `| label \\ given | ${LEVELS.join(' | ')} |\n|---|${LEVELS.map(() => '---:').join('|')}|`;
  const rows = confusion(pairs).map((row, level) => `| ${LEVELS[level]} | ${row.join(' | ')} |`);
  return [head, ...rows].join('\n');
}

const section = ({ heading, note, pairs }: Section): string =>
  `## ${heading}

${note}

| replies | exact | within one | quadratic weighted kappa | lowest label called excellent |
|---:|---:|---:|---:|---:|
| ${pairs.length} | ${figure(exactly(pairs))} | ${figure(withinOne(pairs))} | ${figure(weightedKappa(pairs))} | ${pairs.filter(({ truth, given }) => truth === 0 && given === 3).length} |

${table(pairs)}
`;

export const reportOf = ({
  engine,
  sections,
  gates,
  talks,
  lengths,
  bias,
}: Card): string => `# Report card of the judge

Engine: \`${engine}\`. Written by \`npm run guide:eval\`; the same replies give the same figures. Labels are one
author's; two people would agree less than perfectly, so about .8 is the most worth chasing.

${sections.map(section).join('\n')}
## Gates

What is no thought of the reader's own is stopped before anything is weighed: ${gates.right} of ${gates.fired} stops
were labelled needs_improvement, and ${gates.right} of the ${gates.needed} so labelled were stopped there; the rest is left to the weighing.

## Length

Rank correlation with the number of words: labels ${figure(lengths.labels)}, levels given ${figure(lengths.levels)}.

## The same thought, told otherwise

Each of ${bias.replies} replies is told again; the level must stay.

| told | same | up | down | by two or more |
|---|---:|---:|---:|---:|
${bias.moved.map(({ name, same, up, down, byTwo }) => `| ${name} | ${same} | ${up} | ${down} | ${byTwo} |`).join('\n')}

## Whole talks

${talks.held} talks of the built-in guide with scripted readers of every temper (${talks.turns} turns; a model is
given the same plans, but its words are not scored here). ${talks.findings.length === 0 ? 'No rule that a machine can check was broken.' : `Rules broken: ${talks.findings.length}.`}
${talks.findings.map((finding) => `\n- ${finding}`).join('')}
Of the twelve points by which a talk is scored, this much can be counted; 3 fit, 5 accuracy, 7 adaptation and 11
depth need a person who reads, and 9, the right level, is what the tables above measure.

| point | counted | share | of |
|---|---|---:|---:|
${talks.points.map(({ point, counted, share, of }) => `| ${point} | ${counted} | ${figure(share)} | ${of} |`).join('\n')}
`;
