/** Starts a program of ours for a benchmark and waits until it says where it listens. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export type Running = { url: string; pid: number; stop: () => Promise<void> };

export const start = (args: string[], env: Record<string, string> = {}): Promise<Running> =>
  new Promise((resolve, reject) => {
    const child: ChildProcess = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      const url = /ready at (http:\S+)/.exec(chunk.toString())?.[1];
      if (!url) return;
      const stop = () =>
        new Promise<void>((gone) => {
          child.once('exit', () => gone());
          child.kill('SIGTERM');
        });
      resolve({ url: url.replace('localhost', '127.0.0.1'), pid: child.pid ?? 0, stop });
    });
  });

/** Processor time a process has used; unlike requests per second it does not mind busy neighbours. */
export const processorSeconds = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
};
