/** What `backup` and `restore` are told: a file, and where the passphrase of a locked copy stands. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { StartProblem } from '../config.ts';

/** One that can be guessed is none. */
const SHORTEST = 12;

export const copyArguments = (args: string[]): { file: string | undefined; passphrase: string | null } => {
  const { values, positionals } = parsed(args);
  const given = values['passphrase-file'];
  if (given === undefined) return { file: positionals[0], passphrase: null };
  // The line as it stands: a space may belong to it.
  const passphrase = readFileSync(given, 'utf8').split(/\r?\n/)[0] ?? '';
  if (passphrase.length < SHORTEST)
    throw new StartProblem(
      `The first line of ${given} is the passphrase, and needs ${SHORTEST} characters or more.`,
    );
  return { file: positionals[0], passphrase };
};

const parsed = (args: string[]) => {
  try {
    return parseArgs({ args, allowPositionals: true, options: { 'passphrase-file': { type: 'string' } } });
  } catch (thrown) {
    throw new StartProblem(thrown instanceof Error ? thrown.message : String(thrown));
  }
};
