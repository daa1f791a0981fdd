import { describe, expect, it } from 'vitest';
import { wordCount } from '../counting.ts';
import { BANNED, marks } from '../eval/checks.ts';
import { TABLES } from '../planning/recognise.ts';
import { COURTESIES } from './courtesies.ts';
import { AFTER_DISTRESS, DISTRESS, DISTRESS_IN } from './distress.ts';
import { slotsOf } from './fill.ts';
import { GLOSSARY } from './glossary.ts';
import * as menus from './menus.ts';
import { ASPECT_QUESTIONS, MOVES } from './moves.ts';
import { OCCASIONS } from './occasions.ts';
import * as readings from './readings.ts';
import { RECEIVE } from './receive.ts';
import * as summaries from './summaries.ts';

const ASKING_OCCASIONS = new Set(['effort', 'hostile_ways', 'topic_ways', 'angles', 'language_ways']);
/** Slots that bring a whole question of the catalogue along. */
const QUESTION_SLOTS = new Set(['debate', 'factQuestion', 'test']);

const steps = Object.entries(TABLES).flatMap(([kind, table]) =>
  Object.entries(table).flatMap(([slug, words]) =>
    Object.entries(words).map(([step, templates]) => ({ name: `${kind} ${slug} ${step}`, step, templates })),
  ),
);
const questions = [
  ...steps.filter(({ step }) => step !== 'carry').flatMap(({ templates }) => templates),
  ...Object.values(MOVES).flat(),
  ...ASPECT_QUESTIONS,
  ...summaries.SUMMARY_QUESTIONS,
  ...summaries.RECALL_QUESTIONS,
  ...summaries.OWN_QUESTIONS,
  ...summaries.CLOSE_OFFERS,
  ...summaries.SHORT_CLOSE_OFFERS,
  ...menus.OWN_AIM_QUESTIONS,
  ...Object.entries(OCCASIONS).flatMap(([name, templates]) => (ASKING_OCCASIONS.has(name) ? templates : [])),
];
const statements = [
  ...steps.filter(({ step }) => step === 'carry').flatMap(({ templates }) => templates),
  ...Object.values(RECEIVE).flat(),
  ...Object.values(readings).flat(),
  ...Object.entries(OCCASIONS).flatMap(([name, templates]) => (ASKING_OCCASIONS.has(name) ? [] : templates)),
  ...DISTRESS,
  ...Object.values(DISTRESS_IN),
  ...AFTER_DISTRESS,
  ...[
    ...summaries.SUMMARIES,
    ...summaries.SHORT_SUMMARIES,
    ...summaries.SINGLE_SUMMARIES,
    ...summaries.EMPTY_SUMMARIES,
  ],
  ...[
    ...summaries.CLOSE_STRONGEST,
    ...summaries.CLOSE_MOVED,
    ...summaries.CLOSE_HELD,
    ...summaries.CLOSE_EMPTY,
  ],
  ...summaries.FAREWELLS,
  ...[...menus.WELCOMES, ...menus.CONCEPT_WELCOMES, ...menus.LEADS, ...menus.OWN_AIM_LEADS],
  ...Object.values(GLOSSARY),
];

describe('the wording of the guide', () => {
  it('asks one thing in a turn, asks it last and keeps it short', () => {
    const wrong = questions.filter((template) => {
      const whole = slotsOf(template).some((slot) => QUESTION_SLOTS.has(slot));
      const question = template.split(/(?<=[.:]) /).at(-1) ?? '';
      const single = whole ? marks(template) === 0 : marks(template) === 1 && template.endsWith('?');
      return !single || wordCount(question) > 27;
    });
    expect(wrong).toEqual([]);
  });

  it('states without asking where it states', () => {
    expect(statements.filter((template) => template.includes('?'))).toEqual([]);
  });

  it('praises nobody, raises its voice nowhere and quotes no one who has not spoken', () => {
    const all = [...questions, ...statements];
    expect(all.filter((template) => BANNED.test(template))).toEqual([]);
    expect(all.filter((template) => template.includes('!'))).toEqual([]);
    expect(all.filter((template) => /[“”"]/.test(template))).toEqual([]);
  });

  it('has at least four ways to make every shared move and take every occasion', () => {
    const counts = [...Object.entries(MOVES), ...Object.entries(OCCASIONS), ...Object.entries(RECEIVE)];
    expect(counts.filter(([, templates]) => templates.length < 4).map(([name]) => name)).toEqual([]);
  });

  it('can open every objective in four ways and has hints on three rungs for each', () => {
    for (const { name, step, templates } of steps) {
      if (step === 'open') expect(templates.length, name).toBeGreaterThanOrEqual(4);
      expect(templates.length, name).toBeGreaterThanOrEqual(2);
    }
  });

  it('can open every objective for a work nobody has notes on', () => {
    const always = new Set(['title', 'maker', 'idea', 'it', 'part', 'noun']);
    for (const { name, step, templates } of steps) {
      const usable = templates.filter(
        (one) => !/^~(?!told |argued )/.test(one) && slotsOf(one).every((slot) => always.has(slot)),
      );
      if (step === 'open') expect(usable.length, name).toBeGreaterThanOrEqual(2);
    }
  });

  it('says no question twice within one list', () => {
    for (const { name, templates } of steps) expect(new Set(templates).size, name).toBe(templates.length);
  });

  it('thanks readers in the larger languages', () => {
    for (const language of [
      'es',
      'fr',
      'de',
      'it',
      'pt',
      'ru',
      'zh',
      'ja',
      'ar',
      'hi',
      'tr',
      'pl',
      'nl',
      'ko',
      'uk',
    ]) {
      expect(COURTESIES[language]).toBeTruthy();
    }
  });
});
