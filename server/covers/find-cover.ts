/** A cover for one book: by its number first, then by title and author, at each service in turn. */

import { foldTitle, withoutSubtitle } from '#catalogue/folding.ts';
import { lookUp } from '#catalogue/look-up.ts';
import { sameMaker } from '#catalogue/makers.ts';
import type { FoundBook } from '#contract/book-search.ts';
import type { Question } from '../book-search/question.ts';
import type { BookService } from '../book-search/service.ts';

export type CoverSeeker = { title: string; author: string; isbn: string | null };
/** `unanswered`: nobody could be asked, so it is not known. */
export type CoverOutcome = { coverUrl: string } | 'none' | 'unanswered';

/** The first hit is often a study guide; the book itself comes right after. */
const LIMIT = 4;

export type Ask = (service: BookService, question: Question) => Promise<FoundBook[] | null>;

export const findCover = async (
  book: CoverSeeker,
  services: readonly BookService[],
  ask: Ask,
): Promise<CoverOutcome> => {
  let answered = false;
  for (const question of questionsFor(book))
    for (const service of services) {
      const found = await ask(service, question);
      if (!found) continue;
      answered = true;
      const match = found.find(
        (other) => other.coverUrl !== null && (question.isbn || isSameBook(book, other)),
      );
      if (match?.coverUrl) return { coverUrl: match.coverUrl };
    }
  return answered ? 'none' : 'unanswered';
};

const questionsFor = (book: CoverSeeker): Question[] => {
  const { title, author } = book;
  const byName: Question = { title, author, isbn: null, limit: LIMIT };
  const isbn = book.isbn ?? isbnInCatalogue(book);
  return isbn ? [{ ...byName, isbn }, byName] : [byName];
};

const isbnInCatalogue = ({ title, author }: CoverSeeker): string | null => {
  const known = lookUp({ kind: 'book', title, creator: author });
  return known?.kind === 'book' ? known.entry.isbn13 : null;
};

/** A wrong cover is worse than a drawn one. */
const isSameBook = (book: CoverSeeker, found: FoundBook): boolean =>
  found.author !== '' &&
  sameMaker(book.author, found.author) &&
  shortTitle(book.title) === shortTitle(found.title);

const shortTitle = (title: string): string => foldTitle(withoutSubtitle(title));
