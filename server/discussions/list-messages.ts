import type { Message } from '#contract/discussions.ts';
import { asId } from '../http/id.ts';
import { type Verb, WrittenJson } from '../http/verb.ts';
import { jsonPieces } from '../json-pieces.ts';
import { groundsOf, toMessage } from '../store/message-told.ts';
import { messageSlices } from '../store/messages.ts';
import { requirePerson } from '../store/people.ts';
import type { Row } from '../store/tables.ts';
import { ownDiscussion } from './place.ts';

export const listMessages: Verb<'listMessages'> = async ({ world, person, params }) => {
  const discussion = await ownDiscussion(world, person, asId(params.id));
  const { firstName, email } = await requirePerson(world.store.read, person.userId);
  const about = { itemId: discussion.itemId, readerName: firstName || email, now: world.now() };
  const told = (row: Row<'messages'>): Message => {
    // What is being written here is further along than what was last stored.
    const text = world.turns.find(discussion.id, row.id)?.text;
    const message = toMessage(text ? { ...row, content: text } : row, about);
    const grounds = groundsOf(row);
    return grounds ? { ...message, grounds } : message;
  };
  const slices = async function* () {
    for await (const rows of messageSlices(world.store.read, discussion.id)) yield rows.map(told);
  };
  return new WrittenJson(jsonPieces(slices()));
};
