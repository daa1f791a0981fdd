/** A reader who does several things at once, as fast as answers come, and notes what was acknowledged. */
import { randomUUID } from 'node:crypto';
import type { Ledger, Talk } from './ledger.ts';

const ADDERS = 3;
const IMPORTED = 20;
const WORDS = [
  'I think Jim is loyal because he waits, and yet it costs him something.',
  'The river seems to stand for a freedom that the towns take away again.',
  'It reminds me of how I moved house and nobody asked what I wanted.',
];

let count = 0;
const fresh = (what: string): string => `${what} ${(++count).toString(36)}`;

/** Until `isOver`, or until the server is gone. */
export const writeUntil = async (ledger: Ledger, isOver: () => boolean): Promise<void> => {
  const works = [
    ...Array.from({ length: ADDERS }, () => addBook),
    changeNotes,
    deleteBook,
    changeBio,
    importBooks,
    await talker(ledger),
  ];
  await Promise.all(
    works.map(async (work) => {
      while (!isOver() && (await work(ledger))) if (work === changeBio) await pause(5);
    }),
  );
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Not done, and to be asked again: too busy, or so busy that what was sent lay unread. */
export const AGAIN = [503, 408];

/** False when there was no answer: whoever died takes no more. */
type Work = (ledger: Ledger) => Promise<boolean>;

const addBook: Work = async (ledger) => {
  const title = fresh('Book');
  const book = {
    id: null as number | null,
    notes: { acknowledged: '', asked: null },
    deletion: 'none' as const,
  };
  ledger.books.set(title, book);
  const answer = await ledger.person.ask('POST', '/api/books', { title, author: 'Anon', notes: '' });
  if (answer?.status === 201) {
    book.id = answer.body.id;
    ledger.acknowledged += 1;
  } else if (answer && !AGAIN.includes(answer.status))
    throw new Error(`A book was answered with ${answer.status}.`);
  return answer !== null;
};

const someBook = (ledger: Ledger) => {
  const there = [...ledger.books.values()].slice(-40).filter((b) => b.id !== null && b.deletion === 'none');
  return there[Math.floor(Math.random() * there.length)];
};

const changeNotes: Work = async (ledger) => {
  const book = someBook(ledger);
  if (!book || book.notes.asked !== null) {
    await pause(5);
    return true;
  }
  const notes = fresh('notes');
  book.notes.asked = notes;
  const answer = await ledger.person.ask('PUT', `/api/books/${book.id}`, { notes });
  if (answer?.status === 200) {
    book.notes = { acknowledged: notes, asked: null };
    ledger.acknowledged += 1;
  }
  return answer !== null;
};

const deleteBook: Work = async (ledger) => {
  await pause(20);
  const book = someBook(ledger);
  if (!book || book.notes.asked !== null) return true;
  book.deletion = 'asked';
  const answer = await ledger.person.ask('DELETE', `/api/books/${book.id}`);
  if (answer?.status === 204) {
    book.deletion = 'acknowledged';
    ledger.acknowledged += 1;
  }
  return answer !== null;
};

const changeBio: Work = async (ledger) => {
  const bio = fresh('bio');
  // One that was never answered may still have been done; no other is sent before this one's fate is known.
  if (ledger.bio.asked !== null) return false;
  ledger.bio.asked = bio;
  const answer = await ledger.person.ask('PUT', '/api/profile', { bio });
  if (answer?.status === 200) {
    ledger.bio = { acknowledged: bio, asked: null };
    ledger.acknowledged += 1;
  }
  return answer !== null;
};

const importBooks: Work = async (ledger) => {
  const titles = Array.from({ length: IMPORTED }, () => fresh('Imported'));
  const content = ['Title,Author', ...titles.map((title) => `${title},Anon`)].join('\n');
  const one = { titles, isAcknowledged: false };
  ledger.imports.push(one);
  const answer = await ledger.person.ask('POST', '/api/import', { content, commit: true });
  if (answer?.status === 404) return false;
  if (answer?.status === 200 && answer.body.new === IMPORTED) {
    one.isAcknowledged = true;
    ledger.acknowledged += IMPORTED;
  }
  await pause(50);
  return answer !== null;
};

const talker = async (ledger: Ledger): Promise<Work> => {
  const opened = await ledger.person.ask('POST', '/api/discussions', {
    kind: 'book',
    title: 'Adventures of Huckleberry Finn',
    creator: 'Mark Twain',
    fresh: true,
  });
  if (opened?.status !== 201) return async () => false;
  const talk: Talk = { discussionId: opened.body.id, said: new Map() };
  ledger.talks.push(talk);
  return async () => {
    const clientMessageId = randomUUID();
    const text = `${WORDS[talk.said.size % WORDS.length]} (${fresh('said')})`;
    const said = { text, reply: null as { content: string; messageId: number } | null };
    talk.said.set(clientMessageId, said);
    const answer = await say(ledger, talk, clientMessageId, text);
    if (answer?.status === 200) {
      said.reply = answer.body;
      ledger.acknowledged += 2;
    }
    return answer !== null;
  };
};

export const say = (ledger: Ledger, talk: Talk, clientMessageId: string, userMessage: string) =>
  ledger.person.ask('POST', '/api/chat', {
    bookTitle: 'Adventures of Huckleberry Finn',
    bookAuthor: 'Mark Twain',
    discussionId: talk.discussionId,
    clientMessageId,
    userMessage,
  });
