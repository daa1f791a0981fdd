import { expect, it } from 'vitest';
import { manualClock } from '#tests/manual-clock.ts';
import { findServers } from './local-servers.ts';

const listOf = (...ids: string[]) => Response.json({ object: 'list', data: ids.map((id) => ({ id })) });
const fetching = (answers: Record<string, () => Response | Promise<Response>>): typeof fetch => {
  const asked = async (url: unknown) => {
    const answer = Object.entries(answers).find(([start]) => String(url).startsWith(start))?.[1];
    if (!answer) throw new TypeError('fetch failed');
    return answer();
  };
  return asked as typeof fetch;
};

it('finds Ollama and LM Studio on their usual ports, and models that can talk', async () => {
  const fetch = fetching({
    'http://127.0.0.1:11434/v1/models': () => listOf('nomic-embed-text', 'llama3.2'),
    'http://127.0.0.1:1234/v1/models': () => listOf('qwen3-8b', 'whisper-small'),
  });
  expect(await findServers({}, { fetch, clock: manualClock() })).toEqual([
    { provider: 'ollama', baseUrl: 'http://127.0.0.1:11434/v1', models: ['llama3.2'] },
    { provider: 'lmstudio', baseUrl: 'http://127.0.0.1:1234/v1', models: ['qwen3-8b'] },
  ]);
});

it('finds nothing where nothing listens, or something else does', async () => {
  const clock = manualClock();
  expect(await findServers({}, { fetch: fetching({}), clock })).toEqual([]);
  const page = fetching({ http: () => new Response('<h1>My blog</h1>') });
  expect(await findServers({}, { fetch: page, clock })).toEqual([]);
  const odd = fetching({ http: () => Response.json({ data: [{ id: 7 }, null, 'x'] }) });
  expect(await findServers({}, { fetch: odd, clock })).toEqual([]);
});

it('does not wait for a server that accepts and says nothing', async () => {
  const clock = manualClock();
  const looking = findServers({}, { fetch: fetching({ http: () => new Promise(() => {}) }), clock });
  await clock.advance(500);
  expect(await looking).toEqual([]);
  expect(clock.waiting).toBe(0);
});

it('looks at the address that is set, with its key, and sends that key nowhere else', async () => {
  const keys: [string, string | null][] = [];
  const fetch = (async (url: string, { headers }: RequestInit) => {
    keys.push([url, new Headers(headers).get('authorization')]);
    return listOf('m');
  }) as typeof globalThis.fetch;
  await findServers({ AI_BASE_URL: 'http://h:1/v1/', AI_API_KEY: 'k' }, { fetch, clock: manualClock() });
  expect(keys).toEqual([
    ['http://h:1/v1/models', 'Bearer k'],
    ['http://127.0.0.1:11434/v1/models', null],
    ['http://127.0.0.1:1234/v1/models', null],
  ]);
});
