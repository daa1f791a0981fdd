/** Good requests, bent: whatever is sent, the answer is one of the contract's, and never a fault of ours. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { api, type CallName } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { PROBLEMS, problemBody } from '#contract/problems.ts';
import type { Answer } from '../world.ts';
import { sharedWorld } from '../world.ts';
import { type Owner, SAMPLES, type Sample } from './samples.ts';

const server = sharedWorld();
const RUNS = 50;
const names = Object.keys(api) as CallName[];
/** They would end the person or their session, so each run would need a new one. */
const LAST = new Set<CallName>([
  'logout',
  'deleteAccount',
  'endOtherSessions',
  'changePassword',
  'resetPassword',
]);

const NASTY: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  -0,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u2066evil',
  '👩‍👩‍👧‍👦'.repeat(200),
  "'; drop table users; --",
  '{{7*7}}<script>alert(1)</script>',
  '../../../etc/passwd',
  '%00%0d%0aset-cookie: a=b',
  'javascript:alert(1)',
  'http://[::1',
  'x'.repeat(30_000),
  '2026-02-30',
  '9'.repeat(400),
  [],
  [[]],
  ['a'],
  {},
  { $ne: null },
  { toString: 1, constructor: 1 },
];

const nasty = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 1, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);

const text = fc.oneof(
  fc.constantFrom(...NASTY.filter((one): one is string => typeof one === 'string')),
  fc.string({ unit: 'binary', minLength: 1 }),
);

type Bent = { body: unknown; params: Record<string, string>; query: Record<string, string> };

const fieldsOf = (endpoint: Endpoint, good: object): string[] => {
  if (!endpoint.body) return [];
  const declared = endpoint.body instanceof z.ZodObject ? Object.keys(endpoint.body.shape) : [];
  return [...new Set([...declared, ...Object.keys(good)])];
};

/** The sample with some fields replaced, dropped or added, and perhaps another id. */
const bend = (endpoint: Endpoint, sample: Sample): fc.Arbitrary<Bent> => {
  const good = (sample.body ?? {}) as object;
  const known = fieldsOf(endpoint, good);
  const replaced =
    known.length > 0 ? fc.dictionary(fc.constantFrom(...known), nasty, { maxKeys: 3 }) : fc.constant({});
  const added = fc.dictionary(
    fc.constantFrom('id', 'userId', 'isAdmin', '__proto__', 'createdAt', ''),
    nasty,
    { maxKeys: 2 },
  );
  const dropped = fc.subarray(known);
  const part = fc.tuple(replaced, added, dropped).map(([more, extra, less]) => {
    const mixed = { ...good, ...extra, ...more };
    return Object.fromEntries(
      Object.entries(mixed).filter(([key]) => more[key as never] !== undefined || !less.includes(key)),
    );
  });
  const body = fc.oneof({ weight: 6, arbitrary: part }, { weight: 1, arbitrary: nasty });
  const keys = Object.keys(sample.params ?? {});
  const params = fc.oneof(
    fc.constant({}),
    keys.length > 0 ? fc.dictionary(fc.constantFrom(...keys), text, { minKeys: 1 }) : fc.constant({}),
  ) as fc.Arbitrary<Record<string, string>>;
  const names = Object.keys(endpoint.query?.shape ?? { q: 1 });
  const query = fc.dictionary(fc.constantFrom(...names, 'x'), text, { maxKeys: 2 });
  return fc.record({ body, params, query });
};

const wellFormed = (text: string) => encodeURIComponent(text.toWellFormed());

const check = (name: CallName, answer: Answer) => {
  const endpoint: Endpoint = api[name];
  expect(answer.status, `${name} ${answer.text.slice(0, 300)}`).toBeLessThan(500);
  if (answer.status < 300) expect(String(answer.status) in endpoint.answers, name).toBe(true);
  else {
    const problem = problemBody.strict().parse(answer.body);
    expect(PROBLEMS[problem.code as keyof typeof PROBLEMS]?.status, problem.code).toBe(answer.status);
  }
};

const send = async (name: CallName, owner: Owner, sample: Sample, bent: Bent) => {
  const { method, path, body: hasBody } = api[name] as Endpoint;
  const params = { ...sample.params, ...bent.params };
  const at = path.replace(/\{(\w+)\}/g, (_, key) => wellFormed(String(params[key] ?? '')) || '0');
  const query = Object.entries(bent.query).map(([key, value]) => `${key}=${wellFormed(value)}`);
  const sent = hasBody ? { body: bent.body } : sample.raw ? { raw: JSON.stringify(bent.body) } : {};
  return owner.send(method, query.length > 0 ? `${at}?${query.join('&')}` : at, sent);
};

describe.each(names.filter((name) => !LAST.has(name)))('%s', (name) => {
  it('answers as the contract says, whatever it is sent', async () => {
    const owner = await server().person(`fuzz-${name}`.toLowerCase());
    // By whom it is for: a call that refuses everyone is not tried at all.
    const isAdmin = api[name].access === 'admin' ? 1 : 0;
    const { write } = server().world.store;
    await write.updateTable('users').set({ isAdmin }).where('id', '=', owner.user.id).execute();
    const sample = await SAMPLES[name](owner, server());
    await fc.assert(
      fc.asyncProperty(bend(api[name], sample), async (bent) => {
        const fresh = sample.params ? await SAMPLES[name](owner, server()) : sample;
        check(name, await send(name, owner, fresh, bent));
      }),
      { numRuns: RUNS },
    );
  });
});

describe('calls that end something', () => {
  it('answer as the contract says, whatever they are sent', async () => {
    for (const name of LAST) {
      const first = await server().person(`fuzz-${name}`.toLowerCase());
      const sample = await SAMPLES[name](first, server());
      let owner = first;
      await fc.assert(
        fc.asyncProperty(bend(api[name], sample), async (bent) => {
          const answer = await send(name, owner, sample, bent);
          check(name, answer);
          if (answer.status < 300 && (await owner.call('currentUser')).status === 401)
            owner = await server().person(`fuzz-${performance.now()}`);
        }),
        { numRuns: 25 },
      );
    }
  });
});

it('random bytes for a body are refused', async () => {
  const owner = await server().person('fuzz-bytes');
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 300 }),
      fc.constantFrom('application/json', 'text/plain', 'multipart/form-data; boundary=x', ''),
      fc.constantFrom<CallName>('addBook', 'updateProfile', 'putPicture', 'login'),
      async (bytes, type, name) => {
        const headers: Record<string, string> = type ? { 'content-type': type } : {};
        const answer = await owner.call(name, { raw: new Uint8Array(bytes), headers });
        check(name, answer);
        expect(answer.status).toBeGreaterThanOrEqual(400);
      },
    ),
    { numRuns: 150 },
  );
});

it('left no fault behind', async () => {
  const figures = await server().world.metrics.text();
  expect(/^colloquy_faults_total (\d+)/m.exec(figures)?.[1]).toBe('0');
});
