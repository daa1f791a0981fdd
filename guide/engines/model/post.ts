/** The one thing an engine asks of the network: to send words and read, as they come, the bytes of the answer. */
export type Post = (
  url: string,
  options: { headers: Record<string, string>; body: string; signal: AbortSignal },
) => Promise<Answer>;

export type Answer = {
  status: number;
  header(name: string): string | null;
  /** What has come since the last time; null at the end, and where the connection broke. */
  next(): Promise<Uint8Array | null>;
  cancel(): void;
};

/** Through anything that works like the browser's fetch. No redirect is followed: a key goes where it belongs. */
export const postWith =
  (fetch: typeof globalThis.fetch): Post =>
  async (url, options) => {
    const answer = await fetch(url, { method: 'POST', redirect: 'manual', ...options });
    const reader = answer.body?.getReader();
    return {
      status: answer.status,
      header: (name) => answer.headers.get(name),
      next: () =>
        reader?.read().then(
          ({ value }) => value ?? null,
          () => null,
        ) ?? Promise.resolve(null),
      cancel: () => void reader?.cancel().catch(() => {}),
    };
  };
