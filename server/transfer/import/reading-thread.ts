/** On a thread of its own: reads the request of an import and the file in it, and tells what it found bit by bit. */
import { importFile } from '#contract/import.ts';
import { otherThanText } from '#contract/import-file.ts';
import { parse, valueIn } from '../../http/body.ts';
import { isWithin } from '../../json-bounds.ts';
import { Problem } from '../../problem.ts';
import { answerJobs, type Telling } from '../../thread-side.ts';
import * as say from '../words.ts';
import { FileRefused, refused } from './faults.ts';
import type { Found, Part } from './found.ts';
import { Progress } from './progress.ts';
import { readExport } from './read-export.ts';
import { readTable } from './read-table.ts';
import { telling } from './telling.ts';

/** An export of a hundred thousand works and two hundred thousand messages has half as many. */
const BOUNDS = { depth: 32, values: 6_000_000 };

answerJobs(async (bytes: Uint8Array, { tell, aside }: Telling<Part>): Promise<Found> => {
  const { content, commit, format, filename } = parse(importFile.body, valueIn(bytes, BOUNDS));
  refuseOtherFiles(content);
  await tell({ opened: { commit } });
  const progress = new Progress((now) => aside({ progress: now }), new AbortController().signal);
  const told = telling(tell);
  try {
    const isOurs = format ? format === 'colloquy' : /^\ufeff?\s*[{[]/.test(content.slice(0, 4096));
    if (!isOurs) {
      const asked = format === 'colloquy' ? null : (format ?? null);
      const table = await readTable(content, { asked, filename: filename ?? '' }, progress);
      await told.lines(table.lines);
      return { format: table.format };
    }
    if (!isWithin(new TextEncoder().encode(content), BOUNDS)) throw new FileRefused(say.thisJsonIsNoExport);
    const { profile, ...lists } = await readExport(content, progress);
    await told.lists(lists);
    return { format: 'colloquy', profile };
  } catch (thrown) {
    throw thrown instanceof FileRefused ? refused(thrown.message) : thrown;
  }
});

const refuseOtherFiles = (content: string): void => {
  if (content.trim() === '') throw refused(say.theFileIsEmpty);
  const other = otherThanText(content.slice(0, 4096));
  if (other) throw new Problem('wrong_type', { message: say.thisIsNoText(other) });
};
