/** Pages of what is listed newest first. */
import { byTime } from './talk-sums.ts';

type Placed = { at: number; id: number };

export const cursorAfter = ({ at, id }: Placed): string => `${at}.${id}`;

/** The cursor has the contract's form. */
const placeOf = (cursor: string): Placed => {
  const [at = 0, id = 0] = cursor.split('.').map(Number);
  return { at, id };
};

/** One page out of any number, of which no more than a page is kept at a time, in whatever order they come. */
export class Pages<T extends Placed> {
  readonly #after: Placed | null;
  readonly #limit: number;
  #found: T[] = [];

  constructor(cursor: string | undefined, limit: number) {
    this.#after = cursor === undefined ? null : placeOf(cursor);
    this.#limit = limit;
  }

  add(one: T): void {
    if (this.#after && byTime(one, this.#after) >= 0) return;
    this.#found.push(one);
    if (this.#found.length >= 4 * this.#limit) this.#cut();
  }

  /** What follows the cursor, newest first, and where the page after it begins, or null at the end. */
  turn(): { page: T[]; next: T | null } {
    this.#cut();
    const page = this.#found.slice(0, this.#limit);
    return { page, next: this.#found.length > this.#limit ? (page.at(-1) ?? null) : null };
  }

  #cut(): void {
    this.#found.sort((a, b) => byTime(b, a));
    this.#found.length = Math.min(this.#found.length, this.#limit + 1);
  }
}
