import type { Engine, EngineEvent, Spoken } from '../types.ts';
import { EngineFault } from './fault.ts';

type Stream = AsyncGenerator<EngineEvent, Spoken>;

/**
 * Holds an engine somebody added to what all engines promise: it throws nothing but EngineFaults, whatever its
 * code throws, and what it said is what it showed. So a mistake in its code, too, costs the reader no answer.
 */
export function onlyFaults(engine: Engine): Engine {
  async function* turn(begin: () => Stream, signal: AbortSignal): Stream {
    let said = '';
    let stream: Stream | undefined;
    try {
      stream = begin();
      let step = await stream.next();
      while (!step.done) {
        said += step.value.text;
        yield step.value;
        step = await stream.next();
      }
      return { ...step.value, text: said };
    } catch (thrown) {
      if (signal.aborted) return { text: said, usage: null, state: 'stopped' };
      throw asFault(thrown, said);
    } finally {
      await stream?.return({ text: said, usage: null });
    }
  }

  const asFault = (thrown: unknown, said = ''): EngineFault => {
    const shown = said !== '';
    if (!(thrown instanceof EngineFault))
      return new EngineFault(engine.name, 'failed', { said, shown, cause: thrown });
    if (thrown.said === said) return thrown;
    const { reason, usage } = thrown;
    return new EngineFault(engine.name, reason, { said, shown, usage, cause: thrown });
  };

  return {
    name: engine.name,
    open: (talk, signal) => turn(() => engine.open(talk, signal), signal),
    reply: (request, signal) => turn(() => engine.reply(request, signal), signal),
    async observe(request, signal) {
      try {
        return await engine.observe(request, signal);
      } catch (thrown) {
        throw asFault(thrown);
      }
    },
  };
}
