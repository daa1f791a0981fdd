import { expect, test } from 'vitest';
import { CallError, UnreachableError } from '../call.ts';
import { addedOnce } from './added-once.ts';

const EMMA = { title: 'Emma', author: 'Jane Austen' };
const refused = (status: number) =>
  new CallError({ status, statusText: '', headers: new Headers() }, '{"message":"No."}');

/** The names under which something was sent, each try ending as told. */
const names = async (...ends: (Error | null)[]) => {
  const sent: string[] = [];
  for (const end of ends)
    await addedOnce(EMMA, async (name) => {
      sent.push(name);
      if (end) throw end;
    }).catch(() => undefined);
  return sent;
};

test('what got no answer is sent again under the name it had', async () => {
  const gone = [new UnreachableError('lost'), new SyntaxError('half an answer'), refused(502), null, null];
  const [first, ...later] = await names(...gone);
  expect(later.slice(0, 3)).toEqual([first, first, first]);
  expect(later[3]).not.toBe(first);
});

test('what was refused is another addition when it is sent again', async () => {
  const [first, second] = await names(refused(400), null);
  expect(second).not.toBe(first);
});

test('two different additions never share a name', async () => {
  const sent: string[] = [];
  const lose = async (name: string) => {
    sent.push(name);
    throw new UnreachableError('lost');
  };
  await addedOnce(EMMA, lose).catch(() => undefined);
  await addedOnce({ ...EMMA, notes: 'Again' }, lose).catch(() => undefined);
  expect(new Set(sent).size).toBe(2);
});
