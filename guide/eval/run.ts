/** Prints how the judge agrees with people's labels and writes it to docs/guide-report.md. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { heightOf, type Pair, rankCorrelation } from './agreement.ts';
import { biasOf } from './bias.ts';
import { chooseRidge, isHeldBack, outOfFold, readAll } from './cross-validation.ts';
import { type Evaluated, evaluatedNamed } from './evaluated.ts';
import { type Labelled, labelled } from './labelled.ts';
import { reportOf, type Section } from './report.ts';

const { values } = parseArgs({ options: { engine: { type: 'string', default: 'builtin' } } });
const judge = await evaluatedNamed(values.engine);
const replies = labelled('replies');
const probes = labelled('probes');

async function pairsBy(judge: Evaluated, items: readonly Labelled[]): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const item of items) pairs.push({ truth: heightOf(item.quality), given: await judge.levelOf(item) });
  return pairs;
}

const shipped = await pairsBy(judge, replies);
const sections: Section[] = [];
if (judge.name === 'builtin') {
  const reads = readAll(replies);
  const practice = readAll(labelled('practice'));
  sections.push(
    {
      heading: 'Labelled replies, nested cross-validation',
      note: 'Eight folds by work. The weights of a fold never saw its works; their one setting is chosen inside the other folds. This is the figure to trust, though the word lists were written with these replies in sight.',
      pairs: outOfFold(reads, [], 8, (training) => chooseRidge(training, [])),
    },
    {
      heading: 'Labelled replies, practice replies added to the training',
      note: 'As above, with the practice replies (other works) beside the training folds, as for the weights that ship.',
      pairs: outOfFold(reads, practice, 8, (training) => chooseRidge(training, practice)),
    },
  );
}
sections.push(
  {
    heading: 'Labelled replies, as shipped',
    note: 'The weights that ship have seen these replies; for the built-in engine this is a check, not a measurement.',
    pairs: shipped,
  },
  {
    heading: 'Probes',
    note: 'Replies to other works, labelled before the judge saw any of them and never trained on. The first pass over the first 102 gave exact .65, within one .99, kappa .84; but those are the longer the better they are, so 24 more were written with short strong and long weak ones, on which the first pass gave .38, .96 and .54. Length was then taken out of the fitting. Since then the worst misses were looked at while gates were mended, so the figures here are friendlier than a first pass.',
    pairs: await pairsBy(judge, probes),
  },
);

const stopped = readAll(replies).filter(({ reading }) => !reading.judged || isHeldBack(reading));
const words = (item: Labelled): number => item.reply.split(/\s+/).length;
const report = reportOf({
  engine: judge.name,
  sections,
  gates: {
    fired: stopped.length,
    right: stopped.filter(({ item }) => item.quality === 'needs_improvement').length,
    needed: replies.filter(({ quality }) => quality === 'needs_improvement').length,
  },
  lengths: {
    labels: rankCorrelation(
      replies.map(words),
      shipped.map(({ truth }) => truth),
    ),
    levels: rankCorrelation(
      replies.map(words),
      shipped.map(({ given }) => given),
    ),
  },
  bias: { replies: replies.length, moved: await biasOf(replies, (item) => judge.levelOf(item)) },
});
writeFileSync(new URL('../../docs/guide-report.md', import.meta.url), report);
console.log(report);
