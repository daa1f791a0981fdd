/** Server-sent events: a turn told to one listener, who may leave at any time. */
import type { ChatEvent } from '#contract/chat.ts';
import { NOT_KEPT, type Turn } from '../discussions/turns.ts';
import type { Person } from '../policies/actor.ts';
import { isSessionLive } from '../store/sessions.ts';
import type { StreamPlace } from '../stream-places.ts';
import type { World } from '../world.ts';

/** Within this time a stream is closed when its session has ended, on whichever server that happened. */
const LOOK_MS = 1_000;
const HEARTBEAT_MS = 15_000;
/** What comes within this time of the last write leaves with it: a page draws no oftener, and writes are what costs. */
const TOGETHER_MS = 40;

const encoder = new TextEncoder();
const written = ({ event, data }: ChatEvent) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

export const wantsStream = (request: Request): boolean =>
  /\btext\/event-stream\b/i.test(request.headers.get('accept') ?? '');

export const streamTurn = (
  { world }: { world: World },
  person: Person,
  turn: Turn | ChatEvent[],
  place: StreamPlace,
): Response => {
  let leave = () => {};
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      leave = tell(world, person, turn, controller, place);
    },
    cancel: () => leave(),
  });
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' },
  });
};

const tell = (
  world: World,
  person: Person,
  turn: Turn | ChatEvent[],
  controller: ReadableStreamDefaultController<Uint8Array>,
  place: StreamPlace,
): (() => void) => {
  if (Array.isArray(turn)) {
    controller.enqueue(encoder.encode(turn.map(written).join('')));
    controller.close();
    place.giveBack();
    return () => {};
  }
  // Not the time of day: a clock that is put back would hold the words until it has caught up.
  let quietSince = performance.now();
  let isFirst = true;
  let isOpen = true;
  const leave = () => {
    if (!isOpen) return;
    isOpen = false;
    clearInterval(looking);
    stopListening();
    place.giveBack();
  };
  let waiting = '';
  const flush = () => {
    if (!isOpen || waiting === '') return;
    isFirst = false;
    quietSince = performance.now();
    controller.enqueue(encoder.encode(waiting));
    waiting = '';
  };
  const close = () => {
    if (!isOpen) return;
    flush();
    leave();
    controller.close();
  };
  const send = (text: string) => {
    if (waiting === '') {
      const wait = isFirst ? 0 : quietSince + TOGETHER_MS - performance.now();
      if (wait > 0) setTimeout(flush, wait);
      else setImmediate(flush);
    }
    waiting += text;
  };
  const looking = setInterval(async () => {
    const live = await isSessionLive(world.store.read, person.sessionId).catch(() => true);
    if (!live) {
      if (turn.replyId === NOT_KEPT) turn.controller.abort();
      return close();
    }
    if (performance.now() - quietSince >= HEARTBEAT_MS) send(': still here\n\n');
  }, LOOK_MS);
  const stopListening = turn.listen((event) => send(written(event)));
  void turn.ended.then(close);
  return leave;
};
