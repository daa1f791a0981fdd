import { describe, expect, it } from 'vitest';
import { knowledgeOf } from '#catalogue/knowledge.ts';
import { GENERAL_OBJECTIVE } from '#catalogue/objectives.ts';
import type { Kind } from '#contract/kinds.ts';
import { keycap } from '#guide/prompts/opening-menus.ts';
import { sampleTalk } from '#tests/sample-talk.ts';
import { fitOpening } from './fit-opening.ts';

const general = (kind: Kind, title: string, creator: string) =>
  sampleTalk({
    subject: { kind, title, creator, knowledge: knowledgeOf({ kind, title, creator }) },
    objective: GENERAL_OBJECTIVE,
  });
const book = general('book', 'The Lamp Room', 'Ada Quill');
const lines = (count: number, start = (digit: number) => `${keycap(digit)} `) =>
  Array.from({ length: count }, (_, at) => `${start(at + 1)}One way in, number ${'x'.repeat(at + 1)}.`);
const menu = (count: number, start?: (digit: number) => string) =>
  ['Welcome to “The Lamp Room”.', '', ...lines(count, start)].join('\n');

describe('a menu', () => {
  it('is taken as it should be', () => {
    expect(fitOpening(menu(5), book)).toBe(menu(5));
  });

  it('is taken with the small liberties models take, and set right', () => {
    const bare = menu(5, (digit) => `**${digit}\u20E3** `).replaceAll('\n', '\n\n');
    expect(fitOpening(`\n${bare}\n`, book)).toBe(menu(5));
  });

  it.each<[string, string]>([
    ['a line too few', menu(4)],
    ['a line too many', menu(6)],
    ['numbers instead of keycaps', menu(5, (digit) => `${digit}. `)],
    ['a wrong order', menu(5, (digit) => `${keycap(6 - digit)} `)],
    ['no line of welcome', lines(5).join('\n')],
    ['two lines of welcome', `Hello.\n${menu(5)}`],
    ['something behind it', `${menu(5)}\nWhich one?`],
    ['the same line twice', menu(5).replace('xx.', 'x.')],
    ['no name of the work', menu(5).replace('The Lamp Room', 'this book')],
    ['nothing', ''],
  ])('is not taken with %s', (_what, text) => {
    expect(fitOpening(text, book)).toBeNull();
  });

  it('has six lines for an idea and five for an artwork', () => {
    const idea = general('concept', 'Sunk Cost', '');
    const painting = general('artwork', 'The Lamp Room', 'Ada Quill');
    const sunk = menu(6).replace('The Lamp Room', 'Sunk Cost');
    expect(fitOpening(sunk, idea)).toBe(sunk);
    expect(fitOpening(menu(5).replace('The Lamp Room', 'Sunk Cost'), idea)).toBeNull();
    expect(fitOpening(menu(5), painting)).toBe(menu(5));
  });

  it('for a film has the six fixed questions below the model’s line', () => {
    const film = general('movie', 'Casablanca', 'Michael Curtiz');
    const opening = fitOpening('Welcome back to Rick’s, where “Casablanca” keeps everyone waiting.', film);
    expect(opening?.split('\n')).toHaveLength(8);
    expect(opening).toContain(`\n${keycap(1)} What is it about?\n`);
    expect(fitOpening(menu(6), film)).toBeNull();
  });
});

describe('a question under an objective', () => {
  const talk = sampleTalk();

  it.each([
    ['Where does “The Lamp Room” make the keeper’s choice look forced?'],
    ['The lamp burns on a night nobody sails.\nWhat does Quill want us to make of it?'],
    ['“The Lamp Room” ends on a lit window. Who lit it, and “for whom?”'],
  ])('is taken: %s', (text) => {
    expect(fitOpening(text, talk)).toBe(text);
  });

  it.each([
    ['What does the keeper want? And why does Quill hide it?'],
    ['Tell me what you make of “The Lamp Room”.'],
    ['What do you think of it?'],
    ['What does Quill want? I look forward to your answer.'],
    [`What ${'very '.repeat(90)}much does Quill want?`],
    [`${keycap(1)} What does Quill want?`],
  ])('is not taken: %s', (text) => {
    expect(fitOpening(text, talk)).toBeNull();
  });

  it('is not taken if the reader had the very same the last time', () => {
    const before = 'Where does “The Lamp Room” turn?';
    expect(fitOpening(before, { ...talk, earlierOpenings: [before] })).toBeNull();
    expect(fitOpening(before, { ...talk, earlierOpenings: ['Another?', before] })).toBe(before);
  });

  it('may name the work by a term that belongs to it', () => {
    const known = sampleTalk({ subject: general('movie', 'Casablanca', 'Michael Curtiz').subject });
    expect(fitOpening('What does Rick gain by looking away?', known)).not.toBeNull();
    expect(fitOpening('What does Curtiz gain by starting with a map?', known)).not.toBeNull();
  });

  it('may name a work in any script', () => {
    const talkOf = (title: string) =>
      sampleTalk({ subject: { kind: 'book', title, creator: '村上春樹', knowledge: null } });
    expect(
      fitOpening('『ノルウェイの森』のどの場面が残っていますか？', talkOf('ノルウェイの森')),
    ).not.toBeNull();
    expect(fitOpening('Which page of ?! would you keep?', talkOf('?!'))).toBeNull();
  });
});
