/** Accounts that keep as much as they can: what is large lies in the database before anybody asks for anything. */
import { type HoardedTalk, talkEntry } from '../../tests/hoard.ts';
import type { Someone } from './visitor.ts';

const MB = 1_000_000;
const FILE = 24 * MB;

/** A table of as many cells as are drawn for so few characters: a line gets all columns of the head. */
export const TABLE = `|${'a|'.repeat(54)}\n|${'-|'.repeat(54)}\n${'|*b*\n'.repeat(8)}\n`;

export const bringIn = async (someone: Someone, file: object): Promise<void> => {
  const content = JSON.stringify({ format: 'colloquy', version: 1, ...file });
  const { status, text } = await someone.call('importFile', { body: { content, commit: true } }, 600_000);
  if (status !== 200) throw new Error(`The hoard was not taken in: ${status} ${text.slice(0, 300)}`);
};

/** Brings a talk in and answers its id. */
export const hoardTalk = async (someone: Someone, talk: HoardedTalk): Promise<number> => {
  await bringIn(someone, { discussions: [talkEntry(talk)] });
  const talks = (await someone.call('listDiscussions')).body as { id: number; title: string }[];
  return talks.find(({ title }) => title === (talk.title ?? 'A hoarded talk'))?.id ?? 0;
};

/** Books with notes as long as they may be, so many megabytes of them. */
export const hoardNotes = async (someone: Someone, megabytes: number, longest = 20_000): Promise<void> => {
  const each = longest + 200;
  const all = Math.ceil((megabytes * MB) / each);
  const atOnce = Math.floor(FILE / each);
  for (let from = 0; from < all; from += atOnce) {
    const books = Array.from({ length: Math.min(atOnce, all - from) }, (_, at) => ({
      id: from + at,
      title: `Hoarded ${from + at}`,
      author: `Author ${from + at}`,
      notes: `note ${from + at} `.repeat(2_000).slice(0, longest).trim(),
    }));
    await bringIn(someone, { books });
  }
};
