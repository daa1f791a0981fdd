/** How much one person may hold here, as the operator has set it. */
import type { Config } from './config.ts';
import { Problem } from './problem.ts';
import { type Held, heldBy } from './store/held.ts';
import type { Store } from './store/store.ts';

export type Room = Config['room'];
type Where = { config: Pick<Config, 'room'>; store: Pick<Store, 'write'> };

/** Refuses before anything is done for it. What was held before a limit was set stays. */
export const needRoom = async (
  { config: { room }, store }: Where,
  userId: number,
  more: Partial<Held>,
): Promise<void> => {
  if (room.bytes === null && room.pieces === null) return;
  const held = await heldBy(store.write, userId);
  const isOver = (limit: number | null, sum: number) => limit !== null && sum > limit;
  if (
    isOver(room.bytes, held.bytes + (more.bytes ?? 0)) ||
    isOver(room.pieces, held.pieces + (more.pieces ?? 0))
  )
    throw new Problem('no_room');
};
