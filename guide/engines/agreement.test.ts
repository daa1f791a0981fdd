import { describe, expect, it } from 'vitest';
import { agreementsIn, isTrusted, withBuiltInJudge } from './agreement.ts';
import { builtIn } from './built-in.ts';

const measured = (kappa: number) => agreementsIn(JSON.stringify({ 'openai:small': { kappa, replies: 160 } }));

describe('a model as judge', () => {
  it('is trusted from kappa 0.6 on, and while nobody measured it', () => {
    expect(isTrusted(measured(0.6), 'openai:small')).toBe(true);
    expect(isTrusted(measured(0.59), 'openai:small')).toBe(false);
    expect(isTrusted(measured(0.1), 'openai:other')).toBe(true);
  });

  it('is not undone by a file that is none', () => {
    for (const text of [
      null,
      '',
      '{',
      '7',
      'null',
      '[]',
      '{"openai:small":null}',
      '{"openai:small":{"kappa":"0.1"}}',
    ])
      expect(isTrusted(agreementsIn(text), 'openai:small'), String(text)).toBe(true);
  });

  it('that is not trusted keeps its voice and its name', async () => {
    const engine = withBuiltInJudge({
      ...builtIn,
      name: 'openai:small',
      observe: () => Promise.reject(new Error('asked all the same')),
    });
    expect(engine.name).toBe('openai:small');
    expect(engine.reply).toBe(builtIn.reply);
    await expect(engine.observe({} as never, new AbortController().signal)).resolves.toBeNull();
  });
});
