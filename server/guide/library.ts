/** What the guide speaks from, read from disk: what was learned once, and a work's script when it is talked about. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { lookUp } from '#catalogue/look-up.ts';
import type { Script } from '#catalogue/script.ts';
import { type Mind, readMind } from '#guide/learned/mind.ts';
import type { Subject } from '#guide/types.ts';
import { generalScriptFor } from '#guide/works/general.ts';
import { type Work, workOf } from '#guide/works/work.ts';

const LEARNED = new URL('../../guide/learned/', import.meta.url);
const SCRIPTS = new URL('../../catalogue/scripts/', import.meta.url);

export const loadMind = (): Mind => readMind((name) => readFileSync(new URL(name, LEARNED)));

/** Works ready for talking about; those spoken of lately are kept. */
export type Library = { mind: Mind; workOf(subject: Subject): Promise<Work> };

const KEPT = 60;

export function openLibrary(mind: Mind): Library {
  const lately = new Map<string, Promise<Work>>();
  return {
    mind,
    workOf(subject) {
      const key = `${subject.kind}\n${subject.title}\n${subject.creator}`;
      const known = lately.get(key);
      lately.delete(key);
      const work = known ?? prepare(subject, mind);
      lately.set(key, work);
      work.catch(() => lately.delete(key));
      const [oldest] = lately.keys();
      if (oldest !== undefined && lately.size > KEPT) lately.delete(oldest);
      return work;
    },
  };
}

async function prepare(subject: Subject, mind: Mind): Promise<Work> {
  const found = lookUp(subject);
  const written = found ? await scriptAt(`${found.kind}/${found.entry.id}`) : null;
  const general = await scriptAt(`generic/${generalScriptFor(subject)}`);
  return workOf(subject, written, general, mind.vectors);
}

async function scriptAt(path: string): Promise<Script | null> {
  try {
    return JSON.parse(await readFile(new URL(`${path}.json`, SCRIPTS), 'utf8')) as Script;
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT') return null;
    throw thrown;
  }
}
