import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { artworkById } from './artworks.ts';
import { bookById } from './books.ts';
import { conceptById } from './concepts.ts';
import { filmById } from './films.ts';
import { DEPTHS, faultsOf } from './script-check.ts';

const FOLDER = new URL('./scripts/', import.meta.url);
const KNOWN = { book: bookById, movie: filmById, artwork: artworkById, concept: conceptById };

const files = (kind: string): string[] =>
  readdirSync(new URL(`${kind}/`, FOLDER)).filter((name) => name.endsWith('.json'));
const read = (kind: string, name: string) =>
  JSON.parse(readFileSync(new URL(`${kind}/${name}`, FOLDER), 'utf8'));

describe.each(Object.entries(KNOWN))('scripts of a %s', (kind, byId) => {
  it.each(files(kind))('%s keeps to what scripts/README.md asks', (name) => {
    const script = read(kind, name);
    expect(`${script.work}.json`).toBe(name);
    expect(byId(script.work)).toBeTruthy();
    const deep = script.things.length >= DEPTHS.full.things;
    expect(faultsOf(script, deep ? 'full' : 'plain')).toEqual([]);
  });
});

it.each(files('generic'))('the general script %s keeps to it, too', (name) => {
  expect(faultsOf(read('generic', name))).toEqual([]);
});

it('notices what is missing', () => {
  const script = read('book', 'the-great-gatsby.json');
  expect(faultsOf({ ...script, answers: script.answers.slice(0, 3) })).toContain('3 answers, at least 25');
  const [first, ...rest] = script.things;
  expect(faultsOf({ ...script, things: [{ ...first, related: ['nobody'] }, ...rest] })).toContain(
    `thing ${first.id}: related nobody is no other thing`,
  );
});
