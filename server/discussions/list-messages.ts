import type { Message } from '#contract/discussions.ts';
import { asId } from '../http/id.ts';
import { type Verb, WrittenJson } from '../http/verb.ts';
import { jsonPieces } from '../json-pieces.ts';
import { groundsOf, quickRepliesOf, recordOf, toMessage } from '../store/message-told.ts';
import { lastMessageId, messageSlices } from '../store/messages.ts';
import { requirePerson } from '../store/people.ts';
import type { Row } from '../store/tables.ts';
import { ownDiscussion } from './place.ts';

export const listMessages: Verb<'listMessages'> = async ({ world, person, params }) => {
  const { read } = world.store;
  const discussion = await ownDiscussion(world, person, asId(params.id));
  const { firstName, email } = await requirePerson(read, person.userId);
  const about = { itemId: discussion.itemId, readerName: firstName || email, now: world.now() };
  const lastId = await lastMessageId(read, discussion.id);
  const told = (row: Row<'messages'>): Message => {
    // What is being written here is further along than what was last stored.
    const text = world.turns.find(discussion.id, row.id)?.text;
    const message = toMessage(text ? { ...row, content: text } : row, about);
    const grounds = groundsOf(row);
    const record = row.id === lastId && row.sender === 'ai' && row.state === 'done' ? recordOf(row) : null;
    return {
      ...message,
      ...(grounds && { grounds }),
      ...(record && { quickReplies: quickRepliesOf(record) }),
    };
  };
  const slices = async function* () {
    for await (const rows of messageSlices(read, discussion.id)) yield rows.map(told);
  };
  return new WrittenJson(jsonPieces(slices()));
};
