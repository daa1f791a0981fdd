import { knowledgeOf } from '#catalogue/knowledge.ts';
import type { Knowledge } from '#catalogue/types.ts';
import { CONCEPT_AUTHOR, type Kind } from '#contract/kinds.ts';
import type { Subject } from '../types.ts';

/** A book by "Exploration" is a concept kept in the collection. */
export const kindOf = ({ kind, creator }: Subject): Kind =>
  kind === 'book' && creator.trim() === CONCEPT_AUTHOR ? 'concept' : kind;

/** A concept kept as a book is looked up by its name, whoever made the subject. */
export function known(subject: Subject): Subject & { knowledge: Knowledge | null } {
  const kind = kindOf(subject);
  const knowledge =
    subject.knowledge ?? (kind === 'concept' ? knowledgeOf({ kind, title: subject.title }) : null);
  return { ...subject, kind, knowledge };
}
