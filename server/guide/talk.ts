/** Puts together what a guide may know of a talk, from stored rows or from what a call brought along. */
import { knowledgeOf } from '#catalogue/knowledge.ts';
import { GENERAL_OBJECTIVE, OBJECTIVES, type Objective, ownObjective } from '#catalogue/objectives.ts';
import type { HistoryItem } from '#contract/chat.ts';
import type { WorkBeside } from '#contract/discussions.ts';
import { CONCEPT_AUTHOR, GENERAL_DISCUSSION, type Kind } from '#contract/kinds.ts';
import type { Subject, Talk, Turn } from '#guide/types.ts';
import { feedbackOf } from '../store/message-told.ts';
import type { Row } from '../store/tables.ts';

type Named = { kind: Kind; title: string; creator: string };

/** A book by the exploration label is a concept that was kept in the collection. */
export const kindOf = (kind: Kind, creator: string): Kind =>
  kind === 'book' && creator === CONCEPT_AUTHOR ? 'concept' : kind;

const subjectOf = ({ kind, title, creator }: Named): Subject => ({
  kind,
  title,
  creator,
  knowledge: knowledgeOf({ kind, title, creator }),
});

/** One of ours by its name, or the person's own words as an aim. */
const objectiveOf = (kind: Kind, name: string): Objective => {
  if (name === GENERAL_DISCUSSION) return GENERAL_OBJECTIVE;
  const known = OBJECTIVES[kind].find((one) => one.name.toLowerCase() === name.toLowerCase());
  return known ?? ownObjective(name);
};

type More = Pick<Talk, 'turns' | 'seed' | 'earlierOpenings'> & {
  /** A second work of the same kind, where two are compared. */
  beside?: WorkBeside | null;
};

export const talkAbout = (named: Named, objective: string, { beside, ...more }: More): Talk => ({
  subject: subjectOf(named),
  objective: objectiveOf(named.kind, objective),
  ...(beside && { beside: subjectOf({ kind: named.kind, ...beside }) }),
  ...more,
});

export const turnsOfHistory = (history: readonly HistoryItem[]): Turn[] =>
  history.map(({ role, content }) => ({ role: role === 'user' ? 'reader' : 'guide', text: content }));

/** What was said before a message. A reply that is not whole yet has not been said. */
export const turnsOfRows = (rows: readonly Row<'messages'>[]): Turn[] =>
  rows
    .filter((row) => row.content !== '' && row.state !== 'running')
    .map((row) =>
      row.sender === 'user'
        ? { role: 'reader', text: row.content }
        : { role: 'guide', text: row.content, feedback: feedbackOf(row) },
    );
