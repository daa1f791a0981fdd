/** The yardstick: the same framework on the same Node, answering the same bytes, and nothing else. */
import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const answers: Record<string, string> = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const app = new Hono();
for (const [path, text] of Object.entries(answers))
  app.get(path, () => new Response(text, { headers: { 'content-type': 'application/json; charset=utf-8' } }));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`ready at http://127.0.0.1:${port}\n`);
});
