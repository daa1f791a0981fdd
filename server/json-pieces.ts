/** JSON of any length, written bit by bit: a list that comes slice by slice is written as it comes. */

/** Within an object it may stand for a list. */
export type Slices<T> = AsyncIterable<readonly T[]>;

const isSlices = (value: unknown): value is Slices<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

const hasSlices = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).some(isSlices);

/** `between` stands before each entry of the outermost lists, so that each may begin a line. */
export async function* jsonPieces(value: unknown, between = ''): AsyncGenerator<string> {
  if (isSlices(value)) yield* list(value, between);
  else if (hasSlices(value)) yield* object(value, between);
  else yield JSON.stringify(value) ?? 'null';
}

async function* list(slices: Slices<unknown>, between: string): AsyncGenerator<string> {
  let before = `[${between}`;
  for await (const slice of slices) {
    if (slice.length === 0) continue;
    if (slice.some(hasSlices) || between !== '')
      for (const entry of slice) {
        yield before;
        yield* jsonPieces(entry);
        before = `,${between}`;
      }
    else {
      yield before + JSON.stringify(slice).slice(1, -1);
      before = ',';
    }
  }
  yield before.startsWith('[') ? '[]' : ']';
}

async function* object(fields: Record<string, unknown>, between: string): AsyncGenerator<string> {
  let before = '{';
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    yield* jsonPieces(value, between);
    before = `,${between}`;
  }
  yield before === '{' ? '{}' : '}';
}
