/** The other side of `off-thread.ts`: answers one job after the other, part by part. */
import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { GO_ON, type Said } from './off-thread.ts';
import { Problem } from './problem.ts';

export type Telling<Part> = {
  /** Comes back when the part was heard. */
  tell: (part: Part) => Promise<void>;
  /** Waits for nobody. */
  aside: (part: Part) => void;
};

export const answerJobs = <Job, Done, Part = never>(
  work: (job: Job, telling: Telling<Part>) => Done | Promise<Done>,
  /** What of the end is moved rather than copied. */
  moved: (done: Done) => ArrayBuffer[] = () => [],
): void => {
  const port = parentPort;
  if (!port) throw new Error('This is for a thread only.');
  const say = (said: Said<Part, Done>, transfer: ArrayBuffer[] = []) => port.postMessage(said, transfer);
  const telling: Telling<Part> = {
    tell: async (part) => {
      const heard = once(port, 'message');
      say({ part });
      await heard;
    },
    aside: (part) => say({ aside: part }),
  };
  port.on('message', async (job: Job | typeof GO_ON) => {
    if (job === GO_ON) return;
    try {
      const done = await work(job, telling);
      say({ done }, moved(done));
    } catch (thrown) {
      if (thrown instanceof Problem) {
        const { code, message, fields } = thrown;
        say({ problem: { code, message, fields } });
      } else say({ failed: thrown instanceof Error ? thrown : new Error(String(thrown)) });
    }
  });
};
