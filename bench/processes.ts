/** Starts a program of ours for a benchmark and waits until it says where it listens. */
import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type Running = { url: string; pid: number; stop: () => Promise<void> };

/** Its log goes to a file, as on a real machine: read here, it would cost the one who measures. */
export const start = async (args: string[], env: Record<string, string> = {}): Promise<Running> => {
  const file = join(mkdtempSync(join(tmpdir(), 'colloquy-bench-log-')), 'log');
  const log = openSync(file, 'a');
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', log, 'inherit'],
  });
  closeSync(log);
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const clear = () => rmSync(dirname(file), { recursive: true, force: true });
  for (;;) {
    const url = /ready at (http:\S+)/.exec(readFileSync(file, 'utf8'))?.[1];
    if (url) {
      const stop = async () => {
        child.kill('SIGTERM');
        await gone;
        clear();
      };
      return { url: url.replace('localhost', '127.0.0.1'), pid: child.pid ?? 0, stop };
    }
    if (child.exitCode !== null) {
      clear();
      throw new Error(`${args.join(' ')} ended with ${child.exitCode}`);
    }
    await sleep(50);
  }
};

/** Processor time a process has used; unlike requests per second it does not mind busy neighbours. */
export const processorSeconds = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
};
