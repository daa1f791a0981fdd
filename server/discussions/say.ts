/**
 * A message in a stored discussion, from the reader's words to the stored reply: keep the words, wait for
 * one's turn, think, keep the answer. Whoever asked may have gone away meanwhile.
 */
import type { ChatEvent } from '#contract/chat.ts';
import type { StandIn } from '#contract/discussions.ts';
import { voiceFor, whyInstead } from '../guide/allowance.ts';
import { converse, feedbackFrom, type Said } from '../guide/converse.ts';
import { saidInRows } from '../guide/talk.ts';
import type { Authorized } from '../policies/permit.ts';
import { Problem } from '../problem.ts';
import { keepMessage } from '../store/keep-message.ts';
import { isRunning, quickRepliesOf, standInOf } from '../store/message-told.ts';
import { latelyBefore, runningReply } from '../store/messages.ts';
import { countModelUse } from '../store/model-use.ts';
import * as replies from '../store/replies.ts';
import type { Row } from '../store/tables.ts';
import type { World } from '../world.ts';
import { followElsewhere } from './elsewhere.ts';
import { broken, eventsOf } from './events.ts';
import { talkIn } from './place.ts';
import type { Turn } from './turns.ts';

const PROGRESS_MS = 1_000;
const WAIT_MS = 150;

type Asked = { content: string; clientMessageId: string | null; replaces: number | null };
type Discussion = Row<'discussions'>;

/** The turn that answers these words: begun now, or found under way or done when they came before. */
export const say = async (
  world: World,
  owner: Authorized<'collection'>,
  discussion: Discussion,
  said: Asked,
): Promise<Turn | ChatEvent[]> => {
  const { store, turns, now } = world;
  const kept = await store.write
    .transaction()
    .execute((step) => keepMessage(step, owner, discussion, said, now()));
  const { asked, reply } = kept;
  if (kept.fresh) return begin(world, discussion, asked, reply);

  if (asked.content !== said.content) throw new Problem('message_id_reused');
  const here = turns.find(discussion.id, reply.id);
  if (here) return here;
  if (reply.state === 'done') return eventsOf(reply);
  if (isRunning(reply, now())) return followElsewhere(world, discussion.id, reply.id);
  const ours = await replies.beginAgain(store.write, reply, now());
  // Somebody else who asked the same again was a moment faster: theirs is the answer to both.
  if (!ours) return turns.find(discussion.id, reply.id) ?? followElsewhere(world, discussion.id, reply.id);
  return begin(world, discussion, asked, reply);
};

const begin = (
  world: World,
  discussion: Discussion,
  asked: Row<'messages'>,
  reply: Row<'messages'>,
): Turn => {
  const turn = world.turns.begin(discussion.id, reply.id);
  void write(world, discussion, asked, turn).catch((error: unknown) => {
    world.log.error({ err: error, discussionId: discussion.id }, 'a reply could not be written');
    world.metrics.fault();
    turn.end([broken()]);
  });
  return turn;
};

const write = async (
  world: World,
  discussion: Discussion,
  asked: Row<'messages'>,
  turn: Turn,
): Promise<void> => {
  const { store, now } = world;
  const stopKeeping = keepUpToDate(world, turn);
  try {
    await waitForTurn(world, discussion.id, turn);
    const rows = await latelyBefore(store.write, discussion.id, asked.id);
    const talk = await talkIn(world, discussion, saidInRows(rows));
    const voice = await voiceFor(world, discussion.userId);
    const { mind } = world.library;
    const { signal } = turn.controller;
    const said = await converse(voice.engine, mind, talk, asked.content, signal, (text) => turn.say(text));
    const result = { ...said, ...whyInstead(voice, said.guide) };
    await stopKeeping();
    await store.write.transaction().execute(async (step) => {
      await replies.endReply(step, turn.replyId, discussion, endingOf(result), now());
      await countModelUse(step, discussion.userId, said.usage, now());
    });
    turn.end(lastEvents(result, turn.replyId));
  } catch (thrown) {
    await stopKeeping();
    const ending = { ...NOTHING, content: turn.text, state: 'interrupted' };
    await store.write
      .transaction()
      .execute((step) => replies.endReply(step, turn.replyId, discussion, ending, now()));
    throw thrown;
  }
};

const NOTHING = {
  guide: null,
  standIn: null,
  verdict: null,
  turn: null,
  tokensIn: 0,
  tokensOut: 0,
  tokensEstimated: 0,
};

type Answered = Said & { standIn?: StandIn };

const endingOf = ({ text, state, guide, standIn, verdict, record, usage }: Answered): replies.Ending => ({
  content: text,
  state,
  guide,
  standIn: standIn ?? null,
  verdict: state === 'done' && verdict ? JSON.stringify(verdict) : null,
  turn: JSON.stringify(record),
  tokensIn: usage.input,
  tokensOut: usage.output,
  tokensEstimated: usage.estimated ? 1 : 0,
});

const lastEvents = (result: Answered, messageId: number): ChatEvent[] => {
  const { text, state, guide, verdict, record } = result;
  if (state === 'interrupted') return [broken()];
  const feedback = state === 'done' ? feedbackFrom(verdict) : null;
  const done = {
    event: 'done',
    data: { content: text, messageId, guide, ...standInOf({ standIn: result.standIn ?? null }) },
  } as const;
  return [
    ...(feedback ? [{ event: 'feedback', data: feedback } as const] : []),
    { event: 'quickReplies', data: { replies: quickRepliesOf(record) } },
    done,
  ];
};

/** Two messages in one discussion are answered one after the other, on whichever servers they arrived. */
const waitForTurn = async (world: World, discussionId: number, turn: Turn): Promise<void> => {
  const { store, turns, now } = world;
  for (;;) {
    const earlier = await runningReply(store.write, discussionId, now(), turn.replyId);
    if (!earlier || turn.controller.signal.aborted) return;
    const here = turns.find(discussionId, earlier.id);
    if (here) await Promise.race([here.ended, pause(WAIT_MS * 10)]);
    else await pause(WAIT_MS);
  }
};

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** While it is being written the reply is stored once a second, and heard of being stopped elsewhere. */
const keepUpToDate = (world: World, turn: Turn): (() => Promise<void>) => {
  let writing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    writing = replies
      .keepProgress(world.store.write, turn.replyId, turn.text, world.now())
      .then((ours) => {
        if (!ours) turn.controller.abort();
      })
      .catch((error: unknown) => {
        world.log.warn({ err: error }, 'a reply under way could not be stored');
      });
  }, PROGRESS_MS);
  return () => {
    clearInterval(timer);
    return writing;
  };
};
