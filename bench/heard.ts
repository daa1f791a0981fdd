/**
 * What a screen reader is given on the main journeys, gone with the keyboard alone: after each step where the focus is,
 * by role and name from Chromium's accessibility tree, and what live regions said. Begins each with how often Tab was
 * pressed. `npm run bench -- heard [journey]`
 */
import type { CDPSession, Page } from 'playwright-core';
import { isQuiet, watchQuiet } from '#tests/screens/screen.ts';
import { visitDemo } from './demo-visit.ts';

const [only = ''] = process.argv.slice(2);
const MOST_TABS = 80;
const PASSWORD = 'read and talk';

const WATCH = `
  window.said = [];
  const LIVE = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive], output';
  const last = new WeakMap();
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const regions = new Set([element?.closest(LIVE), ...(element?.querySelectorAll(LIVE) ?? [])]);
      for (const region of regions) {
        const text = region?.textContent?.trim().replace(/\\s+/g, ' ');
        if (!region || !text || last.get(region) === text) continue;
        last.set(region, text);
        window.said.push((region.matches('[role=alert], [aria-live=assertive]') ? 'at once: ' : '') + text);
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
`;

type Node = {
  role?: { value: string };
  name?: { value: string };
  description?: { value: string };
  value?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
};
const STATES = [
  'expanded',
  'checked',
  'pressed',
  'selected',
  'disabled',
  'invalid',
  'required',
  'hasPopup',
  'level',
];

const focused = async (session: CDPSession): Promise<Node | undefined> => {
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { objectId = '' } = result;
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false });
  return nodes[0] as Node | undefined;
};
const shorten = (text: string) => (text.length > 160 ? `${text.slice(0, 159)}…` : text);
const describe = (node: Node | undefined): string => {
  if (!node) return 'nothing';
  const states = (node.properties ?? [])
    .filter(({ name, value }) => STATES.includes(name) && value.value !== 'false' && value.value !== false)
    .map(({ name, value }) =>
      value.value === true || value.value === 'true' ? name : `${name} ${value.value}`,
    );
  const about = [node.description?.value, node.value?.value]
    .filter(Boolean)
    .map((text) => `(${shorten(String(text))})`);
  return [`${node.role?.value} “${shorten(node.name?.value ?? '')}”`, ...states, ...about].join(', ');
};

type Walk = {
  page: Page;
  /** By Tab alone to what has the name, and what is pressed there. */
  to: (name: RegExp, key?: string) => Promise<void>;
  type: (words: string) => Promise<void>;
  key: (key: string, times?: number) => Promise<void>;
  open: (path: string) => Promise<void>;
  wait: (ms: number) => Promise<void>;
};
const walker = async (page: Page): Promise<Walk> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  let title = '';
  const report = async (what: string) => {
    await isQuiet(page);
    await page.waitForTimeout(400);
    const now = await page.title();
    const said = await page.evaluate<string[]>('window.said.splice(0)');
    console.log(`- ${what}: ${describe(await focused(session))}`);
    if (now !== title) console.log(`  title: ${now}`);
    title = now;
    for (const words of said) console.log(`  said ${shorten(words)}`);
  };
  const nameNow = async () => (await focused(session))?.name?.value ?? '';
  return {
    page,
    open: async (path) => {
      await page.goto(path);
      await report(`opened ${path}`);
    },
    to: async (name, key) => {
      let tabs = 0;
      do {
        if (tabs === MOST_TABS) throw new Error(`Tab never came to ${name}`);
        await page.keyboard.press('Tab');
        tabs += 1;
      } while (!name.test(await nameNow()));
      await report(tabs === 1 ? 'Tab' : `Tab, ${tabs} times`);
      if (!key) return;
      await page.keyboard.press(key);
      await report(key);
    },
    type: async (words) => {
      await page.keyboard.type(words);
      await report(`typed “${shorten(words)}”`);
    },
    key: async (key, times = 1) => {
      for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
      await report(times > 1 ? `${key}, ${times} times` : key);
    },
    wait: async (ms) => {
      await page.waitForTimeout(ms);
      await report('a moment later');
    },
  };
};

const JOURNEYS: Record<string, (walk: Walk) => Promise<void>> = {
  'signing up': async ({ open, to, type, key }) => {
    await open('/');
    await key('Tab');
    await to(/^Sign up|^Get started|^Begin|^Start/i, 'Enter');
    await to(/^Email/);
    await type('no address');
    await to(/^Password/);
    await type('short');
    await to(/^Create account/, 'Enter');
  },
  'first steps': async ({ open, to, type }) => {
    await open('/onboarding');
    await to(/What should we call you/);
    await type('Nora');
    await to(/^Continue/, 'Enter');
    await to(/^The Psychology of Money/, 'Space');
    await to(/^Continue/, 'Enter');
  },
  'adding a book': async ({ open, to }) => {
    await open('/library');
    await to(/^Add Books/, 'Enter');
    await to(/^A Random Walk|^The Big Short|^Nudge/, 'Space');
    await to(/^Add/, 'Enter');
  },
  'editing and deleting a book': async ({ open, to, key, wait }) => {
    await open('/library');
    await to(/^Edit /, 'Enter');
    await key('Escape');
    await to(/^Delete /, 'Enter');
    await to(/^Delete$/, 'Enter');
    await key('F8');
    await to(/^Undo/, 'Enter');
    await wait(600);
  },
  'beginning a talk': async ({ open, to, key, wait }) => {
    await open('/books');
    await to(/^(A Random Walk|Loss aversion)/, 'Enter');
    await key('ArrowDown');
    await key('Enter');
    await wait(2_500);
  },
  talking: async ({ open, to, type, key, wait }) => {
    await open('/discuss/book/featured/mrs-dalloway');
    await wait(1_500);
    await to(/^Your message/);
    await type(
      'Clarissa goes to the window by herself, because the death of Septimus is nearer to her than her guests.',
    );
    await key('Enter');
    await wait(4_000);
    await to(/^What it rests on/, 'Enter');
    await to(/^I see it differently/, 'Enter');
    await key('Escape');
  },
  'looking at a picture': async ({ open, to, key, wait }) => {
    await open('/discuss/artwork/featured/the-kiss');
    await wait(1_500);
    await to(/^Look closely/, 'Enter');
    await to(/^The picture/);
    await key('+');
    await key('Escape');
    await to(/palette/, 'Enter');
  },
  'an idea': async ({ open, to, type, key }) => {
    await open('/concept-categories');
    await to(/^Search (?!everything)/);
    await type('sunk');
    await to(/Sunk cost/i, 'Enter');
    await to(/Discuss|Start|Continue/, 'Enter');
    await key('Tab');
  },
  'what the figures rest on': async ({ open, to, key }) => {
    await open('/insights');
    await to(/sessions|Sessions|mastery|Mastery/, 'Enter');
    await key('Tab');
    await key('Escape');
  },
  'searching everything, and sharing': async ({ open, type, key, to, wait }) => {
    await open('/');
    await key('Control+k');
    await type('gatsby');
    await wait(800);
    await key('ArrowDown');
    await key('Escape');
    await open('/discuss/book/featured/mrs-dalloway');
    await wait(1_500);
    await to(/^Share$/, 'Enter');
    await to(/^Copy link/, 'Enter');
    await wait(800);
    await key('Escape');
  },
};

const visit = await visitDemo('block');
try {
  for (const [name, go] of Object.entries(JOURNEYS).filter(([one]) => one.includes(only))) {
    const isVisitor = name === 'signing up' || name === 'first steps';
    const context = await visit.browser.newContext({
      baseURL: visit.url,
      viewport: { width: 1280, height: 900 },
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    });
    if (!isVisitor)
      await context.request.post('/api/auth/login', {
        data: { email: 'reader@example.org', password: PASSWORD },
      });
    const page = await context.newPage();
    watchQuiet(page);
    await page.addInitScript(WATCH);
    console.log(`\n## ${name}`);
    await go(await walker(page)).catch((cause) =>
      console.log(`- BROKE OFF: ${String(cause).split('\n')[0]}`),
    );
    await context.close();
  }
} finally {
  await visit.done();
}
