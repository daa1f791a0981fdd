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
export type Claim = { who: string; kin: Kin; word: string; to: string; byBlood?: boolean };

const isBetween = ({ who, to }: Tie, a: string, b: string) =>
  (who === a && to === b) || (who === b && to === a);

export const tiesBetween = ({ ties }: Kinship, a: string, b: string): Tie[] =>
  ties.filter((tie) => isBetween(tie, a, b));

const says = (tie: Tie, { who, kin }: Claim): boolean => {
  const known = kinOfTie(tie);
  return known !== null && (tie.who === who ? known : turned(known)) === kin;
};

type Gender = 'he' | 'she';
const HE = /(?:father|dad|daddy|papa|son|brother|husband|uncle|nephew|king|master)$/;
const SHE = /(?:mother|mum|mom|mama|daughter|sister|wife|aunt|auntie|niece|queen|mistress)$/;
const genderOfWord = (word: string): Gender | null => (HE.test(word) ? 'he' : SHE.test(word) ? 'she' : null);

/** As far as the ties tell: who is somebody's aunt is a woman. */
export function genderOf({ ties }: Kinship, person: string): Gender | null {
  for (const { who, is } of ties) {
    const gender = who === person ? genderOfWord(is.replace(/-in-law$/, '')) : null;
    if (gender) return gender;
  }
  return null;
}

type Parent = { name: string; gender: Gender | null; tie: Tie };

/** By birth, as far as the ties say; not by marriage or adoption. */
const parentsOf = (kinship: Kinship, child: string): Parent[] =>
  kinship.ties.flatMap((tie) => {
    const name =
      tie.to === child && /^(?:father|mother)$/.test(tie.is)
        ? tie.who
        : tie.who === child && /^(?:son|daughter)$/.test(tie.is)
          ? tie.to
          : null;
    return name === null ? [] : [{ name, gender: genderOf(kinship, name), tie }];
  });

/** Of these one has only one: a father and a mother by birth, a wife or husband; and whose parents differ are no siblings. */
function taken(kinship: Kinship, { who, kin, word, to }: Claim): Tie | undefined {
  if (word.startsWith('step')) return undefined;
  const other = (child: string, parent: string, gender: Gender | null) =>
    gender === null
      ? undefined
      : parentsOf(kinship, child).find((one) => one.name !== parent && one.gender === gender)?.tie;
  switch (kin) {
    case 'spouse':
      return kinship.ties.find(
        (tie) => kinOfTie(tie) === 'spouse' && [tie.who, tie.to].some((one) => one === who || one === to),
      );
    case 'parent':
      return other(to, who, genderOfWord(word));
    case 'child':
      return other(who, to, genderOf(kinship, to));
    case 'sibling': {
      const mine = parentsOf(kinship, who);
      const theirs = parentsOf(kinship, to);
      if (mine.some(({ name }) => theirs.some((one) => one.name === name))) return undefined;
      return mine.find(({ gender }) => gender && theirs.some((one) => one.gender === gender))?.tie;
    }
    default:
      return undefined;
  }
}

const isByMarriage = ({ is }: Tie): boolean => is.startsWith('step');
const isChosen = ({ is }: Tie): boolean => /^(?:adopt|foster|step)/.test(is);

/** The ties that speak against a claim; none where it is right or where nothing is known. */
export function against(kinship: Kinship, claim: Claim): Tie[] {
  const between = tiesBetween(kinship, claim.who, claim.to);
  const other = taken(kinship, claim);
  const holds = (tie: Tie) =>
    says(tie, claim) && !(other && isByMarriage(tie)) && !(claim.byBlood && isChosen(tie));
  if (between.some(holds)) return [];
  const others = other ? [other] : [];
  return claim.kin === 'sibling' ? [...between, ...others] : [...others, ...between];
}

/** "Nick Carraway is Daisy Buchanan's cousin." */
export const tieLine = ({ who, is, to }: Tie): string =>
  `${who.charAt(0).toUpperCase()}${who.slice(1)} is ${to}${to.endsWith('s') ? '’' : '’s'} ${is}.`;
