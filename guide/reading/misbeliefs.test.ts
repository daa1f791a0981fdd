import { describe, expect, test } from 'vitest';
import { ARTWORKS } from '#catalogue/artworks.ts';
import { BOOKS } from '#catalogue/books.ts';
import { CONCEPTS } from '#catalogue/concepts.ts';
import { FILMS } from '#catalogue/films.ts';
import { knowledgeOfEntry } from '#catalogue/knowledge.ts';
import { lookUpId } from '#catalogue/look-up.ts';
import type { Knowledge } from '#catalogue/types.ts';
import type { Kind } from '#contract/kinds.ts';
import { misbelievedIn } from './misbeliefs.ts';
import { contentStems } from './stems.ts';
import { foldsOf, wordsOf } from './words.ts';

function known(kind: Kind, id: string): Knowledge {
  const entry = lookUpId(kind, id);
  if (!entry) throw new Error(`No ${kind} ${id}.`);
  return knowledgeOfEntry(entry);
}

const misbelieved = (message: string, knowledge: Knowledge) => {
  const text = wordsOf(message);
  return misbelievedIn(text, text.words, knowledge).map(({ note }) => note ?? '');
};

const everything: [string, Knowledge][] = (
  [
    ['book', BOOKS],
    ['movie', FILMS],
    ['artwork', ARTWORKS],
    ['concept', CONCEPTS],
  ] as const
).flatMap(([kind, all]) => all.map(({ id }): [string, Knowledge] => [`${kind} ${id}`, known(kind, id)]));

const beliefsOf = ({ misconceptions }: Knowledge) =>
  [...misconceptions.open, ...misconceptions.spoilers].map(({ belief }) => belief);

describe('a common mistake said as one’s own is noticed', () => {
  test.each(everything)('%s', (_name, knowledge) => {
    for (const belief of beliefsOf(knowledge)) {
      if (contentStems(foldsOf(belief)).size < 3) continue;
      const opened = `${belief.charAt(0).toLowerCase()}${belief.slice(1)}`;
      expect(misbelieved(`I say ${opened}`, knowledge), belief).not.toEqual([]);
    }
  });

  test.each([
    ['book', 'the-power-broker', 'Moses was simply an elected official who lost touch.'],
    ['book', 'long-walk-to-freedom', 'i think mandela always held to non-violence'],
    [
      'movie',
      'casablanca',
      'In the famous scene Rick says Play it again, Sam, and one hears that he has not given up anything.',
    ],
    ['movie', 'psycho', 'The famous shower scene shows the knife going in.'],
    ['artwork', 'the-creation-of-adam', 'Michelangelo painted the whole ceiling lying on his back!'],
    ['artwork', 'the-third-of-may-1808', 'For me it counts that Goya painted what he saw that night.'],
  ] as const)('%s %s: “%s”', (kind, id, message) => {
    expect(misbelieved(message, known(kind, id))).toHaveLength(1);
  });
});

describe('a true sentence is not', () => {
  const sentencesOf = (value: unknown): string[] =>
    typeof value === 'string'
      ? value.split(/(?<=[.!?])\s+/)
      : value && typeof value === 'object'
        ? Object.values(value).flatMap(sentencesOf)
        : [];

  test.each(everything)('whatever the catalogue says of %s', (_name, knowledge) => {
    const { misconceptions, ...rest } = knowledge;
    const corrections = [...misconceptions.open, ...misconceptions.spoilers].map((one) => one.correction);
    for (const sentence of [...sentencesOf(rest), ...sentencesOf(corrections)])
      expect(misbelieved(sentence, knowledge), sentence).toEqual([]);
  });

  test.each([
    ['book', 'pride-and-prejudice', "Darcy's pride and Elizabeth's prejudice feed each other."],
    ['book', 'the-power-broker', 'Moses never was an elected official, and that is how he got so far.'],
    ['book', 'the-power-broker', 'He outlasted every elected official, Moses did.'],
    ['book', 'the-brothers-karamazov', 'Is it that Dostoevsky agrees with the Inquisitor?'],
    ['book', 'the-elegant-universe', 'People talk as if string theory had been proved.'],
    ['book', 'thinking-in-bets', 'Losing a hand does not prove that somebody made a mistake.'],
    ['book', 'the-guns-of-august', 'I wonder whether the taxis saved Paris.'],
    ['book', 'shoe-dog', 'Knight started out by selling a better Japanese sneaker, not inventing one.'],
    ['movie', 'psycho', 'The shower scene never shows the knife going in, we only think it does.'],
    ['movie', 'psycho', 'If the shower scene shows the knife going in, I missed it.'],
    ['movie', 'casablanca', 'Rick lets Sam play it for him after telling him not to.'],
    ['movie', 'rashomon', 'In Rashomon everyone tells of the same event, but the angle is not what differs.'],
    ['artwork', 'the-card-players', 'The tilt is no mistake in perspective.'],
    ['artwork', 'the-kiss', 'Klimt never said the picture was of Emilie Flöge and himself.'],
    ['artwork', 'the-two-fridas', 'Kahlo said she never painted dreams.'],
    ['artwork', 'the-raft-of-the-medusa', 'The rescue ship shows at the moment hope is nearly gone.'],
    ['concept', 'correlation-is-not-causation', 'Correlation is not worthless as evidence.'],
  ] as const)('%s %s: “%s”', (kind, id, message) => {
    expect(misbelieved(message, known(kind, id))).toEqual([]);
  });
});
