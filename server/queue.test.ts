import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { makeQueue } from './queue.ts';

it('no more is done at once than allowed, in all and for each', async () => {
  const queue = makeQueue({ atOnce: 4, atOnceEach: 2, mostWaiting: 100 });
  let busy = 0;
  let most = 0;
  const each = new Map<string, number>();
  const work = (asker: string) =>
    queue.wait(asker, async () => {
      busy += 1;
      each.set(asker, (each.get(asker) ?? 0) + 1);
      most = Math.max(most, busy);
      expect(each.get(asker)).toBeLessThanOrEqual(2);
      await sleep(2);
      busy -= 1;
      each.set(asker, (each.get(asker) ?? 0) - 1);
    });
  await Promise.all(Array.from({ length: 60 }, (_, n) => work(`asker ${n % 3}`)));
  expect(most).toBe(4);
});

it('who asks for one thing does not wait for another who asks for a hundred', async () => {
  const queue = makeQueue({ atOnce: 2, atOnceEach: 2, mostWaiting: 1000 });
  const order: string[] = [];
  const work = (asker: string) => queue.wait(asker, async () => void order.push(asker));
  await Promise.all([...Array.from({ length: 100 }, () => work('many')), work('one')]);
  expect(order.indexOf('one')).toBeLessThan(5);
});

it('what fails frees its place and tells only its own asker', async () => {
  const queue = makeQueue({ atOnce: 1, atOnceEach: 1, mostWaiting: 10 });
  const broken = queue.wait('a', async () => Promise.reject(new Error('no')));
  const fine = queue.wait('a', async () => 'yes');
  await expect(broken).rejects.toThrow('no');
  expect(await fine).toBe('yes');
});

it('a line that is too long queue people away with a word when to come back', async () => {
  const queue = makeQueue({ atOnce: 1, atOnceEach: 1, mostWaiting: 1 });
  const slow = () => sleep(10);
  const taken = [queue.wait('a', slow), queue.wait('a', slow)];
  await expect(queue.wait('a', slow)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
  await Promise.all(taken);
});
