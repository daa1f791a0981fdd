/**
 * How long a server takes to be there again after it was killed at work, and how much of that the processor is
 * busy; in turns with a bare server of the same framework. `start [rounds]`
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processorSeconds, start } from './processes.ts';
import { newLedger } from './trust/ledger.ts';
import { signUp } from './trust/person.ts';
import { startServer } from './trust/server.ts';
import { writeUntil } from './trust/writers.ts';

const ROUNDS = Number(process.argv[2] ?? 15);
const WORK_MS = 500;

const folder = mkdtempSync(join(tmpdir(), 'colloquy-start-'));
const answers = join(folder, 'answers.json');
writeFileSync(answers, '{}');
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

let server = await startServer({ DATA_DIR: folder });
const ledger = newLedger(await signUp(server.url));
const ours: { wall: number; processor: number }[] = [];
const bare: { wall: number; processor: number }[] = [];
for (let round = 0; round < ROUNDS; round++) {
  let isOver = false;
  ledger.person.at(server.url);
  const writing = writeUntil(ledger, () => isOver);
  await new Promise((resolve) => setTimeout(resolve, WORK_MS));
  await server.end('SIGKILL');
  isOver = true;
  await writing;
  server = await startServer({ DATA_DIR: folder });
  ours.push({ wall: server.startMs, processor: server.startCpuMs });
  const begun = performance.now();
  const plain = await start(['bench/bare-hono.ts', answers]);
  bare.push({ wall: performance.now() - begun, processor: processorSeconds(plain.pid) * 1000 });
  await plain.stop();
}
await server.end('SIGKILL');
rmSync(folder, { recursive: true, force: true });

for (const [name, all] of Object.entries({ ours, bare })) {
  const wall = all.map((one) => one.wall);
  const processor = all.map((one) => one.processor);
  console.log(
    `${name}: ready after ${Math.round(median(wall))} ms (most ${Math.round(Math.max(...wall))}), processor ${Math.round(median(processor))} ms (most ${Math.round(Math.max(...processor))})`,
  );
}
