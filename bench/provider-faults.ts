/**
 * Every fault of a provider with two hundred streams at once through the whole server: each stream comes to an
 * end that is told, no call to the provider stays open, and what the server holds in memory is what it held before.
 * `provider-faults [streams] [fault …]`
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMock } from '../tests/providers/mock.ts';
import { FAULTS, type FaultName, LEAKED_KEY } from '../tests/providers/script.ts';
import { listen, streamedChat } from './trust/listen.ts';
import { type Person, signUp } from './trust/person.ts';
import { startServer } from './trust/server.ts';
import { askWatched, WATCHED } from './trust/watched.ts';

const [streams = '200', ...named] = process.argv.slice(2);
const faults = named.length > 0 ? named : Object.keys(FAULTS);
const WORDS = 'I think Dorothea mistakes learning for wisdom because she longs for a great task.';
/** What is compiled on the way and remembered on purpose; 200 streams that were kept would be more. */
const MOST_GROWTH = 1.1;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const mock = await startMock();
let isAsHoped = true;

/** Connections to the provider, on which something is said or which are kept for later. */
const connections = (): number => {
  const port = Number(new URL(mock.origin).port).toString(16).toUpperCase().padStart(4, '0');
  const lines = readFileSync('/proc/net/tcp', 'utf8').split('\n');
  return lines.filter((line) => new RegExp(`^\\s*\\d+: \\S+ \\S+:${port} 01`).test(line)).length;
};

const openTalk = async (person: Person): Promise<number> => {
  const work = { kind: 'book', title: 'Middlemarch', creator: 'George Eliot', fresh: true };
  return (await person.ask('POST', '/api/discussions', work))?.body.id;
};

/** A server for each: after five failed turns one leaves its provider alone for a while. */
const tryOut = async (fault: string): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'colloquy-faults-'));
  const socket = join(folder, 'watch.sock');
  const server = await startServer(
    {
      DATA_DIR: folder,
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: mock.baseUrl('openai'),
      AI_MODEL: 'mock-chat',
      AI_API_KEY: 'none',
      WATCH_SOCKET: socket,
    },
    WATCHED,
  );
  const person = await signUp(server.url);
  const talks = await Promise.all(Array.from({ length: Number(streams) }, () => openTalk(person)));
  const all = () =>
    Promise.all(
      talks.map((id) =>
        listen(`${server.url}/api/chat`, streamedChat(person.cookie, id, randomUUID(), WORDS)),
      ),
    );
  mock.play({});
  await all();
  await pause(1_000);
  const held = () => askWatched(socket, '/collect');
  const before = { connections: connections(), memory: await held() };
  mock.play(FAULTS[fault as FaultName] ?? {});
  const begun = performance.now();
  const heard = await all();
  const took = performance.now() - begun;
  mock.play({});
  for (let n = 0; n < 100 && (mock.open > 0 || connections() > before.connections); n++) await pause(100);
  const refused = heard.filter(({ status }) => status === 503).length;
  const broken = heard.filter(({ error }) => error === 'interrupted').length;
  const leaked = heard.filter((one) => JSON.stringify(one).includes(LEAKED_KEY)).length;
  const whole = heard.filter(({ done }) => done).length;
  const unlike = heard.filter(({ done, text }) => done && done.content !== text).length;
  const others = heard.filter(
    ({ done, error, status }) => !done && error !== 'interrupted' && status !== 503,
  );
  const open = others.length;
  const seen = [...new Set(others.map(({ status, error }) => `${status} ${error}`))].join(', ');
  const after = connections();
  const memory = await held();
  const hasLetGo = memory.heap < before.memory.heap * MOST_GROWTH;
  const isRight = open + leaked + unlike + mock.open === 0 && after <= before.connections && hasLetGo;
  isAsHoped &&= isRight;
  console.log(
    `${isRight ? 'holds' : 'FAILS'} ${fault.padEnd(22)} ${whole} whole, ${broken} told as broken off, ${refused} refused in time, ${open} without an end${seen && ` (${seen})`}; ${(took / 1000).toFixed(1)} s; connections ${before.connections} → ${after}, held ${before.memory.heap.toFixed(1)} → ${memory.heap.toFixed(1)} MB, resident ${before.memory.resident.toFixed(0)} → ${memory.resident.toFixed(0)} MB`,
  );
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
};

for (const fault of faults) await tryOut(fault);
await mock.stop();
process.exitCode = isAsHoped ? 0 : 1;
