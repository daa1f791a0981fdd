/** How long understanding, judging and answering one message takes: a long one, and one made to hold things up. */
import { judge } from '#guide/judging/judge.ts';
import { repliesBy } from '#guide/training/reply-examples.ts';
import { requestFor } from '#guide/turn.ts';
import type { Talk } from '#guide/types.ts';
import { talkOf, testMind } from '#tests/held-talk.ts';

const mind = testMind();
const items = repliesBy('dev');

/** About three hundred words, made of replies to the work. */
const long = items.map((item) => {
  const others = items.filter(({ title }) => title === item.title).map(({ reply }) => reply);
  const words = Array.from({ length: 8 }, () => others)
    .flat(2)
    .join(' ')
    .split(' ');
  const talk = talkOf(item, item.objective, { messages: [{ role: 'guide', text: item.question }] });
  return { reply: words.slice(0, 300).join(' '), talk };
});
const hard = ['"', 'because ', 'not a, but ', "i don't know ", 'rate this as ', '? ', 'who is he '].map(
  (unit) => unit.repeat(Math.ceil(8000 / unit.length)).slice(0, 8000),
);

function timed(reply: string, talk: Talk): number {
  const begun = performance.now();
  const { heard } = requestFor(talk, reply, mind);
  judge(heard, talk, mind);
  return performance.now() - begun;
}

const at = (times: number[], share: number): string =>
  (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0).toFixed(2);

const run = () => long.map(({ reply, talk }) => timed(reply, talk));
run();
const runs = Array.from({ length: 5 }, run);
const all = runs.flat();
/** Each message's best of five: what it costs when no neighbour takes the processor. */
const alone = long.map((_, i) => Math.min(...runs.map((times) => times[i] ?? Infinity)));
console.log(
  `300 words, ms, alone: p50 ${at(alone, 0.5)}  p95 ${at(alone, 0.95)}  p99 ${at(alone, 0.99)}  (p95 to stay under 15)`,
);
console.log(`300 words, ms, every run: p50 ${at(all, 0.5)}  p95 ${at(all, 0.95)}  p99 ${at(all, 0.99)}`);

const short = items
  .map((_, index) => long[index]?.talk)
  .flatMap((talk) =>
    talk ? [timed('I think he lies. Who is she again? And I have to go soon.', talk)] : [],
  );
console.log(`three short sentences, ms: p50 ${at(short, 0.5)}  p95 ${at(short, 0.95)}  (to stay under 2)`);

const [first] = long;
if (first) {
  const worst = Math.max(
    ...hard.map((message) => Math.min(...Array.from({ length: 5 }, () => timed(message, first.talk)))),
  );
  console.log(`8,000 characters made to hold it up, ms: ${worst.toFixed(2)}  (to stay under 50)`);
}
