/** Gives each request its name and, when it is answered, one log line and its place in the figures. */
import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { World } from '../world.ts';
import type { Env } from './request.ts';

export type Observed = { requestId: string; began: number };
export type Observer = ReturnType<typeof makeObserver>;

export const makeObserver = ({ log, metrics }: World) => {
  const run = randomBytes(4).toString('hex');
  let count = 0;
  return {
    begin: (): Observed => {
      count += 1;
      return { requestId: `${run}-${count.toString(36)}`, began: performance.now() };
    },
    end: (
      { requestId, began }: Observed,
      c: Context<Env>,
      call: string,
      status: number,
      userId?: number,
    ): void => {
      const ms = performance.now() - began;
      metrics.answered(call, status, ms);
      log.info({ requestId, call, method: c.req.method, status, ms: Math.round(ms * 10) / 10, userId });
    },
  };
};
