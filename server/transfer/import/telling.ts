/** Long lists told in parts small enough that whoever hears one is soon done with it. */
import type { Telling } from '../../thread-side.ts';
import type { Part } from './found.ts';
import type { ExportedTalk, ReadExport } from './read-export.ts';
import type { WorkLine } from './read-table.ts';

/** In characters, and in entries. */
const MOST = 200_000;
const MOST_ENTRIES = 1_000;

export const telling = (tell: Telling<Part>['tell']) => {
  const each = async <T>(all: readonly T[], sizeOf: (one: T) => number, part: (some: T[]) => Part) => {
    let [some, size]: [T[], number] = [[], 0];
    for (const one of all) {
      const more = sizeOf(one);
      if (some.length > 0 && (size + more > MOST || some.length === MOST_ENTRIES)) {
        await tell(part(some));
        [some, size] = [[], 0];
      }
      some.push(one);
      size += more;
    }
    if (some.length > 0) await tell(part(some));
  };

  const talks = async (all: readonly ExportedTalk[]) => {
    let short: ExportedTalk[] = [];
    const tellShort = async () => {
      await each(short, lengthOf, (some) => ({ talks: some }));
      short = [];
    };
    for (const line of all) {
      if ('failure' in line || lengthOf(line) <= MOST) short.push(line);
      else {
        await tellShort();
        const { messages, ...talk } = line.talk;
        await tell({ talks: [{ ...line, talk: { ...talk, messages: [] } }] });
        await each(messages, messageLength, (some) => ({ messages: some }));
      }
    }
    await tellShort();
  };

  return {
    lines: (lines: readonly WorkLine[]) => each(lines, workLength, (some) => ({ lines: some })),
    lists: async (lists: Omit<ReadExport, 'profile'>) => {
      await each(lists.works, workLength, (works) => ({ works }));
      await each(
        lists.objectives,
        () => 1_000,
        (objectives) => ({ objectives }),
      );
      await talks(lists.talks);
      await each(
        lists.pictures,
        ({ bytes }) => bytes.length,
        (pictures) => ({ pictures }),
      );
    },
  };
};

type Drafted = { draft: { fields: { notes: string | null } } } | { failure: string };
const workLength = (line: Drafted): number =>
  500 + ('failure' in line ? line.failure.length : (line.draft.fields.notes?.length ?? 0));

type Said = { content: string; verdict: unknown; verdictHistory: unknown };
const messageLength = ({ content, verdict, verdictHistory }: Said): number =>
  200 + content.length + (verdict ? JSON.stringify([verdict, verdictHistory]).length : 0);

const lengthOf = (line: ExportedTalk): number =>
  'failure' in line ? 500 : line.talk.messages.reduce((sum, message) => sum + messageLength(message), 1_000);
