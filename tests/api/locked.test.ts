import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import Database from 'better-sqlite3';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { DATABASE_FILE } from '#server/store/store.ts';
import type { TestWorld } from '../world.ts';
import { testWorld } from '../world.ts';

/** Someone else holds the database: a backup, another process, an administrator's open transaction. */
const hold = async ({ place }: TestWorld): Promise<() => Promise<void>> => {
  if (inject('postgresUrl')) {
    const client = new pg.Client({ connectionString: place.databaseUrl });
    await client.connect();
    await client.query('begin; lock table books in exclusive mode');
    return () => client.end();
  }
  const other = new Database(join(place.dataDir, DATABASE_FILE));
  other.exec('begin immediate');
  return async () => {
    other.close();
  };
};

const book = (title: string) => ({ body: { title, author: 'a' } });

describe('while something else holds the database', () => {
  it('reads go on, writes wait without holding anyone up, and are done when it lets go', async () => {
    const made = await testWorld();
    const ann = await made.person('ann');
    await ann.call('addBook', book('before'));
    await made.world.presence.flush();
    const letGo = await hold(made);
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const writing = Promise.all([1, 2, 3].map((n) => ann.call('addBook', book(`waiting ${n}`))));
    const reads: number[] = [];
    for (let n = 0; n < 20; n++) {
      const began = performance.now();
      const seen = await ann.call('listBooks');
      expect([seen.status, seen.body.length]).toEqual([200, 1]);
      reads.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    delay.disable();
    await letGo();
    expect((await writing).map((answer) => answer.status)).toEqual([201, 201, 201]);
    expect((await ann.call('listBooks')).body).toHaveLength(4);
    expect(reads.sort((a, b) => a - b)[15]).toBeLessThan(100);
    expect(delay.percentile(90) / 1e6).toBeLessThan(60);
  });

  it('writes are given up after some seconds with 503, however many queue, and nothing is half done', async () => {
    const made = await testWorld({ RATE_LIMIT_FACTOR: '0' });
    const ann = await made.person('ann');
    await made.world.presence.flush();
    const letGo = await hold(made);
    const stop = once(letGo);
    onTestFinished(stop);
    const began = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => ann.call('addBook', book(`b${n}`))),
    );
    expect(performance.now() - began).toBeLessThan(9000);
    for (const answer of answers) {
      expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answer.text).not.toMatch(/lock|sqlite|postgres|timeout|books/i);
    }
    expect((await ann.call('listBooks')).body).toEqual([]);
    await stop();
    expect((await ann.call('addBook', book('after'))).status).toBe(201);
  });
});

const once = (work: () => Promise<void>) => {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work();
    return done;
  };
};
