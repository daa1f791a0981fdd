// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { afterEach, expect, test } from 'vitest';
import { sampleUser } from '#tests/sample-user.ts';
import { PersonProvider, sessionQuery, usePerson } from './session.ts';

afterEach(cleanup);

function Page() {
  const [times, again] = useReducer((count: number) => count + 1, 1);
  return (
    <button type="button" onClick={again}>
      {usePerson().firstName}, {times}
    </button>
  );
}

test('a page that draws itself anew just as the session ended does not come apart', () => {
  const client = new QueryClient();
  const ada = sampleUser(7);
  client.setQueryData(sessionQuery.queryKey, ada);
  render(
    <QueryClientProvider client={client}>
      <PersonProvider value={ada}>
        <Page />
      </PersonProvider>
    </QueryClientProvider>,
  );
  client.setQueryData(sessionQuery.queryKey, null);
  fireEvent.click(screen.getByRole('button', { name: 'Ada, 1' }));
  expect(screen.getByRole('button', { name: 'Ada, 2' })).toBeTruthy();
});
