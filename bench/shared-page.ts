/** What the page of a shared discussion costs the server: drawn, and found among those drawn lately. */
import { fileURLToPath } from 'node:url';
import type { SharedPage } from '#contract/shared-page.ts';
import { keepDrawn, sharedPageIn } from '#server/http/drawn-page.ts';

const DIST = fileURLToPath(new URL('../web/dist', import.meta.url));
const ROUNDS = 12;
const SAID =
  'Winston writes *2+2=5* in the dust by himself, so the fear has become his own.\n\nBut the appendix speaks of ' +
  'Newspeak in the past tense: perhaps the Party did not last. Which would you sooner defend?';

const page = (messages: number): SharedPage => ({
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
    messages: Array.from({ length: messages }, (_, at) => ({
      sender: at % 2 ? 'user' : 'ai',
      content: `${at}: ${SAID}`,
      state: 'done',
    })),
  },
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

const draw = sharedPageIn(DIST);
if ((await draw(page(1))) === null) throw new Error('The web client has not been built: npm run build');

for (const messages of [20, 200, 1000]) {
  const fresh = (round: number) => ({
    ...page(messages),
    url: `https://books.example.org/${messages}/${round}`,
  });
  const drawn = await median((round) => draw(fresh(round)));
  const same = page(messages);
  const html = (await draw(same)) ?? '';
  const keep = keepDrawn();
  keep(same, () => html);
  const kept = await median(async () => keep(same, () => html));
  console.log(
    `${messages} messages, ${Math.round(html.length / 1000)} kB: drawn ${drawn.toFixed(1)} ms, kept ${kept.toFixed(2)} ms, ratio ${(drawn / kept).toFixed(0)}`,
  );
}
