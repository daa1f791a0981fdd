import { asId } from '../http/id.ts';
import { streamTurn } from '../http/stream.ts';
import { Reply, type Verb } from '../http/verb.ts';
import { runningReply } from '../store/messages.ts';
import { followElsewhere } from './elsewhere.ts';
import { ownDiscussion } from './place.ts';

export const joinReply: Verb<'joinReply'> = async (call) => {
  const { world, person, params } = call;
  const { id } = await ownDiscussion(world, person, asId(params.id));
  const here = world.turns.current(id);
  if (here) return streamTurn(call, person, here, await world.streamPlaces.take(person.userId));
  const elsewhere = await runningReply(world.store.write, id, world.now());
  if (!elsewhere) return new Reply(204, undefined);
  const place = await world.streamPlaces.take(person.userId);
  return streamTurn(call, person, followElsewhere(world, id, elsewhere.id), place);
};
