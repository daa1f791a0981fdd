/** An answer that is read as a whole must not fill the memory. */
const LONGEST_ANSWER = 1_000_000;

/** The given fetch, following no redirect (a key goes where it belongs) and reading no endless answer. */
export const carefulFetch =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (url, options) => {
    const answer = await fetch(url, { ...options, redirect: 'error' });
    return answer.body ? new Response(answer.body.pipeThrough(upTo(LONGEST_ANSWER)), answer) : answer;
  };

function upTo(limit: number) {
  let left = limit;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(bytes, controller) {
      left -= bytes.length;
      if (left < 0) controller.error(new RangeError(`The answer is longer than ${limit} bytes.`));
      else controller.enqueue(bytes);
    },
  });
}
