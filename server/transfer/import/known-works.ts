/** The works there are already, found again by ISBN, or else by title and maker however those are written. */
import { fold, inNameOrder } from '#catalogue/folding.ts';
import type { WorkKind } from '../../store/work-shapes.ts';
import { isbnKey } from './isbns.ts';
import { UNKNOWN_DIRECTOR } from './letterboxd.ts';

export type Known<Id> = {
  kind: WorkKind;
  title: string;
  creator: string;
  isbn: string | null;
  /** Tells films and paintings of one title apart. */
  year: string | null;
  id: Id;
};

/** So many works of one title are looked through for one made by the same people. */
const LOOKED_THROUGH = 40;

type Entry<Id> = { id: Id; series: string | null; year: string | null; makers: string[] };

export class KnownWorks<Id> {
  readonly #byIsbn = new Map<string, Id>();
  readonly #byTitle = new Map<string, Entry<Id>[]>();
  readonly #exactly = new Map<string, Id>();

  get isEmpty(): boolean {
    return this.#exactly.size === 0;
  }

  add(work: Known<Id>): void {
    const keys = keysOf(work);
    if (work.isbn && !this.#byIsbn.has(isbnKey(work.isbn))) this.#byIsbn.set(isbnKey(work.isbn), work.id);
    if (!this.#exactly.has(keys.exact)) this.#exactly.set(keys.exact, work.id);
    const sharing = this.#byTitle.get(keys.title);
    const entry = { id: work.id, series: keys.series, year: work.year, makers: keys.makers };
    if (sharing) sharing.push(entry);
    else this.#byTitle.set(keys.title, [entry]);
  }

  find(work: Omit<Known<unknown>, 'id'>): Id | undefined {
    const byIsbn = work.isbn ? this.#byIsbn.get(isbnKey(work.isbn)) : undefined;
    if (byIsbn !== undefined) return byIsbn;
    const keys = keysOf(work);
    const exactly = this.#exactly.get(keys.exact);
    if (exactly !== undefined) return exactly;
    const sharing = this.#byTitle.get(keys.title)?.slice(0, LOOKED_THROUGH);
    return sharing?.find(
      (other) =>
        agree(other.series, keys.series) &&
        agree(other.year, work.year) &&
        sameMakers(other.makers, keys.makers),
    )?.id;
  }
}

/** Silence says nothing against it. */
const agree = (a: string | null, b: string | null): boolean => a === null || b === null || a === b;

const IN_BRACKETS =
  /(?<!\s)\s*[([]([^()[\]]*(?:#\s?\d|\b(?:book|vol|volume|series|saga|trilogy|cycle|band|tome|teil)\b)[^()[\]]*)[)\]]\s*$/i;

const keysOf = ({ kind, title, creator, year }: Omit<Known<unknown>, 'id'>) => {
  const series = IN_BRACKETS.exec(title)?.[1] ?? null;
  const bare = series === null ? title : title.replace(IN_BRACKETS, '');
  // A title of nothing but signs is compared as it is written.
  const name = fold(bare) || bare.trim().toLowerCase();
  const makers = makersOf(kind, creator);
  const part = series === null ? '' : fold(series);
  return {
    title: `${kind} ${name}`,
    series: series === null ? null : part,
    makers,
    exact: JSON.stringify([kind, name, part, year, makers]),
  };
};

const makersOf = (kind: WorkKind, creator: string): string[] => {
  if (kind === 'movie' && creator === UNKNOWN_DIRECTOR) return [];
  const words = fold(inNameOrder(creator));
  return words === '' ? [creator.trim().toLowerCase()] : words.split(' ').sort();
};

/** One may name fewer of the people than the other does. */
const sameMakers = (a: string[], b: string[]): boolean => {
  const [fewer, more] = a.length <= b.length ? [a, b] : [b, a];
  if (fewer.length === 1 && (fewer[0]?.length ?? 0) < 3) return more.length === 1 && more[0] === fewer[0];
  return fewer.every((word) => more.includes(word));
};
