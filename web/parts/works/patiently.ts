import { CallError } from '../../call.ts';

const LONGEST_WAIT = 90;

/** Does one thing of many; when the server asks for patience, waits as long as it says and goes on. */
export async function patiently<Result>(
  run: () => Promise<Result>,
  wait: (seconds: number) => Promise<void> = seconds,
): Promise<Result> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      const asked = error instanceof CallError && error.status === 429 ? error.retryAfter : null;
      if (asked === null || asked > LONGEST_WAIT) throw error;
      await wait(asked);
    }
  }
}

function seconds(count: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, count * 1000));
}
