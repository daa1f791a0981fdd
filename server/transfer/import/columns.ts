/** The columns of a file by the names in its header. */
import { fold } from '#catalogue/folding.ts';
import * as say from '../words.ts';
import { FileRefused } from './faults.ts';

export type Cells = readonly string[];
export type Cell = (cells: Cells) => string;

const NOTHING: Cell = () => '';

export class Columns {
  readonly count: number;
  readonly #places = new Map<string, number[]>();
  readonly #names: Cells;
  readonly #line: number;

  constructor(header: Cells, line: number) {
    this.#names = header;
    this.#line = line;
    this.count = header.length;
    header.forEach((name, place) => {
      const key = fold(name);
      const places = this.#places.get(key);
      if (places) places.push(place);
      else if (key !== '') this.#places.set(key, [place]);
    });
  }

  has(...names: string[]): boolean {
    return names.some((name) => this.#places.has(name));
  }

  /** What stands in the first of these columns the file has; nothing where it has none. */
  cell(...names: string[]): Cell {
    const name = names.find((known) => this.#places.has(known));
    if (name === undefined) return NOTHING;
    const [place = 0, again] = this.#places.get(name) ?? [];
    if (again !== undefined) throw new FileRefused(say.columnNamedTwice(this.#line, this.#names[place]));
    return (cells) => cells[place]?.trim() ?? '';
  }
}
