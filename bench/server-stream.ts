/**
 * What a token costs on its way through the whole server (provider, guide, turn, listener), against a bare
 * relay of the same provider's bytes. Processor time, not the clock: it minds busy neighbours less.
 *
 *   node bench/server-stream.ts [streams] [rounds]
 */
import { openHouseWithModel } from './house.ts';
import { mockProvider } from './mock-provider.ts';
import { processorSeconds, start } from './processes.ts';

const STREAMS = Number(process.argv[2] ?? 200);
const ROUNDS = Number(process.argv[3] ?? 3);
const EVERY_MS = 20;
/** Two lengths: what the longer one costs more is what tokens cost; the rest belongs to the turn. */
const SHORT = 50;
const LONG = 350;

const mock = await mockProvider();
const { tell } = mock;

const ours = await openHouseWithModel(mock.origin);
const bare = await start(['bench/bare-relay.ts', `${mock.origin}/v1`]);

let cookie = '';
const post = async (path: string, body: unknown, accept = 'application/json') => {
  const headers = { 'content-type': 'application/json', cookie, accept };
  const answer = await fetch(ours.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
};
const signedUp = await post('/api/auth/signup', {
  email: 'bench@example.org',
  password: 'correct horse',
  firstName: 'Bench',
});
cookie = signedUp.headers.getSetCookie()[0]?.split(';')[0] ?? '';

const open = async (nth: number): Promise<number> => {
  const body = { kind: 'book', title: `Middlemarch ${nth}`, creator: 'George Eliot', fresh: true };
  return ((await (await post('/api/discussions', body)).json()) as { id: number }).id;
};
const discussions: number[] = [];
for (let nth = 0; nth < STREAMS; nth++) discussions.push(await open(nth));

const drain = async (answer: Response): Promise<string> => {
  const decoder = new TextDecoder();
  let end = '';
  for await (const bytes of answer.body ?? []) end = (end + decoder.decode(bytes)).slice(-20_000);
  return end;
};

const throughUs = async (discussionId: number) => {
  const said = {
    discussionId,
    bookTitle: 'Middlemarch',
    bookAuthor: 'George Eliot',
    userMessage: 'Dorothea marries a man she takes for a mind greater than her own, and is alone with it.',
    clientMessageId: crypto.randomUUID(),
  };
  const end = await drain(await post('/api/chat', said, 'text/event-stream'));
  if (!end.includes('event: done') || !end.includes('mock-chat')) throw new Error(end.slice(-500));
};
const throughBare = async () => {
  await drain(await fetch(`${bare.url}/relay`, { method: 'POST' }));
};

const spent = async (pid: number, tokens: number, each: (discussionId: number) => Promise<void>) => {
  await tell({ stamps: tokens, everyMs: EVERY_MS });
  const before = processorSeconds(pid);
  await Promise.all(discussions.map(each));
  return ((processorSeconds(pid) - before) * 1e6) / STREAMS;
};
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

try {
  await spent(ours.pid, SHORT, throughUs);
  await spent(bare.pid, SHORT, throughBare);
  const tokens: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
  const turns: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const bareShort = await spent(bare.pid, SHORT, throughBare);
    tokens.bare.push(((await spent(bare.pid, LONG, throughBare)) - bareShort) / (LONG - SHORT));
    const short = await spent(ours.pid, SHORT, throughUs);
    const token = ((await spent(ours.pid, LONG, throughUs)) - short) / (LONG - SHORT);
    tokens.ours.push(token);
    turns.push((short - token * SHORT) / 1000);
  }
  const [us, relay] = [median(tokens.ours), median(tokens.bare)];
  console.log(`${STREAMS} streams at once, a token every ${EVERY_MS} ms each; medians of ${ROUNDS} rounds`);
  console.log(
    `  a token:  ours ${us.toFixed(1)} µs (goal 45), bare relay ${relay.toFixed(1)} µs, ratio ${(us / relay).toFixed(2)}`,
  );
  console.log(`  a turn without its tokens: ${median(turns).toFixed(1)} ms of processor time`);
} finally {
  await Promise.all([ours.stop(), bare.stop()]);
  mock.stop();
}
