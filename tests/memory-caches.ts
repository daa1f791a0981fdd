/** A browser's caches for a test: in memory, by whole address, as far as ours are used. */
const ORIGIN = 'https://books.example.org';
const addressOf = (asked: string | { url: string }): string =>
  new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).href;

const memoryCache = () => {
  const kept = new Map<string, Response>();
  return {
    match: async (asked: string) => kept.get(addressOf(asked))?.clone(),
    put: async (asked: string, answer: Response) => void kept.set(addressOf(asked), answer),
    delete: async (asked: string | { url: string }) => kept.delete(addressOf(asked)),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
  };
};

export const memoryCaches = () => {
  const named = new Map<string, ReturnType<typeof memoryCache>>();
  const open = async (name: string) => {
    const cache = named.get(name) ?? memoryCache();
    named.set(name, cache);
    return cache;
  };
  return {
    open,
    has: async (name: string) => named.has(name),
    delete: async (name: string) => named.delete(name),
    keys: async () => [...named.keys()],
    match: async (asked: string, { cacheName }: { cacheName?: string } = {}) => {
      for (const [name, cache] of named) {
        const found = (!cacheName || cacheName === name) && (await cache.match(asked));
        if (found) return found;
      }
      return undefined;
    },
  };
};
