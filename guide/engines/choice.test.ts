import { describe, expect, it } from 'vitest';
import { builtIn } from './built-in.ts';
import {
  aiProviders,
  type Choice,
  chooseEngine,
  type FoundServer,
  type GuideSettings,
  needsLook,
} from './choice.ts';

const ollama: FoundServer = {
  provider: 'ollama',
  baseUrl: 'http://127.0.0.1:11434/v1',
  models: ['llama3.2', 'qwen3'],
};
const chosen = (settings: GuideSettings, found: FoundServer[] = []): Choice => chooseEngine(settings, found);

describe('without settings', () => {
  it('the built-in guide speaks', () => {
    expect(chosen({})).toEqual({ engine: 'builtin' });
    expect(chosen({ AI_PROVIDER: '', OPENAI_API_KEY: '  ' })).toEqual({ engine: 'builtin' });
  });

  it('a server found on this machine speaks', () => {
    expect(chosen({}, [ollama])).toMatchObject({
      engine: 'model',
      provider: 'ollama',
      model: 'llama3.2',
      apiKey: null,
    });
  });

  it('a server found speaks with the model asked for, if it holds it', () => {
    expect(chosen({ AI_MODEL: 'qwen3' }, [ollama])).toMatchObject({ provider: 'ollama', model: 'qwen3' });
    expect(chosen({ AI_MODEL: 'gemma3' }, [ollama])).toEqual({ engine: 'builtin' });
  });
});

describe('a key in the environment', () => {
  it.each([
    ['OPENAI_API_KEY', 'openai'],
    ['ANTHROPIC_API_KEY', 'anthropic'],
    ['GOOGLE_GENERATIVE_AI_API_KEY', 'google'],
  ])('%s chooses %s with a current model, before any local server', (name, provider) => {
    const choice = chosen({ [name]: 'secret' }, [ollama]);
    expect(choice).toMatchObject({ engine: 'model', provider, apiKey: 'secret', baseUrl: null });
    expect(choice).toHaveProperty('model', expect.stringMatching(/^(gpt|claude|gemini)-/));
  });

  it('takes the model that is set', () => {
    expect(chosen({ OPENAI_API_KEY: 'k', AI_MODEL: 'gpt-6-astra' })).toMatchObject({ model: 'gpt-6-astra' });
  });

  it('is not sent to an address nobody said it belongs to', () => {
    const choice = chosen({ OPENAI_API_KEY: 'k', AI_BASE_URL: 'http://10.0.0.5:8000/v1', AI_MODEL: 'm' });
    expect(choice).toMatchObject({ provider: 'openai-compatible', apiKey: null });
  });

  it('goes to another address of its provider when that is asked for', () => {
    expect(
      chosen({ AI_PROVIDER: 'openai', OPENAI_API_KEY: 'k', AI_BASE_URL: 'https://eu.api.openai.com/v1' }),
    ).toMatchObject({ provider: 'openai', apiKey: 'k', baseUrl: 'https://eu.api.openai.com/v1' });
  });

  it('does not matter to AI_PROVIDER=builtin', () => {
    expect(chosen({ AI_PROVIDER: 'builtin', OPENAI_API_KEY: 'k' }, [ollama])).toEqual({ engine: 'builtin' });
  });
});

describe('an address', () => {
  it('is enough with a model, with or without a key', () => {
    expect(chosen({ AI_BASE_URL: 'http://127.0.0.1:8080/v1', AI_MODEL: 'm', AI_API_KEY: 'k' })).toEqual({
      engine: 'model',
      provider: 'openai-compatible',
      model: 'm',
      apiKey: 'k',
      baseUrl: 'http://127.0.0.1:8080/v1',
    });
  });

  it('finds its own model where the server names one', () => {
    const found: FoundServer = { provider: 'openai-compatible', baseUrl: 'http://h:1/v1', models: ['only'] };
    expect(chosen({ AI_BASE_URL: 'http://h:1/v1/' }, [found])).toMatchObject({ model: 'only' });
  });
});

describe('a mistake is said in one line, without a secret in it', () => {
  it.each<[string, GuideSettings, RegExp]>([
    ['an unknown provider', { AI_PROVIDER: 'chatgpt' }, /AI_PROVIDER must be one of auto, builtin/],
    ['no key', { AI_PROVIDER: 'anthropic' }, /ANTHROPIC_API_KEY or AI_API_KEY/],
    ['a key of nobody', { AI_API_KEY: 'sk-secret' }, /set AI_PROVIDER/],
    ['no address', { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }, /needs AI_BASE_URL/],
    ['what is no address', { AI_BASE_URL: 'localhost:8080', AI_MODEL: 'm' }, /http:\/\/ or https:\/\//],
    [
      'no model',
      { AI_BASE_URL: 'http://me:sk-secret@h/v1?key=sk-secret' },
      /AI_MODEL is not set.*http:\/\/h\/v1/,
    ],
  ])('%s', (_what, settings, message) => {
    const choice = chosen(settings);
    expect(choice).toMatchObject({ engine: 'mistake', message: expect.stringMatching(message) });
    expect(JSON.stringify(choice)).not.toContain('sk-secret');
  });
});

it('looks for servers only where one could be used', () => {
  expect(needsLook({})).toBe(true);
  expect(needsLook({ AI_PROVIDER: 'ollama' })).toBe(true);
  expect(needsLook({ AI_BASE_URL: 'http://h/v1' })).toBe(true);
  expect(needsLook({ AI_PROVIDER: 'builtin' })).toBe(false);
  expect(needsLook({ OPENAI_API_KEY: 'k' })).toBe(false);
  expect(needsLook({ AI_BASE_URL: 'http://h/v1', AI_MODEL: 'm' })).toBe(false);
});

describe('an engine of one’s own', () => {
  const own = { echo: () => builtIn };

  it('is chosen by its name, with what else was set', () => {
    expect(chooseEngine({ AI_PROVIDER: 'Echo', AI_MODEL: 'loud' }, [], own)).toEqual({
      engine: 'own',
      name: 'echo',
      model: 'loud',
      apiKey: null,
      baseUrl: null,
    });
    expect(aiProviders(own)).toContain('echo');
  });

  it('is a mistake where nobody has made it', () => {
    expect(chooseEngine({ AI_PROVIDER: 'echo' }, [], {})).toMatchObject({ engine: 'mistake' });
    expect(chooseEngine({ AI_PROVIDER: 'toString' }, [], own)).toMatchObject({ engine: 'mistake' });
  });
});
