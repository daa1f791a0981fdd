// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createQueryClient } from '../../data/query-client.ts';
import { sessionsQuery } from '../../data/sessions.ts';
import { SessionList } from './session-list.tsx';

afterEach(cleanup);

const session = (id: number, current = false) => {
  const at = `2026-03-${String(id).padStart(2, '0')}T08:00:00.000Z`;
  return { id, createdAt: at, lastSeenAt: at, userAgent: null, current };
};

test('of many browsers the one in use and those used last are shown, the others on demand', () => {
  const client = createQueryClient();
  const sessions = Array.from({ length: 9 }, (_, index) => session(9 - index, index === 8));
  client.setQueryDefaults(sessionsQuery.queryKey, { staleTime: Number.POSITIVE_INFINITY });
  client.setQueryData(sessionsQuery.queryKey, sessions);
  render(
    <QueryClientProvider client={client}>
      <SessionList />
    </QueryClientProvider>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('This browser');
  fireEvent.click(screen.getByRole('button', { name: 'Show 4 more' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(9);
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
});
