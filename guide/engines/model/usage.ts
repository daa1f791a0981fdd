import { estimateTokens } from '#guide/prompts/tokens.ts';
import type { Usage } from '../../types.ts';
import type { Hearing } from './hearing.ts';
import type { Ask } from './wire.ts';

/** The provider's own figures; where one is missing, an estimate, and marked as one. */
export function usageOf(
  hearing: Pick<Hearing, 'inputTokens' | 'outputTokens'>,
  ask: Ask,
  said: string,
): Usage {
  const { inputTokens, outputTokens } = hearing;
  return {
    input: inputTokens ?? estimateTokens(ask.system + ask.lines.map(({ text }) => text).join('')),
    output: outputTokens ?? estimateTokens(said),
    estimated: inputTokens === null || outputTokens === null,
  };
}
