import type { Knowledge } from '#catalogue/types.ts';
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

type Telling = { name: string; stems: ReadonlySet<string> };
const tellings = new WeakMap<Knowledge, Telling[]>();

function touchstonesOf(knowledge: Knowledge): Telling[] {
  const known = tellings.get(knowledge);
  if (known) return known;
  const made = [
    ...knowledge.touchstones.open,
    ...knowledge.touchstones.spoilers,
    ...knowledge.lookingPoints,
  ].map(({ name, text }) => ({ name, stems: contentStems(foldsOf(text).filter((fold) => !isPlain(fold))) }));
  tellings.set(knowledge, made);
  return made;
}

/** A touchstone is named where one sentence holds two or more of its telling words. */
function touchstonesIn(
  text: Words,
  own: readonly Word[],
  knowledge: Talk['subject']['knowledge'],
): Mention[] {
  if (!knowledge) return [];
  const all = touchstonesOf(knowledge);
  return bySentence(own).flatMap((words) => {
    const content = words.flatMap((word) => (isContent(word.fold) ? [{ word, stem: stem(word.fold) }] : []));
    const best = all
      .map(({ name, stems }) => {
        const found = content.filter((one) => stems.has(one.stem));
        return { name, found, count: new Set(found.map((one) => one.stem)).size };
      })
      .sort((a, b) => b.count - a.count)[0];
    const first = best?.found[0]?.word;
    const last = best?.found.at(-1)?.word;
    if (!best || !first || !last || best.count < 2) return [];
    const span = { start: first.start, end: last.end, text: text.raw.slice(first.start, last.end) };
    return [{ term: best.name, span, source: 'touchstone' } satisfies Mention];
  });
}
