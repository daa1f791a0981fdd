/** What can be scored by machine of a whole dialogue; each finding names its turn. */
import { plain, wordCount } from '../counting.ts';
import { factBroughtUp, openStemsOf, readerWordsOf, sceneBroughtUp } from '../planning/reader-words.ts';
import { questionsIn } from '../planning/state.ts';
import type { Dialogue } from './dialogues.ts';

export type Finding = { turn: number; rule: string; text: string };

export const BANNED =
  /\b(?:great|excellent|amazing|awesome|brilliant|perfect|love (?:this|that|it)|insightful|interesting|well done|good job|nice|keep it up|wonderful|fantastic|superb)\b/i;

/** Quoted spans of a turn, as they stand between double quotation marks. */
export const quotedSpans = (text: string): string[] =>
  [...text.matchAll(/“([^”]*)”/gu)].map((match) => match[1] ?? '');

const withoutQuotes = (text: string): string => text.replace(/“[^”]*”/gu, '“”');

/** Questions of the guide, not those it quotes. */
export const marks = (text: string): number => (withoutQuotes(text).match(/[?？]/g) ?? []).length;

const folded = (text: string) => plain(text).replace(/['‘’]/g, '');

const says = (text: string, hidden: string): boolean => folded(text).includes(folded(hidden));

export function findingsIn(dialogue: Dialogue): Finding[] {
  const { script, spoken, opening } = dialogue;
  const known = dialogue.talk.subject.knowledge;
  const sources = folded(
    [
      script.title,
      script.creator,
      script.objective,
      opening,
      JSON.stringify(known ?? {}),
      ...spoken.map(({ message }) => message),
    ].join(' \n '),
  );
  const findings: Finding[] = [];
  const asked = new Set<string>();
  for (const question of questionsIn(opening)) asked.add(folded(question));
  const openStems = known ? openStemsOf(known) : new Set<string>();
  spoken.forEach(({ brief, message }, at) => {
    const text = brief.draft;
    const note = (rule: string) => findings.push({ turn: at + 1, rule, text });
    const silent = ['distress', 'parting', 'close'].includes(brief.move);
    if (silent ? marks(text) !== 0 : marks(text) !== 1) note('one question');
    if (!silent && !/[?？]$/.test(text.trim())) note('question last');
    if (wordCount(text) > brief.words || brief.words > 160) note('length');
    if (/!/.test(text)) note('exclamation mark');
    const own = withoutQuotes(text).replaceAll(script.title, '');
    if (BANNED.test(own) && !known) note('praise');
    for (const span of quotedSpans(text)) {
      const isNote = brief.move === 'compare' || /beside|set /i.test(text);
      if (!sources.includes(folded(span)) && !isNote) note(`quotation of nobody: ${span}`);
    }
    if (/\{\w+\}|undefined|null\b|\.\.(?!\.)|\s[.,;:?]|””|““|,,/.test(text)) note('broken wording');
    if (
      /^[a-zà-ÿ]/u.test(text) ||
      /[.?] [a-z](?!\.)/.test(withoutQuotes(text).replace(/(?:Mr|Mrs|Ms|Dr|St|vs|No|c|J|T|F)\. /g, ''))
    )
      note('capital');
    const reader = readerWordsOf(
      { ...dialogue.talk, turns: dialogue.talk.turns.slice(0, 1 + 2 * at) },
      message,
    );
    for (const scene of known?.touchstones.spoilers ?? []) {
      if (says(text, scene.text) && !sceneBroughtUp(scene, reader, openStems)) note('spoiler');
    }
    for (const fact of known?.facts.spoilers ?? []) {
      if (says(text, fact.statement) && !factBroughtUp(fact, reader)) note('spoiler');
    }
    const question = questionsIn(/[?？]/.test(withoutQuotes(text)) ? text : '').at(-1);
    if (question) {
      if (asked.has(folded(question))) note('asked before');
      asked.add(folded(question));
    }
    if (
      message.length > 60 &&
      brief.move !== 'distress' &&
      ['test', 'extend', 'link', 'anchor', 'point'].includes(brief.move) &&
      quotedSpans(text).length === 0
    )
      note('reader not taken up');
  });
  return findings;
}
