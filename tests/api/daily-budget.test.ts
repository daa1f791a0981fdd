import { describe, expect, it } from 'vitest';
import { builtIn } from '#guide/engines/built-in.ts';
import { isHosted } from '#server/hosted-model.ts';
import { testWorld } from '../world.ts';

const called = (name: string) => ({ guide: { ...builtIn, name } });
const budgetIn = async (env: Record<string, string>, guide: string) => {
  const made = await testWorld(env, called(guide));
  return (await (await made.person('ann')).call('readHouse')).body.dailyTokens;
};

describe('a budget of model tokens', () => {
  it('stands by default where anybody may sign up and somebody pays for what is said', async () => {
    expect(await budgetIn({}, 'anthropic:claude')).toBe(200_000);
    expect(await budgetIn({ AI_BASE_URL: 'https://api.example.org/v1' }, 'openai-compatible:x')).toBe(
      200_000,
    );
    expect(await budgetIn({ AI_BASE_URL: 'http://192.168.1.5:8080/v1' }, 'openai-compatible:x')).toBe(
      'unlimited',
    );
    expect(await budgetIn({}, 'ollama:qwen')).toBe('unlimited');
    expect(await budgetIn({}, 'builtin')).toBe('unlimited');
    expect(await budgetIn({ SIGNUP: 'closed' }, 'openai:gpt')).toBe('unlimited');
  });

  it('is what an administrator says, also that there is none', async () => {
    const made = await testWorld({}, called('openai:gpt'));
    const ann = await made.person('ann');
    await ann.call('changeHouse', { body: { dailyTokens: 'unlimited' } });
    const again = await testWorld({}, { ...called('openai:gpt'), at: made.place });
    await ann.call('changeHouse', { body: { signups: 'closed' } });
    await ann.call('changeHouse', { body: { signups: 'open' } });
    expect((await ann.call('readHouse')).body.dailyTokens).toBe('unlimited');
    await again.world.sweep();
  });

  it('comes with the opening of sign-ups', async () => {
    const made = await testWorld({}, called('builtin'));
    const ann = await made.person('ann');
    await ann.call('changeHouse', { body: { signups: 'closed' } });
    const paid = await testWorld({}, { ...called('openai:gpt'), at: made.place });
    const there = paid.visitor();
    await there.call('login', { body: { email: ann.email, password: 'correct horse' } });
    expect((await there.call('readHouse')).body.dailyTokens).toBe('unlimited');
    await there.call('changeHouse', { body: { signups: 'open' } });
    expect((await there.call('readHouse')).body.dailyTokens).toBe(200_000);
  });

  it('knows a service on the internet by its address', () => {
    expect(isHosted('openai-compatible:x', 'https://8.8.8.8/v1')).toBe(true);
    for (const near of [
      'http://127.0.0.1:1',
      'http://[::1]:1',
      'http://ollama:1',
      'http://x.local',
      'http://10.0.0.1',
    ])
      expect(isHosted('openai-compatible:x', near), near).toBe(false);
  });
});
