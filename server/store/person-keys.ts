/** What the list of people is sorted and searched by. Whoever writes a name or an address writes these with it. */
import type { Row } from './tables.ts';

type Named = Pick<Row<'users'>, 'firstName' | 'lastName' | 'email'>;

/** Without case and diacritics, on both engines alike; the same for what is searched for. */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .trim();

/** First and last name, else the address. */
export const nameOf = ({ firstName, lastName, email }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email;

export const personKeys = (person: Named): Pick<Row<'users'>, 'sortName' | 'searchText'> => ({
  sortName: cut(plainText(nameOf(person)), 130),
  searchText: cut(plainText(`${person.email} ${person.firstName} ${person.lastName}`), 500),
});

/** Taken apart, one letter may become eighteen; and there is a limit to what PostgreSQL puts into an index. */
const cut = (text: string, most: number): string => text.slice(0, most).toWellFormed();
