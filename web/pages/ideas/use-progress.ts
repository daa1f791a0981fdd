import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { SHELF_CONCEPTS } from '#catalogue/shelf/concepts.ts';
import { discussionsQuery } from '../../data/discussions.ts';
import { NOTHING_YET, type Progress, progressFrom } from './progress.ts';

export type ProgressState = {
  progress: Progress;
  state: 'loading' | 'known' | 'failed';
  error: unknown;
  retry: () => void;
};

export function useProgress(): ProgressState {
  const { data, error, refetch } = useQuery(discussionsQuery('concept'));
  const progress = useMemo(() => (data ? progressFrom(data, SHELF_CONCEPTS) : NOTHING_YET), [data]);
  return {
    progress,
    state: data ? 'known' : error ? 'failed' : 'loading',
    error,
    retry: () => void refetch(),
  };
}
