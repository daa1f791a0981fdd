/** What a server that was started with `WATCHED` tells of itself over the socket in `WATCH_SOCKET`. */
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';

export const WATCHED = ['--expose-gc', '--import', fileURLToPath(new URL('watch.ts', import.meta.url))];

/** How long its thread was held at the longest since it was last asked, in milliseconds; its memory in megabytes. */
export type Told = { heldMs: number; resident: number; heap: number };

/** After a collection that is asked for, `heap` is what it still holds. */
export const askWatched = (socketPath: string, path: '/' | '/collect' = '/'): Promise<Told> =>
  new Promise((resolve, reject) => {
    request({ socketPath, path }, async (response) => {
      let text = '';
      for await (const piece of response) text += piece;
      resolve(JSON.parse(text));
    })
      .on('error', reject)
      .end();
  });
