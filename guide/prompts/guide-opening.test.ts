import { expect, it } from 'vitest';
import { GENERAL_OBJECTIVE } from '#catalogue/objectives.ts';
import type { Kind } from '#contract/kinds.ts';
import { sampleTalk } from '#tests/sample-talk.ts';
import { openingPrompt } from './guide-opening.ts';
import { keycap } from './opening-menus.ts';

const options = { nonce: 'k3y', tokens: 12_000 };
const asked = (talk = sampleTalk()) => openingPrompt(talk, options).lines[0]?.text ?? '';
const general = (kind: Kind) =>
  sampleTalk({ subject: { ...sampleTalk().subject, kind }, objective: GENERAL_OBJECTIVE });

it.each<[Kind, number]>([
  ['book', 5],
  ['concept', 6],
  ['artwork', 5],
])('asks for a menu of a %s with %i lines', (kind, count) => {
  const text = asked(general(kind));
  expect(text).toContain(`exactly ${count} lines`);
  expect(text).toContain(`\n${keycap(count)} `);
  expect(text).not.toContain(keycap(count + 1));
});

it('asks for a line of welcome to a film, whose menu is fixed', () => {
  expect(asked(general('movie'))).toContain('ONE sentence of welcome');
  expect(asked(general('movie'))).not.toContain(keycap(1));
});

it('asks for one question under an objective', () => {
  expect(asked()).toContain('ONE focused question about this very book');
});

it('shows what the reader had before, so that it takes another way in', () => {
  const text = asked(sampleTalk({ earlierOpenings: ['Who lit the lamp?', 'Why?'] }));
  expect(text).toContain('<work_k3y>Who lit the lamp?</work_k3y>');
  expect(asked()).not.toContain('openings before');
});
