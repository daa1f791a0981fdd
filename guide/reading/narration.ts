import type { Hit } from './phrases.ts';
import { isContent, stem } from './stems.ts';
import { bySentence, type Word, type Words } from './words.ts';

const OURS = new Set('my our me mine ours myself'.split(' '));
/** What a reader does: "I only understood her when …" is about the work. */
const READS = new Set(
  'understood noticed realised realized saw read got liked believed trusted felt thought cried laughed reread'.split(
    ' ',
  ),
);
const ACTED = new Set(
  'was had did went got saw said asked told never only have am started stood fell found bought watched sat came took started tried made lost'.split(
    ' ',
  ),
);

/** How much of it is the reader's own days, told in sentences that touch neither question nor work. */
export function privateShare(own: readonly Word[], touches: (stem: string) => boolean): number {
  const aside = bySentence(own).filter((words) => {
    const told = words.some(
      ({ fold }, at) =>
        OURS.has(fold) ||
        ((fold === 'i' || fold === 'we') && ACTED.has(words[at + 1]?.fold ?? '') && !readsOn(words, at + 1)),
    );
    return (
      told &&
      words.filter(({ fold }) => isContent(fold) && touches(stem(fold))).length <
        Math.max(1, words.length / 14)
    );
  });
  return own.length === 0 ? 0 : aside.flat().length / own.length;
}

const readsOn = (words: readonly Word[], at: number): boolean =>
  /^(?:only|never)$/.test(words[at]?.fold ?? '') && READS.has(words[at + 1]?.fold ?? '');

/** The most times "and" or "then" joins things in one sentence. */
export function longestChain(own: readonly Word[]): number {
  const joins = new Map<number, number>();
  for (const { fold, sentence } of own)
    if (fold === 'and' || fold === 'then') joins.set(sentence, (joins.get(sentence) ?? 0) + 1);
  return Math.max(0, ...joins.values());
}

/** "because he loves her" gives the plot's cause; the reader's own shows in a verb of reading in that sentence. */
export function isPlotReason(hit: Hit, own: readonly Word[], text: Words): boolean {
  const opener = own[hit.from];
  const next = own[hit.to];
  if (!opener || !next || !/^(?:because|bc|cuz|since|so)$/.test(hit.phrase)) return false;
  if (!/^(?:he|she|they|hes|shes|theyre|his|her|their)$/.test(next.fold)) return false;
  const sentence = text.sentences[opener.sentence];
  return !own.some(
    (word) =>
      word.start >= (sentence?.start ?? 0) &&
      word.end <= (sentence?.end ?? 0) &&
      /^(?:i|im|i'd|you|we|shows|means|suggests|seems|looks|maybe|not)$/.test(word.fold),
  );
}
