/** How long the built-in guide takes to plan and word one reply, over whole scripted talks. Prints milliseconds. */
import { performance } from 'node:perf_hooks';
import { talkOf } from '#guide/eval/dialogues.ts';
import { SCRIPTS } from '#guide/eval/scripted-readers.ts';
import { judge } from '#guide/judging/judge.ts';
import { opening } from '#guide/opening.ts';
import { plan } from '#guide/plan.ts';
import { read } from '#guide/reading/read.ts';
import type { Turn } from '#guide/types.ts';

const ROUNDS = 12;
const WARM_UP = 2;

const planned: number[] = [];
const whole: number[] = [];
const opened: number[] = [];
const late: number[] = [];
const LATE_FROM = 8;

for (let round = 0; round < ROUNDS; round++) {
  for (const script of SCRIPTS) {
    const first = talkOf(script, `bench${round}`);
    const begun = performance.now();
    const turns: Turn[] = [{ role: 'guide', text: opening(first) }];
    if (round >= WARM_UP) opened.push(performance.now() - begun);
    for (const [at, message] of script.messages.entries()) {
      const talk = { ...first, turns: [...turns] };
      const start = performance.now();
      const reading = read(message, talk);
      const verdict = judge(message, reading, talk);
      const judged = performance.now();
      const brief = plan(talk, message, reading, verdict);
      const end = performance.now();
      turns.push({ role: 'reader', text: message }, { role: 'guide', text: brief.draft, feedback: verdict });
      if (round < WARM_UP) continue;
      planned.push(end - judged);
      whole.push(end - start);
      if (at >= LATE_FROM) late.push(end - judged);
    }
  }
}

const at = (times: number[], share: number): string => {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2);
};
const line = (name: string, times: number[]) =>
  console.log(
    `${name.padEnd(34)} n ${String(times.length).padStart(5)}   p50 ${at(times, 0.5)}   p95 ${at(times, 0.95)}   p99 ${at(times, 0.99)}`,
  );

line('opening', opened);
line('plan and wording', planned);
line('the same, from the ninth turn on', late);
line('reading, level, comment and plan', whole);
