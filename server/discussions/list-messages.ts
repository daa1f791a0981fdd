import { asId } from '../http/id.ts';
import type { Verb } from '../http/verb.ts';
import { groundsOf, quickRepliesOf, recordOf, toMessage } from '../store/message-told.ts';
import { messagesOf } from '../store/messages.ts';
import { requirePerson } from '../store/people.ts';
import { ownDiscussion } from './place.ts';

export const listMessages: Verb<'listMessages'> = async ({ world, person, params }) => {
  const discussion = await ownDiscussion(world, person, asId(params.id));
  const { firstName, email } = await requirePerson(world.store.read, person.userId);
  const about = { itemId: discussion.itemId, readerName: firstName || email, now: world.now() };
  const rows = await messagesOf(world.store.read, discussion.id);
  const last = rows.at(-1);
  const record = last?.sender === 'ai' && last.state === 'done' ? recordOf(last) : null;
  return rows.map((row) => {
    // What is being written here is further along than what was last stored.
    const text = world.turns.find(discussion.id, row.id)?.text;
    const message = toMessage(text ? { ...row, content: text } : row, about);
    const grounds = groundsOf(row);
    return {
      ...message,
      ...(grounds && { grounds }),
      ...(row === last && record && { quickReplies: quickRepliesOf(record) }),
    };
  });
};
