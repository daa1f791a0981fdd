/** A visit: a fresh browser context in which nothing may go wrong unnoticed. */
import { randomUUID } from 'node:crypto';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';

let connected: Promise<Browser> | undefined;

const browser = (): Promise<Browser> => {
  connected ??= chromium.connect(inject('journeys').browser);
  return connected;
};

type Visit = {
  page: Page;
  /** Faults of the page itself, of its console, and of the content policy; none may be left at the end. */
  faults: string[];
  /** For what a journey brings about on purpose, such as a call that fails. */
  forgive: (fault: RegExp) => void;
};

export const visit = async (options: BrowserContextOptions = {}): Promise<Visit> => {
  const { origin } = inject('journeys');
  const context = await (await browser()).newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    // What a worker asks for, a journey cannot hold up; those about the worker itself let it in.
    serviceWorkers: 'block',
    ...options,
  });
  const faults: string[] = [];
  // How the server says that nobody is signed in; Chromium writes every such answer to its console.
  const forgiven = [/ 401 .*\/api\/auth\/user$/];
  const page = await context.newPage();
  await page.addInitScript(
    "addEventListener('securitypolicyviolation', (e) => console.error('CSP: ' + e.violatedDirective + ' ' + e.blockedURI))",
  );
  page.setDefaultTimeout(10_000);
  // Our own server is the only one a browser ever speaks to.
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !['127.0.0.1', 'localhost'].includes(hostname))
      faults.push(`another host was asked: ${request.url()}`);
  });
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} ${message.location().url}`);
  });
  onTestFinished(async () => {
    await context.close();
    const left = faults.filter((fault) => !forgiven.some((pattern) => pattern.test(fault)));
    if (left.length > 0) throw new Error(`Went wrong on the way:\n${left.join('\n')}`);
  });
  return { page, faults, forgive: (fault) => void forgiven.push(fault) };
};

export const PASSWORD = 'correct horse';

export const newAddress = (): string => `${randomUUID()}@example.org`;

/** A visit of somebody who has just signed up. */
export const visitSignedIn = async (options?: BrowserContextOptions): Promise<Visit & { email: string }> => {
  const { origin } = inject('journeys');
  const begun = await visit(options);
  const email = newAddress();
  const signup = await begun.page.request.post('/api/auth/signup', {
    headers: { origin },
    data: { email, password: PASSWORD, firstName: 'Ada', lastName: '' },
  });
  if (signup.status() !== 201) throw new Error(`The journey's signup failed: ${await signup.text()}`);
  return { ...begun, email };
};
