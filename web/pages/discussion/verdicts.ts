import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../call.ts';

export type Verdicts = Answer<'POST /api/messages/{id}/verdict'>['history'];

/** What was said of one message, oldest first; known once it was looked at again on this page. */
export const verdictsQuery = (messageId: number | null) =>
  queryOptions<Verdicts>({ queryKey: ['verdicts', messageId], enabled: false });
