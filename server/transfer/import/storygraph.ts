/** The library export of StoryGraph. */
import { bookLine } from './book-line.ts';
import type { FormatReader } from './work-line.ts';

export const storygraph: FormatReader = (columns) => {
  const lastRead = columns.cell('last date read');
  const datesRead = columns.cell('dates read');
  return bookLine({
    title: columns.cell('title'),
    author: columns.cell('authors', 'author'),
    isbns: [columns.cell('isbn uid', 'isbn')],
    stars: columns.cell('star rating'),
    status: columns.cell('read status'),
    dateRead: (cells) => lastRead(cells) || endOfLast(datesRead(cells)),
    added: columns.cell('date added'),
    texts: [columns.cell('review')],
    shelves: columns.cell('tags'),
    shelvesName: 'Tags',
  });
};

/** "2023/01/01-2023/01/15, 2024/02/01-2024/02/09" ends on 2024/02/09. */
const endOfLast = (dates: string): string => dates.split(',').at(-1)?.split('-').at(-1)?.trim() ?? '';
