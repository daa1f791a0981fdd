/** On a thread of its own: looks through what was said, over a connection that only reads. */
import { workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { answerJobs } from '../thread-side.ts';

export type Asked = { sql: string; parameters: readonly unknown[] };

const { file } = workerData as { file: string };
const db = new Database(file, { readonly: true, timeout: 1_000 });
db.pragma('query_only = ON');
db.pragma('trusted_schema = OFF');

answerJobs(({ sql, parameters }: Asked) => db.prepare(sql).all(...parameters));
