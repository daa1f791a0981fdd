import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Message } from '#contract/discussions.ts';
import { CallError, call, callForEvents, UnreachableError, wordsFor } from '../../../call.ts';
import { messagesQuery } from '../../../data/messages.ts';
import { newId } from '../../../data/new-id.ts';
import { toast } from '../../../kit/toast.ts';
import * as say from '../../../words/room.ts';
import { keepUnsent, readUnsent } from '../composer/kept-words.ts';
import { keyOf } from '../talk/entries.ts';
import type { Work } from '../work/work.ts';
import { byFrame } from './by-frame.ts';
import { BrokenStreamError, chatEvents } from './event-stream.ts';
import { chatCall, streamReply } from './guide-calls.ts';
import { isWhole, recordOf, runningRecord } from './record.ts';
import { isUnderWay, waitsToBeSent } from './turn.ts';
import { makeTurnStore } from './turn-store.ts';
import { useOtherTabs } from './use-other-tabs.ts';
import { useWaking } from './use-waking.ts';

type Open = (signal: AbortSignal) => Promise<ReadableStream<Uint8Array> | null>;

/** Its code is needed after the words are on their way. */
const outbox = (act: (place: typeof import('./outbox-place.ts')) => void): void => {
  import('./outbox-place.ts').then(act, console.error);
};

/** How long a message that was kept over a reload is still sent by itself. */
const SENT_BY_ITSELF_MS = 10 * 60_000;
const LONGEST_PAUSE_MS = 4_000;

/**
 * The turn on its way. Whatever happens to the line, the page, the tab or the server, it ends with the
 * page showing what the server holds: a stream that breaks is followed by a look at the server's record,
 * and joined again where the reply is still being written.
 */
export function useTurn(discussionId: number, work: Work, messages: readonly Message[] | undefined) {
  const client = useQueryClient();
  const [store] = useState(makeTurnStore);
  const { dispatch } = store;
  const turn = useSyncExternalStore(store.subscribe, store.atLastStep);
  const line = useRef<AbortController | null>(null);

  /** At the server's own record: one that the browser kept from before knows nothing of this turn. */
  const look = useCallback(async () => {
    const { queryKey } = messagesQuery(discussionId);
    const fresh = await call('GET /api/discussions/{id}/messages', {
      params: { id: discussionId },
      onlyNow: true,
    });
    // One that set out before must not arrive after.
    if (client.getQueryData(queryKey)) await client.cancelQueries({ queryKey });
    return client.setQueryData(queryKey, fresh) ?? fresh;
  }, [client, discussionId]);
  const tellOtherTabs = useOtherTabs(discussionId, look);

  /** A reply that is being written already, from its beginning. */
  const underWay = useCallback<Open>(
    (signal) => callForEvents('GET /api/discussions/{id}/stream', { params: { id: discussionId }, signal }),
    [discussionId],
  );

  const listen = useCallback(
    async (key: string, words: string, open: Open): Promise<void> => {
      line.current?.abort();
      const mine = new AbortController();
      line.current = mine;
      const { signal } = mine;
      const tell = byFrame((event) => !signal.aborted && dispatch({ type: 'heard', key, event }));
      /** Finds out what became of the reply, for as long as it takes. */
      const findOut = async (): Promise<void> => {
        for (let pause = 400; !signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
          const record = await look().then(
            (fresh) => recordOf(fresh, key),
            () => 'unknown' as const,
          );
          if (signal.aborted) return;
          if (record === null) {
            dispatch({ type: 'failed', key, trouble: { kind: 'unreachable' } });
            return;
          }
          if (record !== 'unknown' && (isWhole(record) || record.reply?.state === 'interrupted')) {
            // The record reaches the page a moment later than us; until then the turn stays on screen.
            await wait(30);
            dispatch({ type: 'settled', key });
            return;
          }
          await wait(pause);
          if (record === 'unknown' || pause >= 1_000 || signal.aborted) continue;
          dispatch({ type: 'joined', key, words, at: record.asked.timestamp });
          return listen(key, words, underWay);
        }
      };
      try {
        const stream = await open(signal);
        outbox(({ takeFromOutbox }) => takeFromOutbox(key));
        tellOtherTabs();
        if (stream) for await (const event of chatEvents(stream)) tell(event);
        if (signal.aborted) return;
        tellOtherTabs();
        await findOut();
      } catch (error) {
        if (signal.aborted) {
          outbox(({ letGoOf }) => letGoOf(key));
          return;
        }
        // Words already answered have reached the server, whether it can be reached now or not.
        const wasThere = open === underWay && error instanceof UnreachableError;
        if (error instanceof BrokenStreamError || wasThere) {
          dispatch({ type: 'lost', key });
          await findOut();
          return;
        }
        console.error('Failed to send message', error);
        const refused = error instanceof CallError && error.status < 500;
        dispatch({
          type: 'failed',
          key,
          trouble: refused ? { kind: 'refused', words: whyRefused(error) } : { kind: 'unreachable' },
          isOutdated: error instanceof CallError && error.code === 'not_replaceable',
        });
        outbox((place) => (refused ? place.takeFromOutbox(key) : place.letItWait(key)));
        if (!(error instanceof UnreachableError)) await look().catch(() => undefined);
      } finally {
        if (line.current === mine) line.current = null;
      }
    },
    [look, tellOtherTabs, dispatch, underWay],
  );

  const join = useCallback(
    (key: string, words: string, at: string): Promise<void> => {
      dispatch({ type: 'joined', key, words, at });
      return listen(key, words, underWay);
    },
    [listen, dispatch, underWay],
  );

  // Nobody knows how long ago the line went dead.
  const wake = useCallback(() => {
    const current = store.now();
    if (current && line.current) void join(current.key, current.words, current.saidAt);
    else look().catch(() => undefined);
  }, [join, look, store]);
  useWaking(wake);

  const send = useCallback(
    (words: string, again?: string, instead?: number | null): boolean => {
      const said = words.trim();
      const current = store.now();
      if (said === '' || isUnderWay(current)) return false;
      // What waits to be sent goes first: the guide answers one thing after the other.
      if (waitsToBeSent(current) && current?.key !== again) return false;
      const key = again ?? newId();
      const before = current?.key === key ? current.replaces : null;
      const replaces = instead ?? before;
      const at = new Date().toISOString();
      keepUnsent(discussionId, { key, words: said, at, replaces });
      dispatch({ type: 'said', key, words: said, at, replaces });
      const asked = { userMessage: said, clientMessageId: key, discussionId, replaces };
      outbox(({ putInOutbox }) => putInOutbox(asked, chatCall(work, asked), at));
      void listen(key, said, (signal) => streamReply(work, asked, signal));
      return true;
    },
    [discussionId, listen, work, store],
  );

  const stop = useCallback(async () => {
    const current = store.now();
    if (!current) return;
    dispatch({ type: 'stopping', key: current.key });
    try {
      await call('POST /api/discussions/{id}/stop', { params: { id: discussionId } });
    } catch (error) {
      console.error(error);
      toast({ title: say.theReplyCouldNotBeStopped, description: wordsFor(error), tone: 'danger' });
    }
  }, [discussionId, store]);

  /** Takes a message that was not sent off the page, and says which one it was to replace. */
  const takeBack = useCallback((): number | null => {
    const current = store.now();
    if (current?.phase !== 'unsent') return null;
    keepUnsent(discussionId, null);
    outbox(({ takeFromOutbox }) => takeFromOutbox(current.key));
    dispatch({ type: 'settled', key: current.key });
    return current.replaces;
  }, [discussionId, store]);

  // What the server holds takes the place of what was on its way; what it is just writing is joined.
  useEffect(() => {
    if (!messages) return;
    const kept = readUnsent(discussionId);
    const keptRecord = kept && recordOf(messages, kept.key);
    if (keptRecord) {
      keepUnsent(discussionId, null);
      outbox(({ takeFromOutbox }) => takeFromOutbox(kept.key));
    }
    if (turn) {
      const over = turn.phase === 'ending' || turn.phase === 'lost' || turn.phase === 'unsent';
      if (over && isWhole(recordOf(messages, turn.key))) dispatch({ type: 'settled', key: turn.key });
      return;
    }
    const running = runningRecord(messages);
    if (running && !line.current) {
      const { content, timestamp } = running.asked;
      void join(keyOf(running.asked), content, timestamp);
    } else if (kept && !keptRecord) {
      dispatch({ type: 'kept', ...kept });
      if (Date.now() - Date.parse(kept.at) < SENT_BY_ITSELF_MS) send(kept.words, kept.key, kept.replaces);
    }
  }, [messages, turn, discussionId, join, send, dispatch]);

  useEffect(
    () => () => {
      line.current?.abort();
      line.current = null;
    },
    [],
  );

  return { turn, store, send, stop, takeBack };
}

const whyRefused = (error: CallError): string =>
  error.code === 'not_found' ? say.theDiscussionIsGone : error.words;

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
