import { kinshipOfSubject } from '#catalogue/other-kinship.ts';
import type { Kinship, Knowledge, Tie } from '#catalogue/types.ts';
import { CONCEPT_AUTHOR, type Kind } from '#contract/kinds.ts';
import type { Subject, Talk } from '../types.ts';
import type { Fence } from './fence.ts';
import { estimateTokens } from './tokens.ts';

const KIND_WORDS: Record<Kind, string> = { book: 'book', movie: 'film', artwork: 'artwork', concept: 'idea' };

export const kindWord = (kind: Kind): string => KIND_WORDS[kind];

/** The work as a heading names it. */
export const workName = ({ kind, title, creator }: Subject): string =>
  kind === 'concept' || creator === CONCEPT_AUTHOR || !creator ? `“${title}”` : `“${title}” by ${creator}`;

/** What the catalogue knows, most useful first, as plain sentences; nothing that gives a plot away. */
export function openFacts(knowledge: Knowledge): string[] {
  const { idea } = knowledge;
  const facts = [
    [knowledge.group, knowledge.year].filter(Boolean).join(', '),
    knowledge.summary,
    knowledge.claim && `It says that ${knowledge.claim}.`,
    idea?.definition,
    idea && `Where it stops working: ${idea.limit}`,
    ...knowledge.facts.open.map(({ statement }) => statement),
    ...knowledge.touchstones.open.map(({ name, text }) => `${name}: ${text}`),
    ...knowledge.lookingPoints.map(({ name, text }) => `To be seen: ${name}: ${text}`),
    ...knowledge.misconceptions.open.map(
      ({ belief, correction }) => `Often believed: ${belief} In fact: ${correction}`,
    ),
    ...knowledge.debates.open.map(({ question }) => `Open to debate: ${question}`),
    ...knowledge.craft.map(({ name, text }) => `How it is made: ${name}: ${text}`),
    ...knowledge.context,
    knowledge.people.open.length > 0 &&
      `People: ${knowledge.people.open.map(({ name, role }) => `${name} (${role})`).join('; ')}`,
    idea && `Example: ${idea.example}`,
    ...knowledge.comparisons.map(({ title, reason }) => (reason ? `Beside ${title}: ${reason}` : '')),
    knowledge.themes.join() !== knowledge.group &&
      knowledge.themes.length > 0 &&
      `Themes: ${knowledge.themes.join(', ')}`,
  ].filter((fact): fact is string => typeof fact === 'string' && fact.trim() !== '');
  // The same sentence may serve the catalogue in two places.
  return [...new Set(facts)];
}

/** What is true of a story but not to be told: for checking what the reader says. */
const guardedFacts = ({ facts, touchstones, misconceptions }: Knowledge): string[] => [
  ...facts.spoilers.map(({ statement }) => statement),
  ...misconceptions.spoilers.map(({ correction }) => correction),
  ...touchstones.spoilers.map(({ name, text }) => `${name}: ${text}`),
];

/** As many lines, from the first on, as a budget of tokens holds. */
export function within(lines: readonly string[], tokens: number): string[] {
  let left = tokens;
  const fitting: string[] = [];
  for (const line of lines) {
    left -= estimateTokens(line) + 2;
    if (left < 0) break;
    fitting.push(line);
  }
  return fitting;
}

/** The second work of a pair, with fewer facts than the first. */
export function besidePart({ beside, subject }: Talk, fenced: Fence, tokens: number): string | null {
  if (!beside) return null;
  const name = `BESIDE IT\nThe reader chose a second ${kindWord(subject.kind)} to compare it with: ${fenced.work(workName(beside))}. Keep both in view; a particular of either counts.`;
  if (!beside.knowledge)
    return `${name}\nNothing is on file about the second one: take it from the reader's words.`;
  return `${name}\nChecked facts about it:\n${fenced.work(listed(within(openFacts(beside.knowledge), tokens)))}`;
}

const tieLine = ({ who, is, to }: Tie): string =>
  `${who.charAt(0).toUpperCase()}${who.slice(1)} is ${to}${to.endsWith('s') ? '’' : '’s'} ${is}.`;

const listed = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** As many as a model needs to notice a mix-up. */
const TIES_TOLD = 24;
const tieLines = (kinship: Kinship | null, spoiler: boolean): string[] =>
  (kinship?.ties ?? [])
    .filter((tie) => (tie.spoiler ?? false) === spoiler)
    .slice(0, TIES_TOLD)
    .map(tieLine);

export function subjectPart(subject: Subject, fenced: Fence, tokens: number): string {
  const name = `THE WORK\nThe ${kindWord(subject.kind)} under discussion: ${fenced.work(workName(subject))}`;
  const { knowledge } = subject;
  const kinship = kinshipOfSubject(subject);
  const facts = [...(knowledge ? openFacts(knowledge) : []), ...tieLines(kinship, false)];
  const hidden = knowledge ? [...guardedFacts(knowledge), ...tieLines(knowledge.kinship, true)] : [];
  const open = within(facts, Math.floor(tokens * 0.75));
  const guarded = within(hidden, Math.floor(tokens * 0.25));
  return [
    name,
    !knowledge &&
      `${open.length > 0 ? 'Hardly anything' : 'Nothing'} is on file about it. Work from the reader's own words; state only what you are sure of, and say so when you are not.`,
    open.length > 0 && `Checked facts about it:\n${fenced.work(listed(open))}`,
    guarded.length > 0 &&
      `These give the story away. Use them to check what the reader says; do not bring one up before the reader has:\n${fenced.work(listed(guarded))}`,
  ]
    .filter(Boolean)
    .join('\n');
}
