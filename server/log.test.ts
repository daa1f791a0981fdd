import { spawn } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const LOG = fileURLToPath(new URL('log.ts', import.meta.url));
const PROGRAM = `
  const { makeLog } = await import(${JSON.stringify(LOG)});
  const log = makeLog('info');
  setInterval(() => log.info('a line'), 20);
  setTimeout(() => { console.error('still here'); process.exit(0); }, 1_500);
`;

describe('a log that cannot be written', () => {
  it.skipIf(!existsSync('/dev/full'))(
    'neither ends the server nor keeps it from ending',
    async () => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
        stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
      });
      let said = '';
      child.stderr?.on('data', (data: Buffer) => {
        said += data.toString();
      });
      const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
      const code = await new Promise((resolve) => child.once('close', resolve));
      clearTimeout(late);
      expect({ code, said: said.trim() }).toEqual({ code: 0, said: 'still here' });
    },
    15_000,
  );
});
