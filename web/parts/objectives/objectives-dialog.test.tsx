// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CustomObjective } from '#contract/objectives.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { ObjectivesDialog } from './objectives-dialog.tsx';

type Asked = { call: string; body: unknown };
const asked: Asked[] = [];
let own: CustomObjective[];
let fails: string | null;
const left = vi.fn();

beforeEach(() => {
  asked.length = 0;
  own = [objective(1, 'Find the argument')];
  fails = null;
  left.mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const call = `${init.method} ${path}`;
    if (init.method !== 'GET') asked.push({ call, body: init.body && JSON.parse(String(init.body)) });
    if (call === fails)
      return Response.json({ message: 'Colloquy is busy.', code: 'unavailable' }, { status: 503 });
    if (call === 'GET /api/custom-objectives') return Response.json(own);
    if (call.startsWith('GET /api/discussions')) return Response.json(talks);
    if (call === 'POST /api/custom-objectives')
      return Response.json(objective(2, JSON.parse(String(init.body)).title), { status: 201 });
    if (init.method === 'DELETE') return new Response(null, { status: 204 });
    return Response.json({ id: 9 }, { status: 201 });
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const objective = (id: number, title: string): CustomObjective => ({
  id,
  userId: 1,
  title,
  description: null,
  createdAt: '2026-01-01T00:00:00Z',
});
const talks = [
  { objective: 'Application', lastMessageAt: '2026-03-01T12:00:00Z' },
  { objective: 'Application', lastMessageAt: '2026-01-01T12:00:00Z' },
];

const open = (more: Partial<Parameters<typeof ObjectivesDialog>[0]> = {}) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ObjectivesDialog
        subject={{ discussed: { kind: 'book', itemId: 7 }, title: 'Emma', creator: 'Jane Austen' }}
        onLeave={left}
        onClose={() => undefined}
        {...more}
      />
    </QueryClientProvider>,
  );

test('offers the five objectives of a book, a General Discussion, and the person’s own', async () => {
  open();
  expect(screen.getByRole('dialog').textContent).toContain('How would you like to explore "Emma"?');
  await screen.findByText('Find the argument');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Recall Key Facts',
    'Critical Thinking',
    'Perspective & Empathy',
    'Application',
    'Knowledge Synthesis',
    'General Discussion',
    'Find the argument',
  ]);
  expect(screen.queryByRole('button', { name: 'Start Discussion' })).toBeNull();
});

test('the chosen one opens the discussion under it, once', async () => {
  open();
  fireEvent.click(screen.getByRole('link', { name: 'Critical Thinking' }));
  fireEvent.click(screen.getByRole('link', { name: 'Application' }));
  await waitFor(() =>
    expect(left).toHaveBeenCalledExactlyOnceWith('/discuss/book/7?objective=Critical+Thinking'),
  );
  expect(asked).toEqual([
    {
      call: 'POST /api/discussions',
      body: {
        kind: 'book',
        itemId: 7,
        title: 'Emma',
        creator: 'Jane Austen',
        objective: 'Critical Thinking',
      },
    },
  ]);
});

test('what was talked about before says when, by its latest day', async () => {
  open();
  const row = screen.getByRole('link', { name: 'Application' }).closest('li');
  await waitFor(() => expect(row?.textContent).toContain('Goes on from Mar 1, 2026'));
  expect(screen.getAllByText(/Goes on from/)).toHaveLength(1);
});

test('says why a discussion could not be opened, stays, and lets another be tried', async () => {
  fails = 'POST /api/discussions';
  open();
  fireEvent.click(screen.getByRole('link', { name: 'Application' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Colloquy is busy.');
  expect(left).not.toHaveBeenCalled();
  fails = null;
  fireEvent.click(screen.getByRole('link', { name: 'Application' }));
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
});

test('one’s own is added on a line that clears and closes, and stands first', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: /^Add/ }));
  const line = screen.getByRole('textbox');
  expect(screen.getByRole('button', { name: 'Add' })).toHaveProperty('disabled', true);
  fireEvent.change(line, { target: { value: '  Watch the narrator ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(asked[0]).toEqual({
    call: 'POST /api/custom-objectives',
    body: {
      title: 'Watch the narrator',
      description: 'Custom learning objective: Watch the narrator',
      clientId: expect.any(String),
    },
  });
  const list = screen.getByText('Watch the narrator').closest('ul');
  expect(
    within(list as HTMLElement)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Watch the narrator', 'Find the argument']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Add/ }));
});

test('what is there already is not added twice, and what fails keeps what was typed', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: /^Add/ }));
  const line = screen.getByRole('textbox');
  const submit = () => fireEvent.submit(line.closest('form') as HTMLFormElement);
  for (const taken of ['critical thinking', 'Find the Argument', 'General discussion']) {
    fireEvent.change(line, { target: { value: taken } });
    submit();
    await screen.findByText('There is an objective of this name already.');
  }
  expect(asked).toEqual([]);
  fails = 'POST /api/custom-objectives';
  fireEvent.change(line, { target: { value: 'Something new' } });
  submit();
  await screen.findByText('Colloquy is busy.');
  expect(line).toHaveProperty('value', 'Something new');
});

test('one’s own is deleted after a question, and kept when that fails', async () => {
  fails = 'DELETE /api/custom-objectives/1';
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete the objective “Find the argument”' }));
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Colloquy is busy.');
  fails = null;
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText(/Find the argument” for good/)).toBeNull());
  expect(screen.queryByRole('link', { name: 'Find the argument' })).toBeNull();
  expect(screen.getByText(/None yet/)).toBeTruthy();
});

test('up and down go from one objective to the next', async () => {
  open();
  const [first, second] = screen.getAllByRole('link');
  first?.focus();
  fireEvent.keyDown(first as HTMLElement, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(second as HTMLElement, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(first);
});

test('for a painting one may write what the talk is for, and comparing asks for a second work first', async () => {
  const compare = vi.fn();
  open({
    subject: {
      discussed: { kind: 'artwork', slug: 'mona-lisa' },
      title: 'Mona Lisa',
      creator: 'Leonardo da Vinci',
    },
    freeText: true,
    before: { 'Compare Artworks': compare },
  });
  fireEvent.click(screen.getByRole('link', { name: 'Compare Artworks' }));
  expect(compare).toHaveBeenCalledOnce();
  const start = screen.getByRole('button', { name: 'Start Discussion' });
  const line = screen.getByRole('textbox');
  fireEvent.change(line, { target: { value: '   ' } });
  expect(start).toHaveProperty('disabled', true);
  fireEvent.change(line, { target: { value: ' Her hands ' } });
  fireEvent.click(start);
  await waitFor(() =>
    expect(left).toHaveBeenCalledWith('/discuss/artwork/featured/mona-lisa?objective=Her+hands'),
  );
});
