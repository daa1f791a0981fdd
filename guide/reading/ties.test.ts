import { describe, expect, it } from 'vitest';
import { knowledgeOf } from '#catalogue/knowledge.ts';
import { gatsby, talkAbout } from '../eval/sample-talks.ts';
import { judge } from '../judging/judge.ts';
import { plan } from '../plan.ts';
import { read } from './read.ts';
import { claimsIn } from './ties.ts';
import { wordsOf } from './words.ts';

const kinship = knowledgeOf({
  kind: 'book',
  title: 'The Great Gatsby',
  creator: 'F. Scott Fitzgerald',
})?.kinship;
const claims = (message: string) => {
  const { raw, words } = wordsOf(message);
  return kinship ? claimsIn(raw, words, kinship).map(({ who, kin, to }) => `${who} ${kin} ${to}`) : [];
};
const wrong = (message: string, talk = gatsby) =>
  read(message, talk).caps.filter(({ cap }) => cap === 'wrong_fact' || cap === 'wholly_wrong');

describe('who is whose what in a story', () => {
  it.each([
    ["Nick is Daisy's brother", 'Nick Carraway sibling Daisy Buchanan'],
    ['Nick is actually the older brother of Daisy', 'Nick Carraway sibling Daisy Buchanan'],
    ["Gatsby's wife Myrtle dies", 'Myrtle Wilson spouse Jay Gatsby'],
    ["Nick, Daisy's brother, protects her", 'Nick Carraway sibling Daisy Buchanan'],
    ['Daisy was married to Gatsby', 'Daisy Buchanan spouse Jay Gatsby'],
    ['Tom and Jordan are cousins', 'Tom Buchanan cousin Jordan Baker'],
    ["nick is daisy's brother in law", 'Nick Carraway in_law Daisy Buchanan'],
  ])('is heard in “%s”', (message, claim) => {
    expect(claims(message)).toEqual([claim]);
  });

  it.each([
    "Nick is not Daisy's brother",
    "Nick is almost like Daisy's brother",
    "I thought Nick was Daisy's brother",
    "Gatsby sees Daisy's daughter and the whole dream shakes",
    "Tom breaks Myrtle's nose and George's heart",
  ])('is not heard in “%s”', (message) => {
    expect(claims(message)).toEqual([]);
  });

  it.each([
    [
      "Nick is Daisy's brother, so he is never neutral about her marriage and he protects her in the telling.",
      /cousin/,
    ],
    ["Tom is Jordan's husband and that's why she is always at their house.", /Daisy Buchanan is Tom/],
    [
      "George is Myrtle's father and he shoots out of a father's grief.",
      /Myrtle Wilson is George Wilson’s wife/,
    ],
  ])('“%s” is put right and lifts nobody over fair', (message, note) => {
    const reading = read(message, gatsby);
    const verdict = judge(message, reading, gatsby);
    expect(wrong(message)[0]?.note).toMatch(note);
    expect(verdict?.rating).toBe('fair');
    expect(plan(gatsby, message, reading, verdict)).toMatchObject({
      move: 'correct',
      draft: expect.stringMatching(note),
    });
  });

  it.each([
    "Nick is Daisy's cousin, so he is the one who can ask her to tea.",
    "Daisy is Tom's wife, and he never lets her forget it.",
    'Myrtle is married to George, and the garage is all he has.',
    "Is Nick Daisy's brother?",
  ])('“%s” is no error', (message) => {
    expect(wrong(message)).toEqual([]);
  });

  it('gives no plot away in putting it right', () => {
    const talk = talkAbout(
      'book',
      'The Kite Runner',
      'Khaled Hosseini',
      'Critical Thinking',
      'Why does Amir stay silent?',
    );
    expect(wrong("Hassan is Amir's brother and that is why the silence is worse.", talk)).toEqual([]);
    expect(wrong("Hassan is Amir's cousin and that is why the silence is worse.", talk)[0]?.note).toMatch(
      /servant/,
    );
    const jane = talkAbout(
      'book',
      'Jane Eyre',
      'Charlotte Brontë',
      'Critical Thinking',
      'What is in the attic?',
    );
    const [error] = wrong("Bertha is Rochester's sister, so he hides her out of shame.", jane);
    expect(error).toBeDefined();
    expect(error?.note).toBeUndefined();
  });

  it('answers who is related to whom', () => {
    const asked = 'How is Nick related to Daisy?';
    const reading = read(asked, gatsby);
    expect(plan(gatsby, asked, reading, null).draft).toMatch(/^Nick Carraway is Daisy Buchanan’s cousin\./);
  });
});

describe('in a story we hold no notes on', () => {
  const hamlet = talkAbout(
    'book',
    'Hamlet',
    'William Shakespeare',
    'Critical Thinking',
    'Why does Hamlet wait so long?',
  );

  it.each([
    ["Ophelia is Hamlet's sister, so he is cruel to her out of shame.", /beloved/],
    ['Hamlet mourns his sister Ophelia and that is why he fights Laertes at the grave.', /beloved/],
    ["Claudius is Hamlet's father and that is why he cannot strike.", /King Hamlet is Hamlet’s father/],
    ["Ophelia is Claudius's daughter, so she has to spy for him.", /Polonius is Ophelia’s father/],
    ["Horatio is Laertes's brother, so he stays out of the duel.", undefined],
  ])('“%s” is put right where the ties tell', (message, note) => {
    const [error] = wrong(message, hamlet);
    if (note) expect(error?.note).toMatch(note);
    else expect(error).toBeUndefined();
  });

  it.each([
    "Claudius is Hamlet's uncle and stepfather, and the play keeps both words.",
    'Laertes loses his sister Ophelia and his father Polonius in a week.',
    "Gertrude, Hamlet's mother, drinks from the cup.",
    'Hamlet is not the brother of Ophelia, Laertes is.',
  ])('“%s” is no error', (message) => {
    expect(wrong(message, hamlet)).toEqual([]);
  });

  it('says who is related to whom when asked, and knows its people by name', () => {
    const asked = 'How is Polonius related to Ophelia?';
    expect(plan(hamlet, asked, read(asked, hamlet), null).draft).toMatch(/^Polonius is Ophelia’s father\./);
    expect(read('gertrude knows more than she says', hamlet).mentions).toContainEqual(
      expect.objectContaining({ term: 'gertrude', source: 'person' }),
    );
  });
});

it('takes a son by adoption for a son, but for none by blood', () => {
  const godfather = talkAbout(
    'movie',
    'The Godfather',
    'Francis Ford Coppola',
    'Genre & Context',
    'What in it could only come from 1972?',
  );
  expect(wrong("Tom Hagen is Vito's son, so he listens at the door.", godfather)).toEqual([]);
  expect(wrong("Tom Hagen is Vito's son by blood, so he inherits.", godfather)[0]?.note).toMatch(/adopted/);
});
