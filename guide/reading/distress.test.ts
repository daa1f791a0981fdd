import { describe, expect, it } from 'vitest';
import { showsDistress } from './distress.ts';

describe('distress', () => {
  it.each([
    'I do not see the point of living anymore',
    "i don't see any reason to go on",
    'Sometimes I want to die.',
    'I keep thinking about ending it all',
    'I have been cutting myself again',
    'I feel completely worthless',
    "I can't do this anymore",
    'my father hits me',
    'honestly I wish I was dead',
    'I just want to end it.',
    "I'm so depressed",
    'im just worthless',
    "I'm completely worthless to everyone",
    'I want to talk about my depression',
    'i am having a panic attack',
  ])('is heard: %s', (message) => expect(showsDistress(message)).toBe(true));

  it.each([
    'Wilson wants to die after Myrtle is gone.',
    'He says “I want to die” and means it.',
    "I don't see the point of this question",
    "I can't see why she stays",
    'I do not know what the author wants',
    'Werther writes that I cannot go on without Lotte',
    'I want to know who dies at the end',
    'My life is not like hers, I have a garden',
    'Hamlet asks whether to end it all.',
    'I am depressed by the ending',
    'It changed how I see my depression, because he names the thoughts',
    'When I was depressed I read this twice',
    'The depression of the father fills the house',
    'I have to end it here, thanks',
    'I want to end it with a question about Daisy',
  ])('is not read into talk about the work: %s', (message) => expect(showsDistress(message)).toBe(false));
});
