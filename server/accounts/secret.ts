/** The secret sessions are signed with: given, or made once and kept beside the data. */
import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '../config.ts';

export const SECRET_FILE = 'session-secret';

export const sessionSecret = (given: string | undefined, dataDir: string): string => {
  if (given) return given;
  const file = join(dataDir, SECRET_FILE);
  const secret = kept(file) ?? make(file);
  if (secret.length < 32)
    throw new StartProblem(
      `${file} is damaged. Put its backup back, or remove it (which signs everyone out).`,
    );
  return secret;
};

const codeOf = (thrown: unknown) => Reflect.get(thrown as object, 'code');

const kept = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (thrown) {
    if (codeOf(thrown) === 'ENOENT') return null;
    throw unusable(file, thrown);
  }
};

/** Written whole under another name first: a start cut off half way, or another at the same time, leaves no half. */
const make = (file: string): string => {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, {
      mode: 0o600,
      flag: 'wx',
      flush: true,
    });
    try {
      linkSync(draft, file);
    } catch (thrown) {
      // Another server was first: its secret is the one. Some file systems know no links; a rename is whole too.
      if (codeOf(thrown) !== 'EEXIST') renameSync(draft, file);
    } finally {
      rmSync(draft, { force: true });
    }
  } catch (thrown) {
    throw unusable(file, thrown);
  }
  return kept(file) ?? '';
};

const unusable = (file: string, thrown: unknown) =>
  new StartProblem(
    `${file} cannot be used: ${thrown instanceof Error ? thrown.message : thrown}. DATA_DIR has to be a folder that can be written.`,
  );
