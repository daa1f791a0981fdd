import type { Line } from '#guide/prompts/prompt.ts';
import type { Hearing } from './hearing.ts';

export type Ask = { model: string; system: string; lines: readonly Line[]; maxTokens: number };

export type Endpoint = { baseUrl: string; apiKey: string | null };

export type WireRequest = { url: string; headers: Record<string, string>; body: unknown };

/** One provider's way of asking for a streamed reply and of writing it down. */
export type Wire = {
  request(ask: Ask, endpoint: Endpoint): WireRequest;
  /** Writes what one event says into the hearing; what it cannot read becomes the fault `malformed`. */
  read(data: string, hearing: Hearing): void;
};
