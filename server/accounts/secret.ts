/** The secret sessions are signed with: given, or made once and kept beside the data. */
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '../config.ts';

export const SECRET_FILE = 'session-secret';

export const sessionSecret = (given: string | undefined, dataDir: string): string => {
  if (given) return given;
  const file = join(dataDir, SECRET_FILE);
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (thrown) {
    if (Reflect.get(thrown as object, 'code') !== 'EEXIST') throw thrown;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32)
    throw new StartProblem(
      `${file} is damaged. Put its backup back, or remove it (which signs everyone out).`,
    );
  return secret;
};
