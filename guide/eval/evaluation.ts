/**
 * `npm run guide:eval`: the report card, in this order: talks read by people, questions answered, acts, cries for
 * help, levels on unseen replies, and what code can count. Written to docs/guide-report.md. A model's agreement is
 * left in the data folder, where the server looks for it.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AGREEMENT_FILE, agreementsIn, LEAST_AGREEMENT } from '../engines/agreement.ts';
import type { GuideSettings } from '../engines/choice.ts';
import { repliesBy } from '../training/reply-examples.ts';
import { actFigures } from './acts.ts';
import { biasOf } from './bias.ts';
import { dangerFigures } from './danger.ts';
import { evaluatedNamed } from './evaluated.ts';
import { type Levels, levelsOf, unseenReplies } from './levels.ts';
import { questionFigures } from './questions.ts';
import { readings } from './readings.ts';
import { reportOf } from './report.ts';

type Wish = {
  /** `builtin`, `model` for what the settings choose, or what else AI_PROVIDER may be. */
  engine: string;
  settings: GuideSettings;
  dataDir: string;
};

export async function evaluate({ engine, settings, dataDir }: Wish): Promise<void> {
  const judge = await evaluatedNamed(engine, settings);
  const unseen = await levelsOf(judge, unseenReplies());
  if (judge.name !== 'builtin') {
    console.log(
      `${judge.name}: kappa ${unseen.kappa.toFixed(2)}, exact ${unseen.exact.toFixed(2)}, within one ${unseen.within.toFixed(2)}`,
    );
    if (judge.saw()) keepAgreement(judge.name, unseen, dataDir);
    else console.log(`${judge.name} leaves the seeing to the built-in judge: these are its levels.`);
    return;
  }
  const probes = repliesBy('dev');
  const report = reportOf({
    readings: readings(),
    questions: await questionFigures(),
    acts: actFigures(),
    danger: await dangerFigures(),
    levels: unseen,
    bias: { replies: probes.length, moved: await biasOf(probes, (reply) => judge.levelOf(reply)) },
  });
  writeFileSync(new URL('../../docs/guide-report.md', import.meta.url), report);
  console.log(report);
}

/** For the server, which asks from its next start on. */
function keepAgreement(name: string, { kappa, replies }: Levels, folder: string) {
  const file = join(folder, AGREEMENT_FILE);
  const figure = Number(kappa.toFixed(3));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const before = agreementsIn(existing(file));
  writeFileSync(file, `${JSON.stringify({ ...before, [name]: { kappa: figure, replies } })}\n`);
  const whose = figure < LEAST_AGREEMENT ? 'the built-in judge' : 'the model';
  console.log(`From its next start on the server takes levels from ${whose} (${file}).`);
}

function existing(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
