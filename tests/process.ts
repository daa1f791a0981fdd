/** The server as people run it: a process of its own, on a port of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const MAIN = fileURLToPath(new URL('../server/main.ts', import.meta.url));
/** One that hangs is ended; three that start together on a machine that is at its limit take their time. */
const PATIENCE_MS = 60_000;

export type Started = {
  child: ChildProcess;
  /** Where it listens, once it says so; null when it ended instead. */
  ready: Promise<string | null>;
  exited: Promise<number | null>;
  out: () => string;
  err: () => string;
};

type As = { uid: number; gid: number };

/** Starts a server; it is gone at the latest when `finally` runs what it was given. */
export const spawnServer = (
  env: Record<string, string>,
  cleanUp: (stop: () => Promise<void>) => void = onTestFinished,
  as: As | Record<string, never> = {},
): Started => {
  const { PATH = '', HOME = '', TMPDIR } = process.env;
  const plain = {
    PATH,
    HOME,
    ...(TMPDIR ? { TMPDIR } : {}),
    PORT: '0',
    LOG_LEVEL: 'error',
    AI_PROVIDER: 'builtin',
  };
  const child = spawn(process.execPath, [MAIN], { env: { ...plain, ...env }, ...as });
  let [out, err] = ['', ''];
  child.stderr.on('data', (data) => {
    err += data;
  });
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = new Promise<string | null>((resolve) => {
    child.stdout.on('data', (data) => {
      out += data;
      const [, address] = /ready at (http:\S+)/.exec(out) ?? [];
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    });
    void exited.then(() => resolve(null));
  });
  const limit = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  cleanUp(async () => {
    clearTimeout(limit);
    child.kill('SIGKILL');
    await exited;
  });
  return { child, ready, exited, out: () => out, err: () => err };
};
