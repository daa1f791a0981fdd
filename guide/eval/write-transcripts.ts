/** Writes every scripted dialogue to the folder given, and prints what the checks found. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findingsIn } from './checks.ts';
import { hold, transcriptOf } from './dialogues.ts';
import { SCRIPTS } from './scripted-readers.ts';

const [folder, seed = 'a'] = process.argv.slice(2);
if (!folder) throw new Error('Give a folder to write the transcripts to.');
mkdirSync(folder, { recursive: true });
for (const [at, script] of SCRIPTS.entries()) {
  const dialogue = hold(script, `${seed}${at}`);
  writeFileSync(
    join(folder, `${String(at + 1).padStart(2, '0')}-${script.temper}-${script.kind}.md`),
    `${transcriptOf(dialogue)}\n`,
  );
  for (const { turn, rule, text } of findingsIn(dialogue))
    console.log(`${at + 1} ${script.temper} turn ${turn}: ${rule}\n    ${text}`);
}
