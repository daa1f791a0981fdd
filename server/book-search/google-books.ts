/** Google Books' volumes as it lists them. */
import * as z from 'zod';
import type { FoundBook } from '#contract/book-search.ts';
import type { Question } from './question.ts';
import { authorsOf, httpsAddress, isbnOf, tidyText, yearOf } from './tidy.ts';

export const GOOGLE_BOOKS = 'https://www.googleapis.com';

const FIELDS =
  'items(volumeInfo(title,authors,publishedDate,industryIdentifiers,imageLinks(thumbnail,smallThumbnail)))';
const MOST_WORDS = 12;
const MOST_RESULTS = 40;

export const googleAddress = (base: string, question: Question, key: string | undefined): string => {
  const params = new URLSearchParams({
    q: words(question),
    // Editions of one book come several times over and are made one afterwards.
    maxResults: String(Math.min(MOST_RESULTS, question.limit * 2)),
    printType: 'books',
    fields: FIELDS,
  });
  if (key) params.set('key', key);
  return `${base}/books/v1/volumes?${params}`;
};

/** Each word by itself: a phrase in quotation marks finds nothing when its punctuation differs. */
const words = ({ title, author, isbn }: Question): string => {
  if (isbn) return `isbn:${isbn}`;
  const each = (text: string, field: string) =>
    (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS).map((word) => `${field}:${word}`);
  return [...each(title, 'intitle'), ...each(author, 'inauthor')].join(' ');
};

const volume = z.object({
  volumeInfo: z.object({
    title: z.string(),
    authors: z.array(z.string()).optional().catch(undefined),
    publishedDate: z.string().optional().catch(undefined),
    industryIdentifiers: z
      .array(z.object({ identifier: z.string() }))
      .optional()
      .catch(undefined),
    imageLinks: z
      .object({ thumbnail: z.string().optional(), smallThumbnail: z.string().optional() })
      .optional()
      .catch(undefined),
  }),
});
const answer = z.object({ error: z.undefined().optional(), items: z.array(z.unknown()).optional() });

/** Throws when it is no list of volumes; one that is odd in itself is left out. */
export const readGoogle = (json: unknown): FoundBook[] =>
  (answer.parse(json).items ?? []).flatMap((item) => {
    const read = volume.safeParse(item);
    const title = read.success ? tidyText(read.data.volumeInfo.title, 500) : '';
    if (!read.success || title === '') return [];
    const { authors, publishedDate, industryIdentifiers, imageLinks } = read.data.volumeInfo;
    return {
      title,
      author: authorsOf(authors ?? []),
      year: yearOf(publishedDate),
      isbn: isbnOf((industryIdentifiers ?? []).map(({ identifier }) => identifier)),
      coverUrl: googleCover(imageLinks?.thumbnail ?? imageLinks?.smallThumbnail),
    };
  });

/**
 * The front cover without the drawn page curl, and large enough for our widths. Other values of `zoom` than 1
 * show an inner page, or a grey "image not available", for many scanned books.
 */
const googleCover = (written: string | undefined): string | null => {
  const url = httpsAddress(written);
  if (!url || !/(^|\.)(google\.[a-z.]{2,6}|googleusercontent\.com|googleapis\.com)$/.test(url.hostname))
    return null;
  url.searchParams.delete('edge');
  if (url.searchParams.has('zoom')) {
    url.searchParams.set('zoom', '1');
    url.searchParams.set('fife', 'w800');
  }
  return url.href;
};
