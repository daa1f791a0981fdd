import { describe, expect, test } from 'vitest';
import { gatsby, starryNight } from '../eval/sample-talks.ts';
import type { Reading, Talk } from '../types.ts';
import { read } from './read.ts';

const heard = (message: string, talk = inTalk): Partial<Reading> => {
  const { kind, command, judged } = read(message, talk);
  return { kind, command, judged };
};

/** Something was said before: only then can it have been passed over. */
const inTalk: Talk = {
  ...gatsby,
  turns: [{ role: 'reader', text: 'He is not, because he likes Gatsby too much.' }, ...gatsby.turns],
};

describe('what nobody could read', () => {
  test.each(
    'asdf|asdfasdf|qwerty|asdf jkl|poiuy|blabla asdf|blah blah blah|lalala|xyz|foo bar baz|lorem ipsum dolor sit amet|hgfds kjhg'.split(
      '|',
    ),
  )('“%s” is said to be unreadable', (message) => {
    expect(read(message, gatsby)).toMatchObject({ kind: 'nonsense', caps: [{ cap: 'unreadable' }] });
  });

  test.each('dada|mama|Gigi|power|we were there|banana|the tree|love'.split('|'))(
    '“%s” is words, however few',
    (message) => expect(read(message, gatsby).kind).not.toBe('nonsense'),
  );
});

describe('a remark on what somebody is at just now', () => {
  const REMARKS = [
    'my phone is about to die',
    'my cat just walked over the keyboard',
    'I should be doing my taxes right now',
    'I need to go to the shop',
    'i think the weather is nice today',
    'I had a sandwich for lunch and it was really good',
  ];
  test.each(REMARKS)('“%s” leads away from the work', (message) => {
    expect(read(message, gatsby)).toMatchObject({ kind: 'off_topic', judged: true });
  });

  test.each([
    'I now see the breakfast after the accident differently',
    'I think the lunch with Wolfsheim is about to show who Gatsby is',
    'My phone rang just when Gatsby died',
    'My party would be nothing like his',
    'I went to a wedding today and thought of Daisy',
  ])('“%s” stays with it', (message) => {
    expect(read(message, gatsby)).toMatchObject({ kind: 'answer' });
  });

  test('“I need to wait for the weather to turn in the sky” stays with a painting of one', () => {
    expect(heard('I need to wait for the weather to turn in the sky', starryNight).kind).toBe('answer');
  });
});

test.each<[string, Partial<Reading>]>([
  ['brb', { kind: 'command', command: 'pause' }],
  ['one sec', { kind: 'command', command: 'pause' }],
  ['let me think', { kind: 'command', command: 'pause' }],
  ["ok I'm back", { kind: 'command', command: 'continue' }],
  ['can we talk about Daisy instead', { kind: 'menu_choice' }],
  ['thats a good question', { kind: 'command', command: 'pause' }],
  ['I dont get the example', { kind: 'command', command: 'simpler' }],
  ['you too?', { kind: 'question' }],
  ['so what did he see from the window', { kind: 'question' }],
  ['is he really in love or does he make it up', { kind: 'question' }],
  ['give me a harder one', { kind: 'command', command: 'deeper' }],
  ['ok quiz me more', { kind: 'command', command: 'another_question' }],
  ['stop asking me about stairs', { kind: 'command', command: 'another_question' }],
  ["you're actually pretty good at this", { kind: 'thanks' }],
  ["let's end with something nice", { kind: 'closing' }],
  ['what year was it written', { kind: 'question' }],
  ['who invented it', { kind: 'question' }],
  ['ok back', { kind: 'command', command: 'continue' }],
  ['I have to cook dinner now, bye', { kind: 'closing' }],
  ["you didn't answer me", { kind: 'answer' }],
  ['you didnt answer my question', { kind: 'answer' }],
  ['sorry my dog was barking, where were we', { kind: 'command', command: 'summarise' }],
  ['test', { kind: 'greeting' }],
  ['testing 123', { kind: 'greeting' }],
  ['are you there?', { kind: 'greeting' }],
  ["I'm bored", { kind: 'stuck' }],
  ["what's 2+2", { kind: 'question' }],
  ['this app is slow', { kind: 'question' }],
  ["the button doesn't work", { kind: 'question' }],
  ['my boyfriend broke up with me today', { kind: 'answer' }],
  ['I just lost my job', { kind: 'answer' }],
])('“%s” is no reflection and gets no level', (message, kind) => {
  expect(heard(message)).toMatchObject({ ...kind, judged: false });
});

test.each([
  'hang on, he never says that',
  'what he wants is the past',
  'I want to talk about my brother',
  'I would like to discuss how he lies',
  'what remains is the green light',
  'which scene shows it best is the one in the rain, because he waits',
  'you are good at hiding what you want, Gatsby says to her with that shirt',
  'thats a good question, I think he is afraid of Tom',
  'I want to talk to Gatsby and tell him to stop',
  'let me think that through: Nick is in love',
  'just a moment of hope, the green light',
  "the button doesn't fit in the scene",
  'I have lost my faith in Nick',
  'bored',
  'Nothing here is what it seems',
  "I'm just not sure the narrator is going to tell us everything",
  "I'm not sure he tells the truth",
])('“%s” is a reply', (message) => {
  expect(heard(message)).toMatchObject({ kind: 'answer', judged: true });
});

test('who would sooner speak to somebody is not led to a person of the book', () => {
  expect(heard('I want to speak to a human').kind).not.toBe('menu_choice');
});

test('“no” before a thing is no agreement handed back', () => {
  const caps = (message: string) => read(message, gatsby).caps.map(({ cap }) => cap);
  expect(caps('no witness is honest')).not.toContain('echo');
  expect(caps('no, I agree')).toContain('echo');
});

test.each([
  'not sure if he lies',
  'not sure about that one',
  "I'm not sure how to answer that",
  'nothing at all',
])('“%s” is not knowing', (message) => expect(heard(message).kind).toBe('stuck'));
