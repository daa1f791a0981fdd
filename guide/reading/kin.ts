/** Words of family, and what two people are to each other by the catalogue's ties. */
import type { Kinship, Tie } from '#catalogue/types.ts';

export type Kin =
  | 'parent'
  | 'child'
  | 'sibling'
  | 'spouse'
  | 'uncle'
  | 'nephew'
  | 'cousin'
  | 'grandparent'
  | 'grandchild'
  | 'in_law';

const WORDS: Record<Kin, string> = {
  parent: 'father mother dad daddy mum mom mama papa parent stepfather stepmother',
  child: 'son daughter child kid stepson stepdaughter',
  sibling: 'brother sister sibling twin stepbrother stepsister',
  spouse: 'husband wife spouse',
  uncle: 'uncle aunt auntie',
  nephew: 'nephew niece',
  cousin: 'cousin',
  grandparent: 'grandfather grandmother grandpa grandma grandparent',
  grandchild: 'grandson granddaughter grandchild',
  in_law: '',
};

const byWord = new Map(
  Object.entries(WORDS).flatMap(([kin, words]) =>
    words
      .split(' ')
      .filter(Boolean)
      .flatMap((word) => [
        [word, kin as Kin] as const,
        [word === 'wife' ? 'wives' : word === 'child' ? 'children' : `${word}s`, kin as Kin] as const,
      ]),
  ),
);

export const kinOf = (word: string): Kin | undefined => byWord.get(word);

/** "twin brother", "great-aunt", "mother-in-law"; null for what is no kin. */
function kinOfTie({ is }: Tie): Kin | null {
  if (is.endsWith('-in-law')) return 'in_law';
  return byWord.get(is.split(/[\s-]/).at(-1) ?? '') ?? null;
}

const TURNED: Partial<Record<Kin, Kin>> = {
  parent: 'child',
  child: 'parent',
  uncle: 'nephew',
  nephew: 'uncle',
  grandparent: 'grandchild',
  grandchild: 'grandparent',
};
const turned = (kin: Kin): Kin => TURNED[kin] ?? kin;

/** What the first person is said to be to the second. */
export type Claim = { who: string; kin: Kin; word: string; to: string };

const isBetween = ({ who, to }: Tie, a: string, b: string) =>
  (who === a && to === b) || (who === b && to === a);

export const tiesBetween = ({ ties }: Kinship, a: string, b: string): Tie[] =>
  ties.filter((tie) => isBetween(tie, a, b));

const says = (tie: Tie, { who, kin }: Claim): boolean => {
  const known = kinOfTie(tie);
  return known !== null && (tie.who === who ? known : turned(known)) === kin;
};

/** Of these one has only one: a father by name, a wife or husband. */
function taken({ ties }: Kinship, { who, kin, word, to }: Claim): Tie | undefined {
  if (kin === 'spouse')
    return ties.find(
      (tie) => kinOfTie(tie) === 'spouse' && [tie.who, tie.to].some((one) => one === who || one === to),
    );
  if (/^(?:father|mother)$/.test(word)) return ties.find((tie) => tie.is === word && tie.to === to);
  return undefined;
}

/** The ties that speak against a claim; none where it is right or where nothing is known. */
export function against(kinship: Kinship, claim: Claim): Tie[] {
  const between = tiesBetween(kinship, claim.who, claim.to);
  if (between.some((tie) => says(tie, claim))) return [];
  const other = taken(kinship, claim);
  return [...(other ? [other] : []), ...between];
}

/** "Nick Carraway is Daisy Buchanan's cousin." */
export const tieLine = ({ who, is, to }: Tie): string =>
  `${who.charAt(0).toUpperCase()}${who.slice(1)} is ${to}${to.endsWith('s') ? '’' : '’s'} ${is}.`;
