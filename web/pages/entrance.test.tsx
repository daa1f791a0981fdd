// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleUser } from '#tests/sample-user.ts';
import { App } from '../app.tsx';
import { whenSessionEnds } from '../call.ts';
import { createQueryClient } from '../data/query-client.ts';
import { noticeSessionEnded } from '../data/session.ts';

// Pages come as they do in the browser, as files of their own; on a busy machine that takes a while.
configure({ asyncUtilTimeout: 10_000 });

const ada = sampleUser(1, { email: 'ada@example.org' });
type Reply = { status: number; body?: unknown } | Error;
let replies: Record<string, Reply>;
const sent: { route: string; body: unknown }[] = [];

beforeEach(() => {
  replies = {
    'GET /api/health': { status: 200, body: { status: 'ok' } },
    'GET /api/auth/user': { status: 401, body: { message: 'Please log in first.', code: 'not_signed_in' } },
  };
  sent.length = 0;
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const route = `${init.method} ${path}`;
    sent.push({ route, body: init.body ? JSON.parse(String(init.body)) : undefined });
    const reply = replies[route];
    if (!reply || reply instanceof Error) throw reply ?? new Error(`unexpected ${route}`);
    const headers = { 'content-type': 'application/json' };
    return new Response(reply.body === undefined ? null : JSON.stringify(reply.body), {
      status: reply.status,
      headers,
    });
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open(location: string): void {
  window.history.replaceState(null, '', location);
  const client = createQueryClient();
  whenSessionEnds(() => noticeSessionEnded(client));
  render(
    <QueryClientProvider client={client}>
      <App />
    </QueryClientProvider>,
  );
}

async function fill(fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const loginFields = { Email: 'ada@example.org', 'Your Name': 'Ada', Password: 'correct horse' };

describe('logging in', () => {
  test('a visitor on a private page logs in and comes back to it', async () => {
    replies['POST /api/auth/login'] = { status: 200, body: { user: ada, token: 'fresh' } };
    replies['GET /api/sessions'] = { status: 200, body: [] };
    open('/profile');
    await fill(loginFields);
    expect(window.location.pathname + window.location.search).toBe('/login?next=%2Fprofile');
    press('Log in');
    await screen.findByRole('heading', { name: 'Profile Settings' });
    expect(window.location.pathname).toBe('/profile');
    expect(document.title).toBe('Profile Settings · Colloquy');
    expect(localStorage.getItem('authToken')).toBe('fresh');
    expect(sent.find(({ route }) => route.includes('login'))?.body).toEqual({
      email: 'ada@example.org',
      password: 'correct horse',
      firstName: 'Ada',
    });
  });

  test('wrong words are refused in words, and what was typed stays', async () => {
    replies['POST /api/auth/login'] = { status: 401, body: { message: 'no', code: 'invalid_credentials' } };
    open('/login');
    await fill(loginFields);
    press('Log in');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Login failed. Please check your credentials.',
    );
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('correct horse');
  });

  test('a line that is down is told from wrong words', async () => {
    replies['POST /api/auth/login'] = new TypeError('Failed to fetch');
    open('/login');
    await fill(loginFields);
    press('Log in');
    expect((await screen.findByRole('alert')).textContent).toBe('Login failed. Please try again.');
  });

  test('nothing is sent while something is missing, and the first missing field is focused', async () => {
    open('/login');
    await fill({ Email: 'ada@example.org' });
    press('Log in');
    await screen.findByText('Your Name is required');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Your Name')));
    expect(sent.some(({ route }) => route.includes('login'))).toBe(false);
  });

  test('pressing twice sends once', async () => {
    replies['POST /api/auth/login'] = { status: 401, body: { message: 'no', code: 'invalid_credentials' } };
    open('/login');
    await fill(loginFields);
    const form = screen.getByLabelText('Email').closest('form') as HTMLFormElement;
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(await screen.findByText('Logging in...')).toBeTruthy();
    await screen.findByRole('alert');
    expect(sent.filter(({ route }) => route.includes('login'))).toHaveLength(1);
  });
});

describe('signing up', () => {
  const fields = { 'Full Name': 'Ada King Lovelace', Email: 'ada@example.org', Password: 'short' };

  test('sends the first word of the name and the rest, and says what the server found wrong', async () => {
    replies['POST /api/auth/signup'] = {
      status: 400,
      body: { message: 'Please check.', code: 'invalid', fields: { password: 'Too short.' } },
    };
    open('/signup');
    await fill(fields);
    press('Create account');
    expect((await screen.findByRole('alert')).textContent).toBe('Please check.');
    expect(screen.getByText('Too short.')).toBeTruthy();
    expect(sent.find(({ route }) => route.includes('signup'))?.body).toMatchObject({
      firstName: 'Ada',
      lastName: 'King Lovelace',
    });
  });

  test('without a word from the server it says to try again', async () => {
    replies['POST /api/auth/signup'] = { status: 502 };
    open('/signup');
    await fill(fields);
    press('Create account');
    expect((await screen.findByRole('alert')).textContent).toBe('Signup failed. Please try again.');
  });

  test('on the way to a talk of their own, the talk is what they are told of', async () => {
    open('/signup?next=%2Fdiscuss%2Fbook%2Ffeatured%2Fbeloved');
    await screen.findByText('Make an account, and your own talk begins at once.');
    expect(screen.queryByRole('link', { name: 'choose your first books' })).toBeNull();
  });

  test('whoever took the first steps before is not asked to finish them', async () => {
    localStorage.setItem('userName', 'Ada');
    localStorage.setItem('hasCompletedOnboarding', 'true');
    const user = { ...ada, onboardedAt: null };
    replies['POST /api/auth/signup'] = { status: 201, body: { user, token: 'fresh' } };
    replies['POST /api/onboarding'] = {
      status: 503,
      body: { message: 'Colloquy is busy.', code: 'unavailable' },
    };
    open('/signup');
    await fill({ ...fields, Password: 'long enough' });
    press('Create account');
    await screen.findByRole('heading', { name: 'Welcome, Ada' });
    expect(screen.queryByText('Finish the first steps')).toBeNull();
  });
});

test('a form that finds the session over leads to the login and back', async () => {
  replies['GET /api/auth/user'] = { status: 200, body: ada };
  replies['GET /api/sessions'] = { status: 200, body: [] };
  replies['PUT /api/profile'] = {
    status: 401,
    body: { message: 'Please log in first.', code: 'not_signed_in' },
  };
  open('/settings');
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  press('Save Changes');
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(window.location.search).toBe('?next=%2Fsettings%3Fedit%3D1');
});

test('an unknown address is a 404 with a hint for its developer', async () => {
  open('/nowhere');
  await screen.findByRole('heading', { name: '404 Page Not Found' });
  expect(document.title).toBe('404 Page Not Found · Colloquy');
  expect(screen.getByText(/add the page to the router/)).toBeTruthy();
});

test('the front page stands in for a private page, and its way in leads back there', async () => {
  open('/library');
  const [link] = await screen.findAllByRole('link', { name: 'Log in' });
  expect(link?.getAttribute('href')).toBe('/login?next=%2Flibrary');
});

test('a signed-in person sees name, real email and the way out in the menu', async () => {
  replies['GET /api/auth/user'] = { status: 200, body: ada };
  open('/');
  expect(await screen.findByRole('heading', { name: 'Welcome, Ada' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Account of Ada' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Profile',
    'Settings',
    'Help',
    'Keyboard shortcuts',
    'Sign out',
  ]);
  expect(screen.getByText('ada@example.org')).toBeTruthy();
});
