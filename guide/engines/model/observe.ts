import * as z from 'zod';
import type { Prompt } from '#guide/prompts/prompt.ts';
import { estimateTokens } from '#guide/prompts/tokens.ts';
import type { ModelCriteria, Usage } from '../../types.ts';
import { EngineFault } from '../fault.ts';
import type { ProviderKind } from '../providers.ts';
import type { Provider } from './listen.ts';

const criterion = z.object({ present: z.boolean(), span: z.string() });

const criteria = z.object({
  on_question: z.enum(['yes', 'work_only', 'no']),
  own_thinking: z.boolean(),
  P: criterion,
  A: criterion,
  L: criterion,
  M: criterion,
  error_carries_point: z.boolean(),
  safety: z.enum(['none', 'distress']),
}) satisfies z.ZodType<ModelCriteria>;

/** Thoughts of a model included; the answer itself takes about two hundred. */
const ANSWER_TOKENS = 2_048;

/**
 * What the model sees in one message, asked for once more without the provider's own means for a shape if
 * that fails. Null when the signal aborts.
 */
export async function observeMessage(
  provider: Omit<Provider, 'wire' | 'post'> & { kind: ProviderKind; fetch: typeof fetch },
  model: string,
  prompt: Prompt,
  signal: AbortSignal,
): Promise<{ criteria: ModelCriteria; usage: Usage } | null> {
  const { askForObject } = await import('./structured.ts');
  const patience = new AbortController();
  const giveUp = () => patience.abort();
  const callOff = provider.clock.after(provider.limits.observeMs, giveUp);
  signal.addEventListener('abort', giveUp, { once: true });
  if (signal.aborted) giveUp();
  const attempt = async (strict: boolean) => {
    const { value, usage } = await askForObject({
      reach: { kind: provider.kind, endpoint: provider.endpoint, fetch: provider.fetch },
      ask: { model, maxTokens: ANSWER_TOKENS },
      prompt,
      shape: criteria,
      strict,
      signal: patience.signal,
    });
    return { criteria: value, usage: usage ?? estimated(prompt, value) };
  };
  try {
    return await attempt(true).catch((error: unknown) => {
      if (patience.signal.aborted || isBadKey(error)) throw error;
      return attempt(false);
    });
  } catch (error) {
    if (signal.aborted) return null;
    // The error's own text may quote the provider, so it ends here.
    throw new EngineFault(
      provider.engine,
      isBadKey(error) ? 'bad_key' : patience.signal.aborted ? 'too_slow' : 'unfit',
    );
  } finally {
    callOff();
    signal.removeEventListener('abort', giveUp);
  }
}

const isBadKey = (error: unknown) =>
  error instanceof Error && 'statusCode' in error && (error.statusCode === 401 || error.statusCode === 403);

const estimated = (prompt: Prompt, value: ModelCriteria): Usage => ({
  input: estimateTokens(prompt.system + prompt.lines.map(({ text }) => text).join('')),
  output: estimateTokens(JSON.stringify(value)),
  estimated: true,
});
