/** How long reading and judging one message takes: a long one, and one made to hold things up. */
import { labelled, talkOf } from '#guide/eval/labelled.ts';
import { judge } from '#guide/judging/judge.ts';
import { read } from '#guide/reading/read.ts';

const items = labelled('replies');

/** About three hundred words, made of replies to the work. */
const long = items.map((item) => {
  const others = items.filter(({ title }) => title === item.title).map(({ reply }) => reply);
  const words = Array.from({ length: 8 }, () => others)
    .flat(2)
    .join(' ')
    .split(' ');
  return { ...item, reply: words.slice(0, 300).join(' ') };
});
const hard = ['"', 'because ', 'not a, but ', "i don't know ", 'rate this as '].map((unit) =>
  unit.repeat(Math.ceil(8000 / unit.length)).slice(0, 8000),
);

function timed(reply: string, talk: ReturnType<typeof talkOf>): number {
  const begun = performance.now();
  judge(reply, read(reply, talk), talk);
  return performance.now() - begun;
}

const at = (times: number[], share: number): string =>
  (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0).toFixed(2);

const talks = new Map(long.map((item) => [item.id, talkOf(item)]));
const run = () => long.map((item) => timed(item.reply, talks.get(item.id) ?? talkOf(item)));
run();
const runs = Array.from({ length: 5 }, run);
const all = runs.flat();
/** Each message's best of five: what it costs when no neighbour takes the processor. */
const alone = long.map((_, i) => Math.min(...runs.map((times) => times[i] ?? Infinity)));
console.log(
  `300 words, ms, alone: p50 ${at(alone, 0.5)}  p95 ${at(alone, 0.95)}  p99 ${at(alone, 0.99)}  (p95 to stay under 8)`,
);
console.log(`300 words, ms, every run: p50 ${at(all, 0.5)}  p95 ${at(all, 0.95)}  p99 ${at(all, 0.99)}`);

const [first] = long;
if (first) {
  const talk = talkOf(first);
  const worst = Math.max(
    ...hard.map((message) => Math.min(...Array.from({ length: 5 }, () => timed(message, talk)))),
  );
  console.log(`8,000 characters made to hold it up, ms: ${worst.toFixed(2)}  (to stay under 50)`);
}
