/** How long the built-in guide takes to understand, judge and answer one message, over whole scripted talks. Prints milliseconds. */
import { performance } from 'node:perf_hooks';
import { opening } from '#guide/opening.ts';
import { beginTalk, talkOf } from '#tests/held-talk.ts';
import { SCRIPTS } from '#tests/scripted-readers.ts';

const ROUNDS = 6;
const WARM_UP = 2;
const LATE_FROM = 8;

const whole: number[] = [];
const opened: number[] = [];
const late: number[] = [];

for (let round = 0; round < ROUNDS; round++) {
  for (const script of SCRIPTS) {
    const first = talkOf(script, script.objective, { seed: `bench${round}` });
    const begun = performance.now();
    opening(first);
    if (round >= WARM_UP) opened.push(performance.now() - begun);
    const talk = beginTalk(script, script.objective, { seed: `bench${round}` });
    for (const [at, message] of script.messages.entries()) {
      const start = performance.now();
      talk.say(message);
      const spent = performance.now() - start;
      if (round < WARM_UP) continue;
      whole.push(spent);
      if (at >= LATE_FROM) late.push(spent);
    }
  }
}

const at = (times: number[], share: number): string => {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2);
};
const line = (name: string, times: number[]) =>
  console.log(
    `${name.padEnd(40)} n ${String(times.length).padStart(5)}   p50 ${at(times, 0.5)}   p95 ${at(times, 0.95)}   p99 ${at(times, 0.99)}`,
  );

line('opening', opened);
line('understanding, level, turn', whole);
line('the same, from the ninth message on', late);
