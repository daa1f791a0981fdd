import { expect, test } from 'vitest';
import { cannedReply, localOpener } from './canned.ts';

const book = { kind: 'book', title: 'Emma', creator: 'Jane Austen' } as const;
const movie = { kind: 'movie', title: 'Alien', creator: 'Ridley Scott' } as const;
const artwork = { kind: 'artwork', title: 'The Kiss', creator: 'Gustav Klimt' } as const;
const concept = { kind: 'concept', title: 'Inversion', creator: 'Exploration' } as const;

test('without an opening the talk begins all the same: takeaway, the film, what draws one to it', () => {
  expect(localOpener(book)).toMatch(/biggest takeaway from "Emma" by Jane Austen\?$/);
  expect(localOpener(movie)).toBe('What did you think of "Alien"?');
  expect(localOpener(artwork)).toBe('What draws you to "The Kiss" by Gustav Klimt?');
});

test('without a reply the guide’s place is kept in the words of the specification', () => {
  expect(cannedReply(book)).toMatch(/^I'm interested in your thoughts about "Emma" by Jane Austen\./);
  expect(cannedReply(artwork)).toMatch(
    /^Let's keep exploring "The Kiss" by Gustav Klimt\. .*technique.*symbolism.*context.*interpretation/,
  );
  expect(cannedReply(movie)).toMatch(/"Alien".*story.*characters.*directing.*themes/);
});

test('an idea is by nobody', () => {
  expect(cannedReply(concept) + localOpener(concept)).not.toContain('Exploration');
});
