/** The providers a guide can speak through. `kind` is the protocol they share. */

export const PROVIDERS = {
  openai: {
    kind: 'openai',
    baseUrl: 'https://api.openai.com/v1',
    model: 'gpt-6.1-terra',
    local: false,
  },
  anthropic: {
    kind: 'anthropic',
    baseUrl: 'https://api.anthropic.com/v1',
    model: 'claude-sonnet-5-5',
    local: false,
  },
  google: {
    kind: 'google',
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
    model: 'gemini-3.8-flash',
    local: false,
  },
  ollama: { kind: 'openai-compatible', baseUrl: 'http://127.0.0.1:11434/v1', model: null, local: true },
  lmstudio: { kind: 'openai-compatible', baseUrl: 'http://127.0.0.1:1234/v1', model: null, local: true },
  'openai-compatible': { kind: 'openai-compatible', baseUrl: null, model: null, local: false },
} as const satisfies Record<
  string,
  {
    kind: 'openai' | 'anthropic' | 'google' | 'openai-compatible';
    baseUrl: string | null;
    /** Used where none is configured. */
    model: string | null;
    /** Runs on this machine, with whatever models it holds. */
    local: boolean;
  }
>;

export type ProviderName = keyof typeof PROVIDERS;
export type ProviderKind = (typeof PROVIDERS)[ProviderName]['kind'];
