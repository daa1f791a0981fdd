/** Whether a model may judge: decided by how it agreed with people's labels, where that was measured. */
import type { Engine } from '../types.ts';

/** Below this quadratic weighted kappa a model's sight is not used for levels. */
export const LEAST_AGREEMENT = 0.6;

/** Where the evaluation leaves its figures, in the data folder. */
export const AGREEMENT_FILE = 'judge-agreement.json';

/** By the engine's name, `provider:model`. */
export type Agreements = Record<string, { kappa: number; replies: number }>;

/** What the file says; a file that cannot be read says nothing. */
export function agreementsIn(text: string | null): Agreements {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter(([, figure]) => typeof figure?.kappa === 'number'),
    ) as Agreements;
  } catch {
    return {};
  }
}

/** A model nobody measured is trusted: its every claim is checked against the reader's words anyway. */
export const isTrusted = (agreements: Agreements, engine: string): boolean =>
  (agreements[engine]?.kappa ?? 1) >= LEAST_AGREEMENT;

/** The same voice; what it would see of the criteria is not asked for. */
export const withBuiltInJudge = (engine: Engine): Engine => ({ ...engine, observe: async () => null });
