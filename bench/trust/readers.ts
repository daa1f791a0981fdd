/** Simulated readers: each does now this, now that, and thinks in between. */
import type { Person } from './person.ts';

const WORDS = [
  'I think Jim is loyal because he waits, and yet it costs him something.',
  'The river seems to stand for a freedom that the towns take away again.',
  'Explain more',
  'It reminds me of how I moved house and nobody asked what I wanted.',
];

/** A person, and the discussion that this one of their devices is in. */
export type Reader = { person: Person; discussionId: number; books: number[] };

type Act = (reader: Reader) => Promise<{ status: number } | null>;

const any = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];
const get =
  (path: string): Act =>
  ({ person }) =>
    person.ask('GET', path);

const addBook: Act = async (reader) => {
  const answer = await reader.person.ask('POST', '/api/books', {
    title: `Book ${Math.random()}`,
    author: 'Anon',
  });
  if (answer?.status === 201) reader.books.push(answer.body.id);
  return answer;
};
const changeBook: Act = async (reader) => {
  const id = any(reader.books);
  if (!id) return addBook(reader);
  return reader.person.ask('PUT', `/api/books/${id}`, { notes: `seen ${Math.random()}`, rating: 4.5 });
};
/** Shelves stay as long as they are. */
const deleteBook: Act = async (reader) => {
  const id = reader.books.length > 3 ? reader.books.shift() : undefined;
  return id ? reader.person.ask('DELETE', `/api/books/${id}`) : addBook(reader);
};
const chat: Act = ({ person, discussionId }) =>
  person.ask('POST', '/api/chat', {
    bookTitle: 'Adventures of Huckleberry Finn',
    bookAuthor: 'Mark Twain',
    discussionId,
    userMessage: any(WORDS),
  });
const readTalk: Act = ({ person, discussionId }) =>
  person.ask('GET', `/api/discussions/${discussionId}/messages`);
export const openTalk: Act = async (reader) => {
  const answer = await reader.person.ask('POST', '/api/discussions', {
    kind: 'book',
    title: 'Adventures of Huckleberry Finn',
    creator: 'Mark Twain',
    fresh: true,
  });
  if (answer?.status === 201) reader.discussionId = answer.body.id;
  return answer;
};

/** How often out of a hundred. */
const MIX: [[number, string, Act], ...[number, string, Act][]] = [
  [28, 'books', get('/api/books')],
  [14, 'discussions', get('/api/discussions')],
  [10, 'messages', readTalk],
  [8, 'who I am', get('/api/auth/user')],
  [18, 'chat', chat],
  [6, 'add', addBook],
  [6, 'delete', deleteBook],
  [6, 'change', changeBook],
  [3, 'open a talk', openTalk],
  [1, 'export', get('/api/export?format=json')],
];

export const act = async (reader: Reader): Promise<{ what: string; status: number }> => {
  let left = Math.random() * 100;
  const [, what, one] =
    MIX.find(([share]) => {
      left -= share;
      return left <= 0;
    }) ?? MIX[0];
  return { what, status: (await one(reader))?.status ?? 0 };
};
