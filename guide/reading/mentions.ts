import type { Reading, Talk } from '../types.ts';
import type { Evidence } from './evidence.ts';
import type { Hit } from './phrases.ts';
import { findPhrases, phraseBook } from './phrases.ts';
import { quotationsIn } from './quotations.ts';
import { spanOfWords } from './spans.ts';
import { contentStems, isContent, isPlain, stem } from './stems.ts';
import { bySentence, foldsOf, type Word, type Words } from './words.ts';

type Mention = Reading['mentions'][number];

/** What of the work the reader named, each with its place. */
export function mentionsIn(
  text: Words,
  own: readonly Word[],
  evidence: Evidence,
  { subject, beside }: Talk,
): Mention[] {
  const mention =
    (source: Mention['source']) =>
    (hit: Hit): Mention => ({
      term: hit.phrase,
      span: spanOfWords(text.raw, own, hit.from, hit.to),
      source,
    });
  const surname = foldsOf(subject.creator).at(-1);
  const creator = phraseBook([subject.creator, ...(surname && surname.length > 2 ? [surname] : [])]);
  return [
    ...evidence.people.map(mention('person')),
    ...evidence.terms.map(mention('key_term')),
    ...findPhrases(phraseBook([subject.title, ...(beside ? [beside.title] : [])]), own).map(mention('title')),
    ...findPhrases(creator, own).map(mention('creator')),
    ...quotationsIn(text.raw).map(
      (span) => ({ term: span.text, span, source: 'quotation' }) satisfies Mention,
    ),
    ...touchstonesIn(text, own, subject.knowledge),
    ...touchstonesIn(text, own, beside?.knowledge ?? null),
  ];
}

/** A touchstone is named where one sentence holds two or more of its telling words. */
function touchstonesIn(
  text: Words,
  own: readonly Word[],
  knowledge: Talk['subject']['knowledge'],
): Mention[] {
  if (!knowledge) return [];
  const all = [
    ...knowledge.touchstones.open,
    ...knowledge.touchstones.spoilers,
    ...knowledge.lookingPoints,
  ].map(({ name, text }) => ({ name, stems: contentStems(foldsOf(text).filter((fold) => !isPlain(fold))) }));
  return bySentence(own).flatMap((words) => {
    const best = all
      .map(({ name, stems }) => ({
        name,
        found: words.filter(({ fold }) => isContent(fold) && stems.has(stem(fold))),
      }))
      .sort((a, b) => distinctStems(b.found) - distinctStems(a.found))[0];
    const first = best?.found[0];
    const last = best?.found.at(-1);
    if (!best || !first || !last || distinctStems(best.found) < 2) return [];
    const span = { start: first.start, end: last.end, text: text.raw.slice(first.start, last.end) };
    return [{ term: best.name, span, source: 'touchstone' } satisfies Mention];
  });
}

const distinctStems = (words: readonly Word[]): number => new Set(words.map(({ fold }) => stem(fold))).size;
