/** What a reader says people of a story are to each other: "Nick is Daisy's brother". */
import type { Kinship } from '#catalogue/types.ts';
import type { Span } from '../types.ts';
import { against, type Claim, genderOf, type Kin, kinOf, tieLine } from './kin.ts';
import { spanOfWords } from './spans.ts';
import { bySentence, foldsOf, type Word, type Words } from './words.ts';

/** Somebody of the story at words `from` to `to`; `owns`: with an apostrophe, "Daisy's". */
type Named = { who: string; from: number; to: number; owns: boolean };

const books = new WeakMap<Kinship, [string[], string][]>();

function namesOf(kinship: Kinship): [string[], string][] {
  const known = books.get(kinship);
  if (known) return known;
  const made = Object.entries(kinship.people)
    .flatMap(([who, others]) => [who, ...others].map((name): [string[], string] => [foldsOf(name), who]))
    .sort(([a], [b]) => b.length - a.length);
  books.set(kinship, made);
  return made;
}

const OWNING = /['’ʼ]s$|s['’ʼ]$/i;

/** Everybody named, in order. */
export function peopleIn(raw: string, words: readonly Word[], kinship: Kinship): Named[] {
  const found: Named[] = [];
  for (let at = 0; at < words.length; at++) {
    for (const [folds, who] of namesOf(kinship)) {
      const last = words[at + folds.length - 1];
      if (!last || !folds.slice(0, -1).every((fold, i) => words[at + i]?.fold === fold)) continue;
      const end = folds.at(-1) ?? '';
      const written = raw.slice(last.start, last.end + (/['’ʼ]/.test(raw[last.end] ?? '') ? 1 : 0));
      const owns =
        OWNING.test(written) && (last.fold === `${end}s` || (last.fold === end && end.endsWith('s')));
      if (!owns && last.fold !== end) continue;
      found.push({ who, from: at, to: at + folds.length, owns });
      at += folds.length - 1;
      break;
    }
  }
  return found;
}

const IS = new Set(['is', 'was', 'being']);
const ARE = new Set(['are', 'were']);
const BESIDE = new Set('also actually really in fact just simply only of course both the a an'.split(' '));
const KIND_OF = new Set(
  'own older elder younger eldest youngest big little twin half step adopted adoptive dear beloved late dead real true biological natural blood first second only favourite favorite long lost great poor'.split(
    ' ',
  ),
);
const BY_BLOOD = new Set(['blood', 'biological', 'natural', 'birth']);
const POSSESSIVE: Partial<Record<string, 'he' | 'she'>> = { his: 'he', her: 'she' };
/** Said of what is not so, or not said to be so. */
const UNMEANT = new Set(
  'not never isnt wasnt arent werent no like as if almost practically nearly would could might maybe perhaps thought think imagine suppose pretend pretends seems wrong than myth'.split(
    ' ',
  ),
);

/** At words `from` to `end` of its sentence. */
type Claimed = Claim & { from: number; end: number };

export function claimsIn(raw: string, sentence: readonly Word[], kinship: Kinship): Claimed[] {
  const people = peopleIn(raw, sentence, kinship);
  const fold = (at: number) => sentence[at]?.fold ?? '';
  const pass = (at: number, over: ReadonlySet<string>) => {
    let next = at;
    while (over.has(fold(next))) next++;
    return next;
  };
  /** A word of kin at this place, behind its adjectives. */
  const kinAt = (at: number): { kin: Kin; word: string; to: number } | undefined => {
    const place = pass(at, KIND_OF);
    const kin = kinOf(fold(place));
    if (!kin) return undefined;
    const inLaw = fold(place + 1) === 'in' && fold(place + 2) === 'law';
    return { kin: inLaw ? 'in_law' : kin, word: inLaw ? '' : fold(place), to: place + (inLaw ? 3 : 1) };
  };
  const at = (place: number) => people.find(({ from }) => from === place);
  const unmeant = (from: number, to: number) =>
    sentence.slice(Math.max(0, from - 4), to).some((word) => UNMEANT.has(word.fold));
  const claims: Claimed[] = [];
  const claim = (who: Named, kin: { kin: Kin; word: string }, to: Named, from: number, end: number) => {
    if (who.who === to.who || unmeant(from, end)) return;
    const said = sentence.slice(from, end + 2).map((word) => word.fold);
    const byBlood = said.some((one) => BY_BLOOD.has(one));
    claims.push({
      who: who.who,
      kin: kin.kin,
      word: kin.word,
      to: to.who,
      from,
      end,
      ...(byBlood && { byBlood }),
    });
  };
  for (const one of people) {
    if (one.owns) {
      // "Gatsby's wife Myrtle"
      const kin = kinAt(one.to);
      const named = kin && at(kin.to);
      if (kin && named && !named.owns && !sentence[kin.to]?.opens) claim(named, kin, one, one.from, named.to);
      continue;
    }
    const verb = one.to;
    // "Nick, Daisy's brother, …"
    const beside = at(verb);
    if (beside?.owns && sentence[verb]?.afterPause) {
      const kin = kinAt(beside.to);
      const after = kin && sentence[kin.to];
      if (kin && (!after || after.afterPause)) claim(one, kin, beside, one.from, kin.to);
    }
    if (IS.has(fold(verb))) {
      const next = pass(verb + 1, BESIDE);
      const owner = at(next);
      if (owner?.owns) {
        const kin = kinAt(owner.to);
        if (kin) claim(one, kin, owner, one.from, kin.to);
      } else if (fold(next) === 'married' && fold(next + 1) === 'to') {
        const to = at(next + 2);
        if (to && !to.owns) claim(one, { kin: 'spouse', word: 'spouse' }, to, one.from, to.to);
      } else {
        const kin = kinAt(next);
        const to = kin && fold(kin.to) === 'of' ? at(kin.to + 1) : undefined;
        if (kin && to && !to.owns) claim(one, kin, to, one.from, to.to);
      }
    }
    // "Nick and Daisy are siblings"
    const other = fold(verb) === 'and' ? at(verb + 1) : undefined;
    if (other && !other.owns && ARE.has(fold(other.to))) {
      const next = pass(other.to + 1, BESIDE);
      const kin = kinAt(next);
      const pair =
        kin && (kin.kin === 'sibling' || kin.kin === 'cousin') && fold(kin.to) !== 'of' ? kin : null;
      const married = /^(?:married|husband|spouses)$/.test(fold(next)) && !at(next + 2);
      if (pair) claim(one, pair, other, one.from, pair.to);
      else if (married) claim(one, { kin: 'spouse', word: 'spouse' }, other, one.from, next + 1);
    }
  }
  // "Hamlet mourns his sister Ophelia", where only one of those named before can be meant.
  for (let place = 1; place < sentence.length; place++) {
    const whose = POSSESSIVE[fold(place)];
    const kin = whose && kinAt(place + 1);
    const named = kin && at(kin.to);
    if (!kin || !named || named.owns) continue;
    const before = people.filter(
      ({ who, to }) => to <= place && who !== named.who && (genderOf(kinship, who) ?? whose) === whose,
    );
    const [owner] = before;
    if (owner && before.every(({ who }) => who === owner.who)) claim(named, kin, owner, place, named.to);
  }
  return claims;
}

/** What the catalogue knows to be otherwise; without a note where saying so would give plot away. */
export function wrongTies(
  { raw, sentences }: Words,
  own: readonly Word[],
  kinship: Kinship,
): { span: Span; note?: string }[] {
  return bySentence(own)
    .filter(([first]) => first && !sentences[first.sentence]?.asks)
    .flatMap((sentence) =>
      claimsIn(raw, sentence, kinship).flatMap((claim) => {
        const ties = against(kinship, claim);
        if (ties.length === 0) return [];
        const open = ties.find(({ spoiler }) => !spoiler);
        return [
          {
            span: spanOfWords(raw, sentence, claim.from, claim.end),
            ...(open ? { note: tieLine(open) } : {}),
          },
        ];
      }),
    );
}
