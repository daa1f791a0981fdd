/**
 * What the model guide adds to a provider's stream. The same replies of a mock provider (in a process of its
 * own) are read directly and through the guide, turn about, and the two are compared.
 *
 *   node bench/model-stream.ts [openai|anthropic|google] [rounds]
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { breaker } from '#guide/engines/breaker.ts';
import { modelEngine } from '#guide/engines/model.ts';
import { withTakeover } from '#guide/engines/takeover.ts';
import type { Engine } from '#guide/types.ts';
import { providerPost } from '#server/guide/provider-post.ts';
import { DIALECTS, type Dialect } from '#tests/providers/dialects.ts';
import type { Script } from '#tests/providers/script.ts';
import { sampleRequest } from '#tests/sample-talk.ts';
import { mockProvider } from './mock-provider.ts';

const dialect: Dialect = DIALECTS.find((name) => name === process.argv[2]) ?? 'openai';
const rounds = Number(process.argv[3] ?? 3);
const STREAMS = 200;
const TOKENS = 150;
const REPLY: Script = { stamps: TOKENS, everyMs: 20 };
const now = () => performance.timeOrigin + performance.now();

const mock = await mockProvider();
const { origin, tell: told } = mock;

const clock = {
  now: () => performance.now(),
  after(ms: number, run: () => void) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
const model = modelEngine({
  provider: dialect === 'openai' ? 'openai-compatible' : dialect,
  model: 'mock-chat',
  apiKey: 'key',
  baseUrl: `${origin}/${dialect === 'google' ? 'v1beta' : 'v1'}`,
  fetch,
  post: providerPost(),
  clock,
  nonce: () => 'benchmark',
});
const failing: Engine = {
  ...model,
  name: 'builtin',
  // biome-ignore lint/correctness/useYield: it is a fault if the built-in guide is needed here
  async *reply() {
    throw new Error('the model failed');
  },
};
const guide = withTakeover({ model, builtIn: failing, breaker: breaker({ clock }) });

const request = sampleRequest();

type Run = { first: number[]; delays: number[]; tokens: number; wrong: number; cpu: number };

async function throughGuide(run: Run, signal = new AbortController().signal) {
  const started = now();
  let text = '';
  const stream = guide.reply(request, signal);
  for (;;) {
    const step = await stream.next();
    if (step.done) break;
    if (text === '') run.first.push(now() - started);
    text += step.value.text;
    noteDelays(step.value.text, run);
  }
  check(text, run);
}

const addresses = {
  openai: `${origin}/v1/chat/completions`,
  anthropic: `${origin}/v1/messages`,
  google: `${origin}/v1beta/models/mock:streamGenerateContent?alt=sse`,
};
const STAMP = /"(?:content|text)":"(\d+@\d+\.\d\d )"/g;

/** As little as one can do and still know what came: no events, no JSON. */
async function direct(run: Run, signal?: AbortSignal) {
  const started = now();
  const answer = await fetch(addresses[dialect], { method: 'POST', body: '{"stream":true}', signal });
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of answer.body ?? []) {
    for (const [, stamp] of decoder.decode(bytes, { stream: true }).matchAll(STAMP)) {
      if (text === '') run.first.push(now() - started);
      text += stamp;
      noteDelays(stamp ?? '', run);
    }
  }
  check(text, run);
}

const stampsIn = (text: string) =>
  text
    .trim()
    .split(' ')
    .map((stamp) => stamp.split('@').map(Number));

function noteDelays(text: string, run: Run) {
  const at = now();
  for (const [, written = 0] of stampsIn(text)) run.delays.push(at - written);
}

function check(text: string, run: Run) {
  const stamps = stampsIn(text);
  run.tokens += stamps.length;
  if (stamps.length !== TOKENS || stamps.some(([count], at) => count !== at)) run.wrong++;
}

async function measure(streams: number, read: (run: Run) => Promise<void>): Promise<Run> {
  const run: Run = { first: [], delays: [], tokens: 0, wrong: 0, cpu: 0 };
  const before = process.cpuUsage();
  await Promise.all(Array.from({ length: streams }, () => read(run)));
  const { user, system } = process.cpuUsage(before);
  run.cpu = (user + system) / run.tokens;
  return run;
}

const at = (values: readonly number[], share: number) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};
const ms = (value: number) => `${value.toFixed(1)} ms`;

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as () => void;

/** Bytes per open stream, all of them in the middle of a reply. */
async function memoryOf(read: (run: Run, signal: AbortSignal) => Promise<void>): Promise<number> {
  await told({ stamps: TOKENS, silentAfter: 10 });
  const settle = async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    gc();
    gc();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = await settle();
  const stop = new AbortController();
  const reading = Array.from({ length: STREAMS }, () =>
    read({ first: [], delays: [], tokens: 0, wrong: 0, cpu: 0 }, stop.signal).catch(() => {}),
  );
  await new Promise((resolve) => setTimeout(resolve, 700));
  const during = await settle();
  stop.abort();
  await Promise.all(reading);
  return (during - before) / STREAMS;
}

try {
  await told({ stamps: 20 });
  // Both paths compiled and warm before anything counts.
  for (let warm = 0; warm < 10; warm++) await Promise.all([measure(20, direct), measure(20, throughGuide)]);
  await told(REPLY);
  console.log(
    `${dialect}, ${TOKENS} tokens a reply, one every ${REPLY.everyMs} ms; ${rounds} rounds, medians of the rounds`,
  );
  for (const streams of [1, STREAMS]) {
    const figures: Record<string, number>[] = [];
    let wrong = 0;
    for (let round = 0; round < rounds; round++) {
      const bare = await measure(streams, direct);
      const ours = await measure(streams, throughGuide);
      wrong += ours.wrong + bare.wrong;
      figures.push({
        'first token, direct p50': at(bare.first, 0.5),
        'first token, guide p50': at(ours.first, 0.5),
        'first token, direct p99': at(bare.first, 0.99),
        'first token, guide p99': at(ours.first, 0.99),
        'first token, added p99': at(ours.first, 0.99) - at(bare.first, 0.99),
        'each token, added p50': at(ours.delays, 0.5) - at(bare.delays, 0.5),
        'each token, added p99': at(ours.delays, 0.99) - at(bare.delays, 0.99),
        'processor a token, direct (µs)': bare.cpu,
        'processor a token, guide (µs)': ours.cpu,
        'processor, ratio': ours.cpu / bare.cpu,
      });
    }
    console.log(
      `\n${streams} stream${streams > 1 ? 's' : ''} (${wrong} replies with a token lost, doubled or out of order)`,
    );
    for (const name of Object.keys(figures[0] ?? {})) {
      const value = at(
        figures.map((figure) => figure[name] ?? 0),
        0.5,
      );
      console.log(`  ${name.padEnd(34)} ${/processor/.test(name) ? value.toFixed(1) : ms(value)}`);
    }
  }
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
  console.log(
    `\nmemory of an open stream: direct ${kilobytes(await memoryOf(direct))}, guide ${kilobytes(await memoryOf((run, signal) => throughGuide(run, signal)))}`,
  );
} finally {
  mock.stop();
}
