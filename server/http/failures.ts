/** The one door anything thrown leaves by: as a problem of the contract, without a word of how we are built. */
import type { ProblemBody } from '#contract/problems.ts';
import { Problem } from '../problem.ts';
import { asUnavailable, isDamage } from '../store/faults.ts';
import type { World } from '../world.ts';

export const asProblem = (
  thrown: unknown,
  world: World,
  where: { call: string; requestId: string },
): Problem => {
  if (thrown instanceof Problem) return thrown;
  const down = asUnavailable(thrown);
  if (down && isDamage(thrown)) {
    world.metrics.fault();
    world.log.error(
      { ...where, err: thrown },
      'the database is damaged: stop the server and restore a backup',
    );
    return down;
  }
  if (down) {
    world.log.warn({ ...where, err: thrown }, 'the database cannot serve');
    return down;
  }
  world.metrics.fault();
  world.log.error({ ...where, err: thrown }, 'a fault nobody foresaw');
  return new Problem('internal');
};

export const problemResponse = (problem: Problem, carried: Record<string, string>): Response => {
  const headers: Record<string, string> = { ...carried, 'content-type': 'application/json; charset=utf-8' };
  const retryAfter = problem.retryAfter ?? (problem.status === 503 ? 5 : undefined);
  if (retryAfter !== undefined) headers['retry-after'] = String(retryAfter);
  const body: ProblemBody = problem.body();
  return new Response(JSON.stringify(body), { status: problem.status, headers });
};
