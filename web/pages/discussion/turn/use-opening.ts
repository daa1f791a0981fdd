import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Discussion, Message } from '#contract/discussions.ts';
import { messagesQuery } from '../../../data/messages.ts';
import type { Work } from '../work/work.ts';
import { askForOpening } from './guide-calls.ts';

/** An empty conversation gets its first words from the guide. */
export function useOpening(discussion: Discussion, work: Work, messages: readonly Message[] | undefined) {
  const client = useQueryClient();
  const { id, objective } = discussion;
  const isEmpty = messages?.length === 0;
  const opening = useQuery({
    queryKey: ['opening', id],
    queryFn: async () => {
      try {
        await askForOpening(work, id, objective);
      } catch (error) {
        console.error('The opening question could not be had.', error);
        throw error;
      }
      await client.invalidateQueries(messagesQuery(id));
      return true;
    },
    enabled: isEmpty,
    gcTime: 0,
  });
  return {
    isComing: isEmpty && (opening.isFetching || opening.isSuccess),
    failed: isEmpty && opening.isError && !opening.isFetching,
    tryAgain: () => void opening.refetch(),
  };
}
