/** What the page of a shared discussion costs the server: drawn on its own thread, and found among those drawn lately. */
import { fileURLToPath } from 'node:url';
import type { SharedPage } from '#contract/shared-page.ts';
import { sharedPageIn } from '#server/http/drawn-page.ts';

const DIST = fileURLToPath(new URL('../web/dist', import.meta.url));
const ROUNDS = 12;
const SAID =
  'Winston writes *2+2=5* in the dust by himself, so the fear has become his own.\n\nBut the appendix speaks of ' +
  'Newspeak in the past tense: perhaps the Party did not last. Which would you sooner defend?';

const page = (messages: number, content: string): SharedPage => ({
  state: 'here',
  talk: {
    kind: 'book',
    title: '1984',
    creator: 'George Orwell',
    objective: 'Critical Thinking',
    beside: null,
    sharedBy: 'Ada',
    sharedAt: '2026-03-01T12:00:00.000Z',
    pictureUrl: null,
    page: 1,
    pages: 1,
    messages: Array.from({ length: messages }, (_, at) => ({
      sender: at % 2 ? 'user' : 'ai',
      content: `${at}: ${content}`,
      state: 'done',
    })),
  },
  earlierHref: null,
  laterHref: null,
  url: 'https://books.example.org/book-discussion/token',
  previewUrl: null,
  drawn: 'data:image/svg+xml,',
  startHref: '/',
});

const median = async (work: (round: number) => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    await work(round);
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[ROUNDS / 2] ?? 0;
};

const drawn = sharedPageIn(DIST);
const draw = (wanted: SharedPage) => drawn(wanted, { asker: 'bench', mayDraw: async () => {} });
if ((await draw(page(1, SAID))) === null) throw new Error('The web client has not been built: npm run build');

for (const [messages, content] of [
  [20, SAID],
  [100, SAID],
  [100, SAID.repeat(3)],
] as const) {
  const fresh = (round: number) => ({
    ...page(messages, content),
    url: `https://books.example.org/${content.length}/${messages}/${round}`,
  });
  const anew = await median((round) => draw(fresh(round)));
  const same = page(messages, content);
  const html = await draw(same);
  const kept = await median(() => draw(same));
  console.log(
    `${messages} messages, ${Math.round((html?.length ?? 0) / 1000)} kB: drawn ${anew.toFixed(1)} ms, kept ${kept.toFixed(2)} ms, ratio ${(anew / kept).toFixed(0)}`,
  );
}
