import { expect, test } from 'vitest';
import { guideName, guideSentence } from './guide-name.ts';

test('a reader is told when an AI model speaks, and only then', () => {
  expect(guideSentence('openai:gpt-5')).toBe('gpt-5 speaks here, an AI model. What it says may be wrong.');
  expect(guideSentence('ollama:llama3.2:1b')).toContain('llama3.2:1b speaks here, an AI model.');
  expect(guideSentence('socratic')).toBe('socratic speaks here. What it says may be wrong.');
  expect(guideSentence('builtin')).toContain('without an AI model');
});

test('a model goes by its own name, without its provider’s', () => {
  expect(guideName('anthropic:claude-5')).toBe('claude-5');
  expect(guideName('socratic')).toBe('socratic');
  expect(guideName('builtin')).toBe('Built-in guide');
});
