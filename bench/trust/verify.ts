/** Reads everything back and says what is lost, there twice, or half done. */

import { couldBe, type Ledger, type Talk } from './ledger.ts';
import type { Answer } from './person.ts';
import { AGAIN, say } from './writers.ts';

const MOST_TRIES = 60;

/** What is there is there however busy the machine is: who is told to come back comes back. */
const patiently = async (ask: () => Promise<Answer | null>): Promise<Answer | null> => {
  for (let tries = 1; ; tries++) {
    const answer = await ask();
    if (tries === MOST_TRIES || (answer && !AGAIN.includes(answer.status))) return answer;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
};
const readBack = ({ person }: Ledger, path: string) => patiently(() => person.ask('GET', path));

export const verify = async (ledger: Ledger, isThorough: boolean): Promise<string[]> => {
  const newest = ledger.talks.at(-1);
  const older = ledger.talks[Math.floor(Math.random() * (ledger.talks.length - 1))];
  return [
    ...(await verifyBooks(ledger)),
    ...(await verifyBio(ledger)),
    ...(newest ? await verifyTalk(ledger, newest, isThorough) : []),
    ...(older && older !== newest ? await verifyTalk(ledger, older, false) : []),
  ];
};

const verifyBooks = async (ledger: Ledger): Promise<string[]> => {
  const answer = await readBack(ledger, '/api/books');
  if (answer?.status !== 200) return [`lost: the books cannot be read (${answer?.status})`];
  const wrong: string[] = [];
  const found = new Map<string, { id: number; notes: string | null }[]>();
  for (const book of answer.body as { id: number; title: string; notes: string | null }[])
    found.set(book.title, [...(found.get(book.title) ?? []), book]);
  for (const [title, all] of found) if (all.length > 1) wrong.push(`twice: ${title}`);
  for (const [title, book] of ledger.books) {
    const there = found.get(title)?.[0];
    if (!there) {
      if (book.id !== null && book.deletion === 'none') wrong.push(`lost: ${title}`);
      // Its fate is known now.
      ledger.books.delete(title);
      continue;
    }
    if (book.deletion === 'acknowledged') wrong.push(`lost: the deletion of ${title}`);
    if (!couldBe(book.notes, there.notes ?? '')) wrong.push(`lost: the notes of ${title}`);
    book.id = there.id;
    book.notes = { acknowledged: there.notes ?? '', asked: null };
    book.deletion = 'none';
  }
  for (const { titles, isAcknowledged } of ledger.imports) {
    const count = titles.filter((title) => found.has(title)).length;
    if (count > 0 && count < titles.length) wrong.push(`half: an import, ${count} of ${titles.length}`);
    if (isAcknowledged && count === 0) wrong.push('lost: an import');
  }
  return wrong;
};

const verifyBio = async (ledger: Ledger): Promise<string[]> => {
  const answer = await readBack(ledger, '/api/auth/user');
  if (answer?.status !== 200) return [`lost: the session (${answer?.status})`];
  const isRight = couldBe(ledger.bio, answer.body.bio);
  ledger.bio = { acknowledged: answer.body.bio, asked: null };
  return isRight ? [] : ['lost: the profile'];
};

type Message = { id: number; content: string; clientMessageId: string | null; state: string };

const verifyTalk = async (ledger: Ledger, talk: Talk, isThorough: boolean): Promise<string[]> => {
  const wrong: string[] = [];
  if (isThorough) wrong.push(...(await askAgain(ledger, talk)));
  const answer = await readBack(ledger, `/api/discussions/${talk.discussionId}/messages`);
  if (answer?.status !== 200) return [`lost: a discussion (${answer?.status})`];
  const messages = answer.body as Message[];
  for (const { text, reply } of talk.said.values()) {
    const count = messages.filter(({ content }) => content === text).length;
    if (count > 1) wrong.push(`twice: ${text}`);
    if (!reply) continue;
    if (count === 0) wrong.push(`lost: ${text}`);
    const kept = messages.find(({ id }) => id === reply.messageId);
    if (kept?.content !== reply.content || kept.state !== 'done') wrong.push(`lost: the reply to ${text}`);
  }
  return wrong;
};

/** Sending the same again after a crash is answered, with the same words where there were words. */
const askAgain = async (ledger: Ledger, talk: Talk): Promise<string[]> => {
  const wrong: string[] = [];
  const unanswered = [...talk.said].filter(([, said]) => !said.reply).slice(-1);
  const answered = [...talk.said].filter(([, said]) => said.reply).slice(-1);
  for (const [id, said] of [...answered, ...unanswered]) {
    // One that was being written is first told as broken off.
    const sayAgain = () => patiently(() => say(ledger, talk, id, said.text));
    const once = await sayAgain();
    const answer = once?.body.code === 'interrupted' ? await sayAgain() : once;
    if (answer?.status !== 200) wrong.push(`lost: no answer when asked again (${answer?.status})`);
    else if (said.reply && said.reply.content !== answer.body.content) wrong.push('twice: answered anew');
    else said.reply = answer.body;
  }
  return wrong;
};
