/**
 * `npm run bench -- login-cost [attempts]`: what a failed login costs with an address that has an account, one
 * that has none, and one that is suspended, tried in turns; in processor time and as whoever waits sees it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { makeApp } from '#server/http/app.ts';
import { loadFiles } from '#server/http/files.ts';
import { makeWorld } from '#server/world.ts';

const attempts = Number(process.argv[2] ?? 1000);
const dataDir = mkdtempSync(join(tmpdir(), 'colloquy-login-'));
const world = await makeWorld(
  readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal', AI_PROVIDER: 'builtin', RATE_LIMIT_FACTOR: '0' }),
);
const app = makeApp(world, loadFiles('/nowhere'));

const post = async (path: string, body: object) => {
  const headers = { host: 'localhost', 'content-type': 'application/json' };
  const request = new Request(`http://localhost${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const response = await app.fetch(request, {
    incoming: { socket: { remoteAddress: '127.0.0.1' }, headers },
  });
  await response.text();
  return response.status;
};

const KINDS = ['known', 'unknown', 'suspended'] as const;
const password = 'correct horse';
for (const name of ['known', 'suspended'])
  await post('/api/auth/signup', { email: `${name}@example.org`, password, firstName: name });
await world.store.write
  .updateTable('users')
  .set({ suspendedAt: world.now() })
  .where('email', '=', 'suspended@example.org')
  .execute();

const costs: Record<string, { cpu: number[]; wall: number[] }> = Object.fromEntries(
  KINDS.map((kind) => [kind, { cpu: [], wall: [] }]),
);
const WARM_UP = 30;
for (let n = -WARM_UP; n < attempts; n++)
  for (const at of [0, 1, 2]) {
    // Each kind comes first, second and last equally often.
    const kind = KINDS[(n + WARM_UP + at) % 3] as string;
    const before = process.cpuUsage();
    const begun = performance.now();
    const status = await post('/api/auth/login', { email: `${kind}@example.org`, password: `wrong ${n}` });
    const wall = performance.now() - begun;
    const { user, system } = process.cpuUsage(before);
    if (status !== 401) throw new Error(`${kind}: ${status}`);
    if (n < 0) continue;
    costs[kind]?.cpu.push((user + system) / 1000);
    costs[kind]?.wall.push(wall);
  }

const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
const mean = (all: number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
/** How often one of these takes longer than one of those: 0.5 when nobody can tell them apart. */
const apart = (these: number[], those: number[]): number => {
  let longer = 0;
  for (const one of these) for (const other of those) longer += one > other ? 1 : one === other ? 0.5 : 0;
  return longer / (these.length * those.length);
};

console.log(`${attempts} failed logins of each kind, in turns`);
const known = costs.known as { cpu: number[]; wall: number[] };
for (const [kind, { cpu, wall }] of Object.entries(costs))
  console.log(
    `${kind.padEnd(10)} processor ${mean(cpu).toFixed(2)} ms (median ${median(cpu).toFixed(2)}, ${(mean(cpu) / mean(known.cpu)).toFixed(3)} of known), waited median ${median(wall).toFixed(2)} ms (${(median(wall) / median(known.wall)).toFixed(3)} of known), told apart from known ${apart(wall, known.wall).toFixed(3)}`,
  );
await world.close();
rmSync(dataDir, { recursive: true, force: true });
