/**
 * On a thread of its own: what the file needs done now and then, and what waits for the disk or takes long. The log is
 * brought home into the file, and the index of words is put together from its many parts.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { answerJobs } from '../thread-side.ts';

/**
 * `tidy` puts together parts of the index and brings home what it can without keeping anybody waiting; `shorten` also has
 * the next writer begin the log anew. `forget` leaves no word in the index that no message has, and nothing in the log.
 */
export type Job = 'tidy' | 'shorten' | 'forget' | 'bring home';

const { file } = workerData as { file: string };
const db = new Database(file, { timeout: 1_000 });
db.pragma('synchronous = FULL');
db.pragma('secure_delete = ON');
/** The log is brought home when it is asked for, not in the middle of something. */
db.pragma('wal_autocheckpoint = 0');

/** In pages of the index: while one step is taken nobody can write. */
const STEP = 8;
/** So long others may write between two steps. */
const PAUSE_MS = 5;
/** Steps after which the log is brought home, which they lengthen. */
const BETWEEN = 200;

const changes = db.prepare('select total_changes()').pluck();
const merge = (pages: number): boolean => {
  const before = Number(changes.get());
  db.exec(`insert into message_words(message_words, rank) values('merge', ${pages})`);
  // Where nothing is left to be put together only the order itself is noted.
  return Number(changes.get()) - before > 1;
};

const putTogether = async (): Promise<void> => {
  for (let steps = 1; merge(STEP); steps++) {
    if (steps % BETWEEN === 0) checkpoint('passive');
    await sleep(PAUSE_MS);
  }
};

/** Whether all of it is home. */
const checkpoint = (mode: 'passive' | 'restart' | 'truncate'): boolean => {
  const [done] = db.pragma(`wal_checkpoint(${mode})`) as {
    busy: number;
    log: number;
    checkpointed: number;
  }[];
  return done?.busy === 0 && done.log === done.checkpointed;
};

answerJobs(async (job: Job): Promise<boolean> => {
  if (job === 'bring home') return checkpoint('truncate');
  if (job === 'forget') merge(-STEP);
  await putTogether();
  if (job === 'forget') return checkpoint('truncate');
  return checkpoint(job === 'shorten' ? 'restart' : 'passive');
});
