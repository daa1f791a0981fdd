import { describe, expect, test } from 'vitest';
import { BOOKS } from '#catalogue/books.ts';
import { FILMS } from '#catalogue/films.ts';
import { knowledgeOfEntry } from '#catalogue/knowledge.ts';
import { lookUpId } from '#catalogue/look-up.ts';
import type { Fact, Knowledge, Touchstone } from '#catalogue/types.ts';
import type { Kind } from '#contract/kinds.ts';
import { talkAbout } from '../eval/sample-talks.ts';
import { factBroughtUp, openStemsOf, openTextsOf, readerWordsOf, sceneBroughtUp } from './reader-words.ts';

/** What anyone says in a talk on any work. */
const EVERYDAY =
  'find men tell end man woman boy girl child mother father son friend wife house door night day time way life death die kill dead love hate fear hope leave come back go run take give keep lose find hold see look hear speak say ask answer think know believe remember forget want need try begin start stop last first one two three other people world work money school war law truth lie secret name word book story read write hand eye face head heart body voice light dark fire water room town city street home car road money old young new good bad right wrong great small long whole own same real sad happy alone together never always'.split(
    ' ',
  );

type Work = { knowledge: Knowledge; scenes: Touchstone[]; facts: Fact[] };

function known(kind: Kind, id: string): Work {
  const entry = lookUpId(kind, id);
  if (!entry) throw new Error(`No ${kind} ${id}.`);
  const knowledge = knowledgeOfEntry(entry);
  return { knowledge, scenes: knowledge.touchstones.spoilers, facts: knowledge.facts.spoilers };
}

const works: [string, Work][] = [
  ...BOOKS.map(({ id }): [string, Work] => [id, known('book', id)]),
  ...FILMS.map(({ id }): [string, Work] => [id, known('movie', id)]),
].filter(([, { scenes, facts }]) => scenes.length + facts.length > 0);

/** What of the work a reader who says this would find opened. */
function openedBy({ knowledge, scenes, facts }: Work, message: string): string[] {
  const talk = talkAbout(
    knowledge.kind,
    knowledge.title,
    knowledge.creator,
    'General Discussion',
    'Where to?',
  );
  const reader = readerWordsOf(talk, message);
  const openStems = openStemsOf(knowledge);
  return [
    ...scenes.filter((scene) => sceneBroughtUp(scene, reader, openStems)).map(({ text }) => text),
    ...facts.filter((fact) => factBroughtUp(fact, reader)).map(({ statement }) => statement),
  ];
}

describe('what gives plot away stays closed', () => {
  test.each(works)('in %s to whoever has read only what is open', (_id, work) => {
    expect(openedBy(work, openTextsOf(work.knowledge).join('\n'))).toEqual([]);
  });

  test.each(works)('in %s to whoever asks for it', (_id, work) => {
    for (const { question, statement } of work.facts)
      expect(openedBy(work, question), question).not.toContain(statement);
  });

  test.each(works)('in %s to everyday words', (_id, work) => {
    expect(openedBy(work, EVERYDAY.join('. '))).toEqual([]);
  });
});

describe('and opens to whoever tells it', () => {
  test.each(works)('in %s', (_id, work) => {
    for (const { name, text } of work.scenes) expect(openedBy(work, `${text}.`), name).toContain(text);
    for (const { question, statement } of work.facts)
      expect(openedBy(work, statement), question).toContain(statement);
  });
});
