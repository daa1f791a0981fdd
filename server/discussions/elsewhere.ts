/** A reply that another server writes, followed through the database. */

import { isRunning } from '../store/message-told.ts';
import type { World } from '../world.ts';
import { broken, eventsOf } from './events.ts';
import { Turn } from './turns.ts';

const LOOK_MS = 300;

export const followElsewhere = (world: World, discussionId: number, replyId: number): Turn => {
  const turn = new Turn(replyId);
  void follow(world, discussionId, turn).catch(() => turn.end([broken()]));
  return turn;
};

const follow = async (world: World, discussionId: number, turn: Turn): Promise<void> => {
  for (;;) {
    const row = await world.store.write
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', turn.replyId)
      .where('discussionId', '=', discussionId)
      .executeTakeFirst();
    if (!row) return turn.end([broken()]);
    if (row.content.startsWith(turn.text) && row.content.length > turn.text.length)
      turn.say(row.content.slice(turn.text.length));
    if (!isRunning(row, world.now())) {
      const whole = row.state === 'done' || row.state === 'stopped';
      return turn.end(whole ? eventsOf(row).slice(1) : [broken()]);
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
};
