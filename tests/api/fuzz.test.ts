/** Good requests, bent: whatever is sent, the answer is one of the contract's, and never a fault of ours. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { api, type CallName } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { PROBLEMS, problemBody } from '#contract/problems.ts';
import { asSent, type Bent, bend } from '../attack/bent-requests.ts';
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

const check = (name: CallName, answer: Answer) => {
  const endpoint: Endpoint = api[name];
  expect(answer.status, `${name} ${answer.text.slice(0, 300)}`).toBeLessThan(500);
  if (answer.status < 300) expect(String(answer.status) in endpoint.answers, name).toBe(true);
  else {
    const problem = problemBody.strict().parse(answer.body);
    expect(PROBLEMS[problem.code as keyof typeof PROBLEMS]?.status, problem.code).toBe(answer.status);
  }
};

const send = (name: CallName, owner: Owner, sample: Sample, bent: Bent) => {
  const { method, path, sent } = asSent(api[name], sample, bent);
  return owner.send(method, path, sent);
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
