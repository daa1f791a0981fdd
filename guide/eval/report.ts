import { RATINGS } from '#contract/kinds.ts';
import type { ActFigures } from './acts.ts';
import { confusion } from './agreement.ts';
import type { Moved } from './bias.ts';
import type { DangerFigures } from './danger.ts';
import type { Levels } from './levels.ts';
import type { QuestionFigures } from './questions.ts';
import { FIRST, figuresOf, type Reading, type ReadTalk } from './readings.ts';

export type Card = {
  readings: readonly Reading[];
  questions: QuestionFigures;
  acts: ActFigures;
  danger: DangerFigures;
  levels: Levels;
  bias: { replies: number; moved: readonly Moved[] };
};

const figure = (value: number): string => value.toFixed(2);
const percent = (value: number): string => `${Math.round(value * 100)} %`;
const part = (some: number, all: number): string =>
  all === 0 ? '–' : `${some} of ${all} (${percent(some / all)})`;
const LEVELS = RATINGS.toReversed();

export const reportOf = (card: Card): string => `# Report card of the guide

Written by \`npm run guide:eval\`. What a person experiences comes first, and was judged by people who did not build
it; what code can count comes last.

## Talks, read by hand

Scale: 0 absurd, hurtful or not listening; 1 mechanical; 2 good enough; 3 what a good tutor would say.

| reading | talks | turns | 0 | 1 | 2 | 3 | mean | levels where none is due |
|---|---:|---:|---:|---:|---:|---:|---:|---:|
| ${FIRST.date}, ${FIRST.commit}: the first | ${FIRST.talks} | ${FIRST.turns} | ${FIRST.shares.map(percent).join(' | ')} | ${figure(FIRST.mean)} | ${percent(FIRST.levelsNotDue)} |
${card.readings.map(readingRows).join('\n')}

## Questions answered

Written by people who saw no script, a third of them after a thought in the same message. Answered rightly, of those a
script covers: ${part(card.questions.right, card.questions.covered)}. Handed back: ${card.questions.handedBack}. Of
${card.questions.asked - card.questions.covered} that no script covers, met with an honest “I do not know”: ${card.questions.honest}.

## Acts

What each sentence does, on ${card.acts.sentences} sentences of ${card.acts.messages} messages by authors whose data nothing was
trained on (${card.acts.authors.join(', ') || 'none yet'}): macro-F1 **${figure(card.acts.macroF1)}**, right ${percent(card.acts.accuracy)}. A level shown
where none is due: ${percent(card.acts.levelShown)}; a reflection left without: ${percent(card.acts.levelMissed)}.

${card.acts.byAct.map(({ act, f1, sentences }) => `${act} ${figure(f1)} (${sentences})`).join(', ')}

## Cries for help

By an author nothing was trained on: heard ${part(card.danger.heard, card.danger.cries)}, of which the talk stopped for
${card.danger.stopped} and a word to the person came first for the others; dark sentences about works and ordinary messages
taken for one: ${part(card.danger.mistaken, card.danger.others)}, stopped for ${card.danger.mistakenStopped}.

## Levels on unseen replies

${levels(card.levels)}

The judge before this one, which was fitted to word lists written with the first 160 replies in sight, was run once on
240 replies it had never seen, as it stood: kappa .65, exact .55, within one .91.

## The same thought, told otherwise

Each of ${card.bias.replies} replies is told again; the level must stay.

| told | same | up | down | by two or more |
|---|---:|---:|---:|---:|
${card.bias.moved.map(({ name, same, up, down, byTwo }) => `| ${name} | ${same} | ${up} | ${down} | ${byTwo} |`).join('\n')}
`;

function readingRows({ date, commit, note, talks }: Reading): string {
  const row = (name: string, of: readonly ReadTalk[]): string => {
    const { turns, shares, mean, levelsNotDue } = figuresOf(of);
    return `| ${name} | ${of.length} | ${turns} | ${shares.map(percent).join(' | ')} | **${figure(mean)}** | ${levelsNotDue === null ? '–' : percent(levelsNotDue)} |`;
  };
  const by = (held: ReadTalk['held'], name: string) => {
    const own = talks.filter((talk) => talk.held === held);
    return own.length > 0 ? [row(`… ${name}`, own)] : [];
  };
  return [
    row(`${date}, ${commit}: ${note}`, talks),
    ...by('script', 'works with a script'),
    ...by('notes', 'works with notes only'),
    ...by('none', 'works nobody here holds'),
  ].join('\n');
}

function levels({ replies, without, exact, within, kappa, twoOff, byKind, pairs }: Levels): string {
  if (replies === 0) return 'Not measured yet.';
  const rows = confusion(pairs).map((row, level) => `| ${LEVELS[level]} | ${row.join(' | ')} |`);
  return `${replies} replies by authors whose replies nothing was trained on, labelled by two people who did not write them. Given no
level, as the judge was not sure: ${part(without, replies)}. Of the rest:

| exact | within one | quadratic weighted kappa | two or more off | ${Object.keys(byKind).join(' | ')} |
|---:|---:|---:|---:|${Object.keys(byKind)
    .map(() => '---:')
    .join('|')}|
| ${figure(exact)} | ${figure(within)} | **${figure(kappa)}** | ${percent(twoOff)} | ${Object.values(byKind)
    .map((value) => figure(value ?? 0))
    .join(' | ')} |

| label \\ given | ${LEVELS.join(' | ')} |
|---|${LEVELS.map(() => '---:').join('|')}|
${rows.join('\n')}`;
}
