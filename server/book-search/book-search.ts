/**
 * Google Books, then Open Library, then the catalogue we ship; within three seconds in all. When the first
 * takes its time the second is asked as well, and whichever has something first is heard.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { fold } from '#catalogue/folding.ts';
import type { BookSearchAnswer, FoundBook } from '#contract/book-search.ts';
import type { Log } from '../log.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { searchCatalogue } from './from-catalogue.ts';
import { GOOGLE_BOOKS, googleAddress, readGoogle } from './google-books.ts';
import { OPEN_LIBRARY, openLibraryAddress, readOpenLibrary } from './open-library.ts';
import type { Question } from './question.ts';
import { rememberAnswers } from './remember-answers.ts';
import { type BookService, makeService } from './service.ts';

/** Where the services are; tests have their own. */
export type ServiceAddresses = { google: string; openLibrary: string };

const ALL_MS = 2800;
const SECOND_AFTER_MS = 1200;
const DAY_MS = 24 * 60 * 60_000;
/** An answer that only stands in for a service that failed. */
const STAND_IN_MS = 60_000;
const MOST_KEPT = 2000;

export const bookServices = (made: {
  outbound: Outbound;
  addresses?: ServiceAddresses | undefined;
  googleKey: string | undefined;
  now: () => number;
  log: Log;
}): BookService[] => {
  const { google, openLibrary } = made.addresses ?? { google: GOOGLE_BOOKS, openLibrary: OPEN_LIBRARY };
  const { outbound, now, log } = made;
  return [
    makeService({
      source: 'google',
      addressFor: (question) => googleAddress(google, question, made.googleKey),
      read: readGoogle,
      ...{ outbound, now, log },
    }),
    makeService({
      source: 'openlibrary',
      addressFor: (question) => openLibraryAddress(openLibrary, question),
      read: readOpenLibrary,
      ...{ outbound, now, log },
    }),
  ];
};

export type BookSearch = ReturnType<typeof makeBookSearch>;

export const makeBookSearch = (made: { services: readonly BookService[]; now: () => number }) => {
  const answers = rememberAnswers<BookSearchAnswer>({ most: MOST_KEPT, now: made.now });

  const find = async (question: Question): Promise<{ answer: BookSearchAnswer; keepMs: number }> => {
    const { answer, complete } = await firstToFind(made.services, question);
    if (answer) return { answer, keepMs: DAY_MS };
    const items = searchCatalogue(question);
    return { answer: { source: 'catalogue', items }, keepMs: complete ? DAY_MS : STAND_IN_MS };
  };

  return {
    find: (question: Question): Promise<BookSearchAnswer> => {
      const { title, author, isbn, limit } = question;
      // Without a letter or a digit there is nothing to look for.
      if (fold(`${title} ${author}`) === '') return Promise.resolve({ source: 'catalogue', items: [] });
      return answers.get(JSON.stringify([isbn ?? [fold(title), fold(author)], limit]), () => find(question));
    },
  };
};

/** `complete`: every service gave an answer, so that finding nothing means something. */
const firstToFind = async (
  services: readonly BookService[],
  question: Question,
): Promise<{ answer: BookSearchAnswer | null; complete: boolean }> => {
  const began = performance.now();
  const asked: Promise<FoundBook[] | null>[] = [];
  let found: BookSearchAnswer | null = null;
  const note = (source: BookService['source'], items: FoundBook[] | null) => {
    if (items && items.length > 0) found ??= { source, items };
    return items;
  };
  for (const service of services) {
    const left = ALL_MS - (performance.now() - began);
    asked.push(service.ask(question, left).then((items) => note(service.source, items)));
    await Promise.race([
      ...asked.slice(-1),
      firstFilled(asked),
      sleep(SECOND_AFTER_MS, null, { ref: false }),
    ]);
    if (found) return { answer: found, complete: true };
  }
  const filled = await firstFilled(asked);
  return { answer: found, complete: filled !== null };
};

/** Ends with the first that found something, or when all have ended; null when one of them failed. */
const firstFilled = (asked: readonly Promise<FoundBook[] | null>[]): Promise<FoundBook[] | null> =>
  new Promise((resolve, reject) => {
    for (const one of asked) one.then((items) => items && items.length > 0 && resolve(items), reject);
    Promise.all(asked).then((all) => resolve(all.includes(null) ? null : []), reject);
  });
