import type { Engine, EngineEvent, Spoken, Usage } from '../types.ts';
import type { Breaker } from './breaker.ts';
import { EngineFault } from './fault.ts';

type Options = {
  model: Engine;
  builtIn: Engine;
  breaker: Breaker;
  /** For the log: a fault's message holds nothing of the provider's. */
  onFault?: (fault: EngineFault) => void;
};

/**
 * A model's engine that never leaves a reader without an answer: where it fails before anything was shown
 * the built-in guide takes the turn over and `guide` says so; where it breaks off later, what was shown
 * stands as `interrupted`.
 */
export function withTakeover({ model, builtIn, breaker, onFault }: Options): Engine {
  async function* turn(
    ask: (engine: Engine) => AsyncGenerator<EngineEvent, Spoken>,
    signal: AbortSignal,
  ): AsyncGenerator<EngineEvent, Spoken> {
    const pass = breaker.admit();
    if (!pass) {
      onFault?.(new EngineFault(model.name, 'resting'));
      return { guide: builtIn.name, ...(yield* ask(builtIn)) };
    }
    let spent: Usage | null = null;
    try {
      const spoken = yield* ask(model);
      if (spoken.state === 'stopped' && spoken.text === '') pass.undecided();
      else pass.succeeded();
      return { state: 'done', guide: model.name, ...spoken };
    } catch (error) {
      if (!(error instanceof EngineFault)) throw error;
      if (error.blamesProvider) pass.failed();
      else pass.succeeded();
      onFault?.(error);
      spent = error.usage;
      if (error.code === 'interrupted')
        return { text: error.said, usage: error.usage, state: 'interrupted', guide: model.name };
      if (signal.aborted) return { text: '', usage: error.usage, state: 'stopped', guide: model.name };
    } finally {
      pass.undecided();
    }
    const spoken = yield* ask(builtIn);
    return { guide: builtIn.name, ...spoken, usage: spoken.usage ?? spent };
  }

  return {
    name: model.name,
    open: (talk, signal) => turn((engine) => engine.open(talk, signal), signal),
    reply: (request, signal) => turn((engine) => engine.reply(request, signal), signal),
    async observe(request, signal) {
      if (!breaker.closed) return null;
      try {
        return await model.observe(request, signal);
      } catch (error) {
        if (!(error instanceof EngineFault)) throw error;
        onFault?.(error);
        return null;
      }
    },
  };
}
