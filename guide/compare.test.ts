import { describe, expect, it } from 'vitest';
import { knowledgeOf } from '#catalogue/knowledge.ts';
import { ART_OBJECTIVES } from '#catalogue/objectives.ts';
import { opening } from './opening.ts';
import { plan } from './plan.ts';
import { questionsIn } from './planning/state.ts';
import { openingPrompt } from './prompts/guide-opening.ts';
import { read } from './reading/read.ts';
import type { Subject, Talk } from './types.ts';

const subject = (title: string, creator: string): Subject => ({
  kind: 'artwork',
  title,
  creator,
  knowledge: knowledgeOf({ kind: 'artwork', title, creator }),
});

const comparing = ART_OBJECTIVES.find(({ slug }) => slug === 'compare-artworks');
if (!comparing) throw new Error('There is no Compare Artworks.');

const talkOf = (first: Subject, beside: Subject | undefined, seed: string): Talk => ({
  subject: first,
  objective: comparing,
  ...(beside && { beside }),
  turns: [],
  seed,
});

const meninas = subject('Las Meninas', 'Diego Velázquez');
const arnolfini = subject('The Arnolfini Portrait', 'Jan van Eyck');
const own = subject('Still Life with My Keys', 'Ann Example');
const SEEDS = Array.from({ length: 40 }, (_, at) => `seed ${at}`);

describe('comparing two artworks', () => {
  it('opens with a question about both, never with a request for a second one', () => {
    for (const [first, second] of [
      [meninas, arnolfini],
      [meninas, own],
      [own, meninas],
      [own, subject('Blue Door', '')],
    ] as const) {
      for (const seed of SEEDS) {
        const said = opening(talkOf(first, second, seed));
        expect(said).toContain(first.title);
        expect(said).toContain(second.title.replace('The ', ''));
        expect(said).not.toMatch(/which other|another work you know|name one more/i);
        expect(questionsIn(said)).toHaveLength(1);
      }
    }
  });

  it('without a second one asks for it or suggests one, as before', () => {
    const openings = SEEDS.map((seed) => opening(talkOf(meninas, undefined, seed)));
    expect(openings.some((said) => /which other|name one more/i.test(said))).toBe(true);
    expect(openings.some((said) => said.includes('side by side'))).toBe(false);
  });

  it('takes a particular of the second work for one of the pair', () => {
    const said = 'The convex mirror shows two people at the door, so there somebody came as a witness.';
    const question = { role: 'guide' as const, text: 'What do the two share, before they part?' };
    const alone = read(said, { ...talkOf(meninas, undefined, 's'), turns: [question] });
    const paired = read(said, { ...talkOf(meninas, arnolfini, 's'), turns: [question] });
    const named = ({ mentions }: typeof paired) => mentions.map(({ term }) => term);
    expect(named(paired).length).toBeGreaterThan(named(alone).length);
  });

  it('points to places in the second work when the reader needs a hint', () => {
    const talk = talkOf(meninas, arnolfini, 's');
    const places = arnolfini.knowledge?.lookingPoints.map(({ name }) => name) ?? [];
    const hints = SEEDS.map((seed) => {
      const asked = { ...talk, seed, turns: [{ role: 'guide' as const, text: opening(talk) }] };
      const message = 'Can I have a hint?';
      return plan(asked, message, read(message, asked), null).draft;
    });
    expect(hints.some((hint) => places.some((place) => hint.includes(place)))).toBe(true);
  });

  it('tells a model of both works and what is known of each', () => {
    const prompt = openingPrompt(talkOf(meninas, arnolfini, 's'), { nonce: 'q7x4', tokens: 6000 });
    expect(prompt.system).toContain('BESIDE IT');
    expect(prompt.system).toContain('The Arnolfini Portrait');
    const [place] = arnolfini.knowledge?.lookingPoints ?? [];
    expect(prompt.system).toContain(place?.name ?? 'a place');
    expect(
      openingPrompt(talkOf(meninas, undefined, 's'), { nonce: 'q7x4', tokens: 6000 }).system,
    ).not.toContain('BESIDE IT');
  });
});
