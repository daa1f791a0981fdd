import type { EngineEvent, Usage } from '../../types.ts';
import type { Clock } from '../clock.ts';
import { EngineFault, type FaultReason, reasonOfStatus } from '../fault.ts';
import { eventReader } from './event-reader.ts';
import { type Hearing, newHearing } from './hearing.ts';
import type { Limits } from './limits.ts';
import type { Answer, Post } from './post.ts';
import { retryAfter } from './retry-after.ts';
import { telling } from './telling.ts';
import { usageOf } from './usage.ts';
import { type Due, TAIL_MS, watchdog } from './watchdog.ts';
import type { Ask, Endpoint, Wire } from './wire.ts';

/** A provider as it is reached. */
export type Provider = {
  /** `provider:model`. */
  engine: string;
  wire: Wire;
  endpoint: Endpoint;
  post: Post;
  clock: Clock;
  limits: Limits;
};

export type Said = { text: string; usage: Usage; state: 'done' | 'stopped'; guide: string };

/**
 * Asks once and hands on the reply as it comes. Ends with the whole of it, or throws an EngineFault.
 * When the signal aborts it ends with what was said so far, the provider's connection closed.
 */
export async function* listen(
  provider: Provider,
  ask: Ask,
  due: Due,
  signal: AbortSignal,
): AsyncGenerator<EngineEvent, Said> {
  const { clock, limits } = provider;
  const hearing = newHearing();
  const told = telling(ask.model, limits.replyCharacters);
  const upstream = new AbortController();
  let answer: Answer | null = null;
  let whole = false;

  const gone = Promise.withResolvers<null>();
  const hangUp = () => {
    upstream.abort();
    gone.resolve(null);
    // Not every connection listens to the signal it was made with.
    answer?.cancel();
  };
  const usage = () => usageOf(hearing, ask, told.said);
  const fault = (reason: FaultReason, status?: number, retryAfterMs?: number | null) => {
    const { said, shown } = told;
    const spent = shown || hearing.inputTokens !== null ? usage() : null;
    return new EngineFault(provider.engine, reason, { status, retryAfterMs, said, shown, usage: spent });
  };
  const end = (state: Said['state']): Said => ({
    text: told.said,
    usage: usage(),
    state,
    guide: provider.engine,
  });

  if (signal.aborted) return end('stopped');
  signal.addEventListener('abort', hangUp, { once: true });
  const watch = watchdog(clock, due, limits.silenceMs, hangUp);
  try {
    answer = await Promise.race([call(provider, ask, upstream.signal), gone.promise]).catch(() => null);
    if (signal.aborted) return end('stopped');
    if (!answer) throw fault(watch.late ?? 'unreachable');
    const { status } = answer;
    if (status < 200 || status > 299)
      throw fault(reasonOfStatus(status), status, retryAfter(answer.header('retry-after')));

    const events = eventReader(provider.wire, hearing);
    for (let over = false; !over; ) {
      const thoughts = hearing.thoughts;
      const bytes = await answer.next();
      if (signal.aborted) return end('stopped');
      if (bytes) events.feed(bytes);
      else if (!watch.late) events.end();
      if (hearing.fresh || hearing.thoughts > thoughts) watch.heard();

      over = !bytes || isOver(hearing);
      const first = !told.shown;
      const text = told.next(hearing, over);
      if (text) {
        if (first) watch.shown();
        yield { type: 'delta', text };
        if (signal.aborted) return end('stopped');
      }
      if (told.tooLong) throw fault('too_long');
      if (hearing.finish && !over) watch.finished();
    }
    const trouble = troubleWith(hearing, watch.late, told.said);
    if (trouble) throw fault(trouble);
    whole = true;
    return end('done');
  } finally {
    watch.stop();
    signal.removeEventListener('abort', hangUp);
    // A connection that is left to end by itself can be used again.
    if (whole && answer) letEnd(answer, clock, upstream);
    else hangUp();
  }
}

function call({ wire, endpoint, post }: Provider, ask: Ask, signal: AbortSignal): Promise<Answer> {
  const { url, headers, body } = wire.request(ask, endpoint);
  const sent = { 'content-type': 'application/json', accept: 'text/event-stream', ...headers };
  return post(url, { headers: sent, body: JSON.stringify(body), signal });
}

const isOver = ({ finish, ended, fault, outputTokens }: Hearing) =>
  ended || fault !== null || (finish !== null && (finish !== 'complete' || outputTokens !== null));

/** A reply is whole only if the provider said so; what comes after that can no longer spoil it. */
function troubleWith({ finish, fault, thoughts, ended }: Hearing, late: FaultReason | null, said: string) {
  if (finish === 'complete') return said.trim() ? null : 'empty';
  if (fault) return fault;
  if (finish === 'withheld') return 'withheld';
  if (finish === 'cut_short') return 'too_long';
  if (finish === 'unusable') return 'malformed';
  return late ?? (said || thoughts || ended ? 'broken_off' : 'empty');
}

function letEnd(answer: Answer, clock: Clock, upstream: AbortController) {
  const callOff = clock.after(TAIL_MS, () => {
    upstream.abort();
    answer.cancel();
  });
  const drain = async () => {
    while (await answer.next());
  };
  drain().finally(callOff);
}
