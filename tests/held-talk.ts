/** Talks with the built-in guide for tests: as the server holds them, but without a server. */
import { readFileSync } from 'node:fs';
import { knowledgeOf } from '#catalogue/knowledge.ts';
import { lookUp } from '#catalogue/look-up.ts';
import { GENERAL_OBJECTIVE, objectiveOf, ownObjective } from '#catalogue/objectives.ts';
import type { Script } from '#catalogue/script.ts';
import type { Kind } from '#contract/kinds.ts';
import { judge } from '#guide/judging/judge.ts';
import type { Mind } from '#guide/learned/mind.ts';
import { opening } from '#guide/opening.ts';
import { BEGINNING, step, type TurnRecord } from '#guide/talk/state.ts';
import { requestFor } from '#guide/turn.ts';
import type { Message, Subject, Talk, Verdict } from '#guide/types.ts';
import type { Understanding } from '#guide/understanding/understanding.ts';
import { generalScriptFor } from '#guide/works/general.ts';
import { type Work, workOf } from '#guide/works/work.ts';
import { loadMind } from '#server/guide/library.ts';

export type Named = { kind: Kind; title: string; creator: string };

/** A novel somebody has written a script for, and one that nobody here holds. */
export const GATSBY: Named = { kind: 'book', title: 'The Great Gatsby', creator: 'F. Scott Fitzgerald' };
export const UNKNOWN: Named = { kind: 'book', title: 'The Lamp Room', creator: 'Ada Quill' };

let mind: Mind | null = null;
/** Read once for all tests of a file. */
export const testMind = (): Mind => {
  mind ??= loadMind();
  return mind;
};

const scriptAt = (path: string): Script | null => {
  try {
    return JSON.parse(
      readFileSync(new URL(`../catalogue/scripts/${path}.json`, import.meta.url), 'utf8'),
    ) as Script;
  } catch {
    return null;
  }
};

const works = new Map<string, Work>();
function workFor(subject: Subject): Work {
  const key = `${subject.kind} ${subject.title} ${subject.creator}`;
  const found = lookUp(subject);
  const work =
    works.get(key) ??
    workOf(
      subject,
      found && scriptAt(`${found.kind}/${found.entry.id}`),
      scriptAt(`generic/${generalScriptFor(subject)}`),
      testMind().vectors,
    );
  works.set(key, work);
  return work;
}

export function talkOf(
  { kind, title, creator }: Named,
  objective = GENERAL_OBJECTIVE.name,
  more: Partial<Talk> = {},
): Talk {
  const subject = { kind, title, creator, knowledge: knowledgeOf({ kind, title, creator }) };
  return {
    subject,
    work: workFor(subject),
    objective: objectiveOf(kind, objective) ?? ownObjective(objective),
    messages: [],
    state: BEGINNING,
    seed: 'test',
    ...more,
  };
}

export type Held = {
  reader: string;
  guide: string;
  record: TurnRecord;
  heard: Understanding;
  verdict: Verdict | null;
};

/** A talk that goes on message by message. */
export function beginTalk(named: Named, objective?: string, more: Partial<Talk> = {}) {
  let talk = talkOf(named, objective, more);
  const first = opening(talk);
  talk = { ...talk, messages: [{ role: 'guide', text: first.text }], state: step(talk.state, first.record) };
  const held: Held[] = [];
  return {
    opening: first,
    held,
    get talk() {
      return talk;
    },
    say(message: string): Held {
      const { heard, turn } = requestFor(talk, message, testMind());
      const verdict = judge(heard, talk, testMind());
      const said: Message[] = [
        { role: 'reader', text: message },
        { role: 'guide', text: turn.text, feedback: verdict },
      ];
      talk = { ...talk, messages: [...talk.messages, ...said], state: step(talk.state, turn.record) };
      const exchange = { reader: message, guide: turn.text, record: turn.record, heard, verdict };
      held.push(exchange);
      return exchange;
    },
  };
}
