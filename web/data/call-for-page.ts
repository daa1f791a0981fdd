import { type Answer, type Args, ask, type Route } from '../call.ts';

/** A list that comes a page at a time: its rows, and the cursors of the pages beside it. */
export async function callForPage<R extends Route>(
  route: R,
  ...[input]: Args<R>
): Promise<{ rows: Answer<R>; next: string | null; previous: string | null }> {
  const response = await ask(route, (input ?? {}) as Parameters<typeof ask>[1]);
  return {
    rows: (await response.json()) as Answer<R>,
    next: response.headers.get('x-next-cursor'),
    previous: response.headers.get('x-previous-cursor'),
  };
}
