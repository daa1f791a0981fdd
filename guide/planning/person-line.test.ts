import { describe, expect, test } from 'vitest';
import { BOOKS } from '#catalogue/books.ts';
import { FILMS } from '#catalogue/films.ts';
import { personLine, saysWhatIsDone } from './person-line.ts';

describe('somebody of a work is introduced in a whole sentence', () => {
  test.each([
    ['Jack', 'came home changed', 'Jack came home changed.'],
    ['the Tortoise', 'always has one more step', 'The Tortoise always has one more step.'],
    ['the night owl', 'never gets enough', 'The night owl never gets enough.'],
    ['Margot', "Anne's sister, who is never scolded", "Margot is Anne's sister, who is never scolded."],
    ['the farmer', 'no longer sure of the field', 'The farmer is no longer sure of the field.'],
    ['Helen Burns', 'a friend', 'Helen Burns is a friend.'],
    ['the twins', 'joined at the hip', 'The twins are joined at the hip.'],
    ['the people in line', 'tired', 'The people in line are tired.'],
    ['the husband and the wife', 'never seen', 'The husband and the wife are never seen.'],
    ['the boss', 'a quiet man', 'The boss is a quiet man.'],
  ])('%s, %s', (name, role, line) => {
    expect(personLine({ name, role })).toBe(line);
  });
});

/** What a role that names nobody's doing begins with; a new word here is a sentence somebody has read. */
const WHAT_ONE_IS =
  /^(?:an?|the|his|her|its|their|someone|no longer|[A-Z]\S*(?: \S+)?['’]s|(?:[a-z]+ty-)?(?:one|two|three|four|five|six|seven|eight|nine)|(?:ten|eleven|twelve|[a-z]+teen|[a-z]+ty)|afraid|back|blind|bossy|careful|charming|devout|elected|far|fierce|full|funny-looking|good|head|hot-tempered|hungry|kind|married|master|poor|pregnant|quick|rich|shy|simple|sure|top)[\s,]/;
const FINITE_AFTER_IS =
  /^.*? (?:is|are) (?:(?:always|never|once|still) )?(?:is|are|was|were|has|had|have|does|did|do|can|cannot|will|would|must|came|went|knew|gets|goes|makes|takes|wants|says)\b/;

describe('every person of every work', () => {
  const people = [...BOOKS, ...FILMS].flatMap(({ id, people }) =>
    people.map((person): [string, { name: string; role: string }] => [`${id}: ${person.name}`, person]),
  );

  test.each(people)('%s makes a sentence', (_name, person) => {
    const line = personLine(person);
    expect(line).toMatch(/^\p{Lu}/u);
    expect(line).toMatch(/[.?!”]$/);
    expect(saysWhatIsDone(person.role) || WHAT_ONE_IS.test(person.role), line).toBe(true);
    expect(FINITE_AFTER_IS.test(line.replace(` ${person.role}`, '')), line).toBe(false);
    expect(line, line).not.toMatch(FINITE_AFTER_IS);
  });

  test('speaks of several as of several', () => {
    const several = people
      .map(([, person]) => person)
      .filter(({ name }) =>
        / and |^the .*(?:twins|students|workers|officers|villagers|littluns)$/.test(name),
      );
    expect(several.length).toBeGreaterThan(5);
    for (const person of several)
      expect(personLine(person)).not.toMatch(
        new RegExp(`^${person.name} (?:is|was|has|does|[a-z]+[^s]s) `, 'i'),
      );
  });
});
