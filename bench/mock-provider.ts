/** The provider that does as it is told, in a process of its own, so that it costs the one who measures nothing. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Script } from '#tests/providers/script.ts';

export const mockProvider = async () => {
  const mock = spawn(process.execPath, [new URL('../tests/providers/mock.ts', import.meta.url).pathname], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = String((await once(mock.stdout, 'data'))[0]).trim();
  return {
    origin,
    tell: (script: Script) => fetch(`${origin}/script`, { method: 'POST', body: JSON.stringify(script) }),
    stop: () => mock.kill(),
  };
};
