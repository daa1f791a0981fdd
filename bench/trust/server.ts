/** The server as people run it, for programs that mean to kill it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { processorSeconds } from '../processes.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export type Server = {
  url: string;
  pid: number;
  /** From the first moment of the process until it says that it can serve. */
  startMs: number;
  /** What of it the processor was busy; it does not mind busy neighbours as much. */
  startCpuMs: number;
  /** With SIGKILL it is simply gone. */
  end: (signal: NodeJS.Signals) => Promise<void>;
};

const { PATH = '', HOME = '' } = process.env;
const PLAIN = {
  PATH,
  HOME,
  PORT: '0',
  LOG_LEVEL: 'fatal',
  AI_PROVIDER: 'builtin',
  BOOK_SEARCH: 'off',
  RATE_LIMIT_FACTOR: '0',
  NODE_ENV: 'production',
  // As `npm start` and the service have it.
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/colloquy'),
};

/** `root`: where the program lies; another version lies elsewhere. */
export const startServer = async (
  env: Record<string, string>,
  flags: string[] = [],
  root = ROOT,
): Promise<Server> => {
  const begun = performance.now();
  const child: ChildProcess = spawn(process.execPath, [...flags, join(root, 'server/main.ts')], {
    env: { ...PLAIN, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (data: Buffer) => {
      const said = /ready at (http:\S+)/.exec(data.toString())?.[1];
      if (said) resolve(said.replace('localhost', '127.0.0.1'));
    });
    void gone.then(() => reject(new Error('The server ended before it was ready.')));
  });
  await isReady(url);
  return {
    url,
    pid: child.pid ?? 0,
    startMs: performance.now() - begun,
    startCpuMs: processorSeconds(child.pid ?? 0) * 1000,
    end: (signal) => {
      child.kill(signal);
      return gone;
    },
  };
};

export const isReady = async (url: string): Promise<void> => {
  for (let tries = 0; tries < 2_000; tries++) {
    const status = await fetch(`${url}/api/ready`).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`${url} does not become ready.`);
};
