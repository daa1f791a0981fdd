/** Runs whole talks of the built-in guide with scripted readers, as a server would. */
import { knowledgeOf } from '#catalogue/knowledge.ts';
import { objectiveOf, ownObjective } from '#catalogue/objectives.ts';
import { CONCEPT_AUTHOR } from '#contract/kinds.ts';
import { judge } from '../judging/judge.ts';
import { opening } from '../opening.ts';
import { plan } from '../plan.ts';
import { read } from '../reading/read.ts';
import type { Brief, Reading, Talk, Turn, Verdict } from '../types.ts';
import type { Script } from './scripted-readers.ts';

export type Spoken = { message: string; reading: Reading; verdict: Verdict | null; brief: Brief };
export type Dialogue = { script: Script; opening: string; spoken: Spoken[]; talk: Talk };

export function talkOf({ kind, title, creator, objective }: Script, seed: string): Talk {
  const known = kind === 'concept' ? { kind, title } : { kind, title, creator };
  return {
    subject: {
      kind,
      title,
      creator: kind === 'concept' ? CONCEPT_AUTHOR : creator,
      knowledge: knowledgeOf(known),
    },
    objective: objectiveOf(kind, objective) ?? ownObjective(objective),
    turns: [],
    seed,
  };
}

export function hold(script: Script, seed: string): Dialogue {
  let talk = talkOf(script, seed);
  const first = opening(talk);
  const turns: Turn[] = [{ role: 'guide', text: first }];
  const spoken: Spoken[] = [];
  for (const message of script.messages) {
    talk = { ...talk, turns: [...turns] };
    const reading = read(message, talk);
    const verdict = judge(message, reading, talk);
    const brief = plan(talk, message, reading, verdict);
    spoken.push({ message, reading, verdict, brief });
    turns.push({ role: 'reader', text: message }, { role: 'guide', text: brief.draft, feedback: verdict });
  }
  return { script, opening: first, spoken, talk: { ...talk, turns } };
}

export function transcriptOf({ script, opening: first, spoken }: Dialogue): string {
  const head = `# ${script.title} (${script.kind}) · ${script.objective} · ${script.temper}`;
  const turns = spoken.map(
    ({ message, reading, verdict, brief }, at) =>
      `**${at + 1} Reader:** ${message}\n   _${[reading.kind, reading.command, ...reading.caps.map(({ cap }) => cap)].filter(Boolean).join(' ')} · ${verdict?.rating ?? 'no level'} · missing ${verdict?.missing ?? '-'} · ${brief.move} · rung ${brief.rung}_\n\n**Guide:** ${brief.draft}`,
  );
  return [head, `**Guide:** ${first}`, ...turns].join('\n\n');
}
