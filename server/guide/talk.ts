/** Puts together what a guide may know of a talk, from stored rows or from what a call brought along. */
import { knowledgeOf } from '#catalogue/knowledge.ts';
import { GENERAL_OBJECTIVE, OBJECTIVES, type Objective, ownObjective } from '#catalogue/objectives.ts';
import type { HistoryItem } from '#contract/chat.ts';
import type { WorkBeside } from '#contract/discussions.ts';
import { CONCEPT_AUTHOR, GENERAL_DISCUSSION, type Kind } from '#contract/kinds.ts';
import { stateFromHistory } from '#guide/talk/from-history.ts';
import { stateAfter, type TalkState, type TurnRecord } from '#guide/talk/state.ts';
import type { Message, Subject, Talk } from '#guide/types.ts';
import { feedbackOf } from '../store/message-told.ts';
import type { Row } from '../store/tables.ts';
import type { Library } from './library.ts';

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

export type Said = {
  messages: readonly Message[];
  /** What the guide's turns kept, oldest first; or the state itself, where a call brought it. */
  kept: readonly TurnRecord[] | TalkState | null;
};

type More = Said & {
  seed: string;
  earlierOpenings?: readonly string[];
  /** A second work of the same kind, where two are compared. */
  beside?: WorkBeside | null;
};

/** Nothing has been said yet. */
export const NOTHING_SAID: Said = { messages: [], kept: [] };

export const talkAbout = async (
  library: Library,
  named: Named,
  objective: string,
  more: More,
): Promise<Talk> => {
  const { beside, messages, kept, ...rest } = more;
  const subject = subjectOf(named);
  const work = await library.workOf(subject);
  const state =
    kept === null || (Array.isArray(kept) && kept.length === 0 && messages.length > 0)
      ? stateFromHistory(messages, work, library.mind)
      : Array.isArray(kept)
        ? stateAfter(kept)
        : (kept as TalkState);
  return {
    subject,
    work,
    objective: objectiveOf(named.kind, objective),
    ...(beside && { beside: subjectOf({ kind: named.kind, ...beside }) }),
    messages,
    state,
    ...rest,
  };
};

export const messagesOfHistory = (history: readonly HistoryItem[]): Message[] =>
  history.map(({ role, content }) => ({ role: role === 'user' ? 'reader' : 'guide', text: content }));

/** What was said before a message. A reply that is not whole yet has not been said. */
export const saidInRows = (rows: readonly Row<'messages'>[]): Said => {
  const said = rows.filter((row) => row.content !== '' && row.state !== 'running');
  const records = said.flatMap(({ turn }) => (turn === null ? [] : [JSON.parse(turn) as TurnRecord]));
  const guides = said.filter(({ sender }) => sender === 'ai').length;
  return {
    messages: said.map((row) =>
      row.sender === 'user'
        ? { role: 'reader', text: row.content }
        : { role: 'guide', text: row.content, feedback: feedbackOf(row) },
    ),
    // A talk of an earlier version has turns without a record: it begins from what the history shows.
    kept: records.length === 0 && guides > 0 ? null : records,
  };
};
