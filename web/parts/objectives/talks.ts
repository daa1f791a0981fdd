import { useQuery } from '@tanstack/react-query';
import { fold } from '#catalogue/folding.ts';
import { CONCEPT_AUTHOR } from '#contract/kinds.ts';
import { discussionsAboutQuery, discussionsQuery } from '../../data/discussions.ts';
import type { Subject } from '../use-open-discussion.ts';

/** When each objective of a subject was last spoken under, by the objective's name. */
export function useLastTalks({ discussed, title, creator }: Subject): ReadonlyMap<string, string> {
  const isConcept = creator === CONCEPT_AUTHOR;
  const isOwn = 'itemId' in discussed && !isConcept;
  const kind = isConcept ? 'concept' : discussed.kind;
  const about = useQuery({ ...discussionsAboutQuery(kind, isOwn ? discussed.itemId : 0), enabled: isOwn });
  const all = useQuery({ ...discussionsQuery(kind), enabled: !isOwn });
  const talks = isOwn
    ? about.data
    : all.data?.filter(
        (talk) =>
          talk.itemId === null &&
          fold(talk.title) === fold(title) &&
          (isConcept || fold(talk.creator) === fold(creator)),
      );
  const last = new Map<string, string>();
  // Newest first, so the first of each objective is the one that will be taken up.
  for (const { objective, lastMessageAt } of talks ?? [])
    if (lastMessageAt && !last.has(objective)) last.set(objective, lastMessageAt);
  return last;
}
