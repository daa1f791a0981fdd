/** The yardstick for streams: the same framework passing a provider's bytes on as they are, and nothing else. */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const provider = process.argv[2] ?? '';
const app = new Hono();
app.post('/relay', async () => {
  const answer = await fetch(`${provider}/chat/completions`, { method: 'POST', body: '{"stream":true}' });
  return new Response(answer.body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
});
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`ready at http://127.0.0.1:${port}\n`);
});
