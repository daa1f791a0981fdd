/**
 * How much processor each task of a page's main thread took, by the browser's own trace. On a busy machine a task
 * of 10 ms may last 100 on the clock while others have the processor; this says what it would last by itself.
 */
import type { Browser, CDPSession } from 'playwright-core';

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
};

/** In milliseconds, the longest first. */
export async function processorTasks(browser: Browser, during: () => Promise<unknown>): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'] },
  });
  await during();
  await ended(session);
  await session.detach();
  return busiest(events).sort((a, b) => b - a);
}

function ended(session: CDPSession): Promise<void> {
  return new Promise((resolve, reject) => {
    session.once('Tracing.tracingComplete', () => resolve());
    session.send('Tracing.end').catch(reject);
  });
}

/** There is one main thread to each page; ours is the one that did most. */
function busiest(events: readonly TraceEvent[]): number[] {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const threads = new Map<string, number[]>();
  for (const event of events)
    if (event.name === 'thread_name' && event.args.name === 'CrRendererMain')
      threads.set(threadOf(event), []);
  for (const event of events)
    if (event.ph === 'X' && event.name === 'ThreadControllerImpl::RunTask')
      threads.get(threadOf(event))?.push((event.tdur ?? 0) / 1000);
  const sum = (tasks: number[]) => tasks.reduce((all, one) => all + one, 0);
  return [...threads.values()].sort((a, b) => sum(b) - sum(a))[0] ?? [];
}
