/** The yardstick for work: the same framework, database and hash, doing the one thing and nothing else. */
import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { verify } from '@node-rs/argon2';
import Database from 'better-sqlite3';
import { Hono } from 'hono';

/** What the measuring program leaves for it. */
export type Given = { database: string; hash: string; stream: string };

const { database, hash, stream }: Given = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const db = new Database(database);
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
db.exec(
  'create table books (id integer primary key autoincrement, title text not null, author text not null)',
);
const insert = db.prepare('insert into books (title, author) values (?, ?) returning *');

const app = new Hono();
app.post('/books', async (c) => {
  const { title, author } = await c.req.json();
  return c.json(insert.get(title, author), 201);
});
app.post('/login', async (c) => {
  const { password } = await c.req.json();
  return (await verify(hash, password)) ? c.json({}) : c.json({}, 401);
});
app.post('/stream', async (c) => {
  await c.req.json();
  const events = stream.split(/(?<=\n\n)/);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull: (to) => {
      const event = events.shift();
      if (event === undefined) to.close();
      else to.enqueue(encoder.encode(event));
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
});
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`ready at http://127.0.0.1:${port}\n`);
});
