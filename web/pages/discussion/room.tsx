import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Discussion } from '#contract/discussions.ts';
import { messagesQuery } from '../../data/messages.ts';
import { classes } from '../../kit/classes.ts';
import { comesLater } from '../../kit/comes-later.tsx';
import { FetchTrouble } from '../../parts/fetch-trouble.tsx';
import type { Discussed } from '../../routes/discussion-path.ts';
import * as say from '../../words/room.ts';
import { hangingPlace } from './art/hanging-place.ts';
import { useArtMode } from './art/use-art-mode.ts';
import { usePicture } from './art/use-picture.ts';
import { Composer, type ComposerHandle } from './composer/composer.tsx';
import { type MenuLine, wordsOfChoice } from './prose/menu-lines.ts';
import { QuickReplies } from './quick-replies.tsx';
import { RoomSpinner } from './room-spinner.tsx';
import { JumpToLatest } from './scrolling/jump-to-latest.tsx';
import { useScrolling } from './scrolling/use-scrolling.ts';
import { useSought } from './scrolling/use-sought.ts';
import { Companion, useCompanion } from './side-page/companion-place.tsx';
import { Announcement } from './talk/announcement.tsx';
import { Conversation } from './talk/conversation.tsx';
import { Dots } from './talk/dots.tsx';
import { type Entry, storedEntries, turnEntries, without, withTurn } from './talk/entries.ts';
import { GrowingWords } from './talk/growing-words.ts';
import { OpeningTrouble } from './talk/opening-trouble.tsx';
import { useUnrolled } from './talk/use-unrolled.ts';
import { FloatingBack, RoomBar } from './top/room-bar.tsx';
import { ShareButtons } from './top/share-buttons.tsx';
import { useTopBar } from './top/use-top-bar.ts';
import { isUnderWay, waitsToBeSent } from './turn/turn.ts';
import { useOpening } from './turn/use-opening.ts';
import { useResending } from './turn/use-resending.ts';
import { useTurn } from './turn/use-turn.ts';
import { useLastSpoken } from './use-last-spoken.ts';
import { useListening } from './voice/use-listening.ts';
import { useVoiceMode } from './voice/use-voice-mode.ts';
import { PLACEHOLDERS } from './words-of-room.ts';
import { TitlePage } from './work/title-page.tsx';
import type { Work } from './work/work.ts';

const ArtTools = comesLater(
  () => import('./art/art-tools.tsx').then((m) => m.ArtTools),
  () => <span className="w-11 sm:w-[5.75rem]" />,
);
const ArtworkHead = comesLater(
  () => import('./art/artwork-head.tsx').then((m) => m.ArtworkHead),
  ({ isArtistic }) => <div className={hangingPlace(isArtistic)} />,
);

/** So many messages stand before one that is sought, as it comes into view. */
const CONTEXT = 6;

type Props = { discussion: Discussion; discussed: Discussed; work: Work };

/** One talk about one work. */
export function Room({ discussion, discussed, work }: Props) {
  const { data: messages, isFetching, isError, error, refetch } = useQuery(messagesQuery(discussion.id));
  const { turn, store, send, stop, takeBack } = useTurn(discussion.id, work, messages);
  const opening = useOpening(discussion, work, messages);
  useResending(turn, send);
  const listening = useListening();
  const companion = useCompanion();
  const isArtwork = work.kind === 'artwork';
  const picture = usePicture(work);
  const art = useArtMode(isArtwork, picture.palette);
  const [showsPalette, setShowsPalette] = useState(false);
  const composer = useRef<ComposerHandle>(null);
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);

  const stored = useMemo(() => storedEntries(messages ?? []), [messages]);
  const { sought, forget } = useSought(stored, messages !== undefined && !isFetching);
  const unrolled = useUnrolled(stored, sought ? stored.length - sought.index + CONTEXT : 0);
  const entries = useMemo(
    () => (turn ? withTurn(without(unrolled, turn.replaces), turnEntries(turn, work)) : [...unrolled]),
    [unrolled, turn, work],
  );
  const last = entries.at(-1);
  const busy = isUnderWay(turn) || opening.isComing;
  const canStop = turn !== null && (turn.phase === 'waiting' || turn.phase === 'streaming');

  const { isFar, toLatest, leave } = useScrolling(list, end, entries, sought);
  const isTopShown = useTopBar(stored.length + (turn ? 2 : 0));
  const { silenced, voiceMode, toggleVoiceMode } = useVoiceMode(last, listening);
  useLastSpoken(discussion, stored.length);

  const sayIt = useCallback(
    (words: string, key?: string, replaces?: number | null) => {
      const taken = send(words, key, replaces);
      if (taken) {
        silenced();
        forget();
      }
      return taken;
    },
    [send, silenced, forget],
  );
  const onChoose = useCallback(
    (line: MenuLine) => {
      sayIt(wordsOfChoice(line, work));
      composer.current?.focus();
    },
    [sayIt, work],
  );
  const onEdit = useCallback(
    (entry: Entry) => {
      const replaces = entry.status === 'unsent' ? takeBack() : entry.messageId;
      composer.current?.put(entry.content, replaces);
    },
    [takeBack],
  );
  const onJump = (byKey: boolean) => {
    toLatest();
    if (byKey) composer.current?.focus();
  };
  const { heardKey, toggle: toggleListening } = listening;
  const onListen = useCallback(
    (entry: Entry) => toggleListening(entry.key, entry.content),
    [toggleListening],
  );
  const guide = useMemo(() => messages?.findLast((one) => one.guide !== null)?.guide ?? null, [messages]);

  return (
    <div
      className={classes('room relative isolate bg-paper text-ink', art.style && 'room-artistic')}
      style={art.style}
    >
      {art.style && <div aria-hidden="true" className="room-backdrop" />}
      {/* Past the side page and all that was said. */}
      <button
        type="button"
        onClick={() => composer.current?.focus()}
        className="sr-only focus:not-sr-only focus:fixed focus:top-20 focus:left-3 focus:z-40 focus:rounded-medium focus:bg-float focus:px-4 focus:py-2 print:hidden"
      >
        {say.skipToYourMessage}
      </button>
      <RoomBar
        work={work}
        objective={discussion.objective}
        guide={turn?.guide ?? guide}
        isShown={isTopShown}
        voiceMode={voiceMode}
        onVoiceMode={toggleVoiceMode}
        isCompanionOpen={companion.isOpen}
        onCompanion={companion.toggle}
        onCompanionNear={companion.load}
      >
        {isArtwork && (
          <ArtTools
            showsPalette={showsPalette}
            onPalette={() => {
              leave();
              setShowsPalette(!showsPalette);
            }}
            isArtistic={art.isArtistic}
            onMode={art.toggle}
          />
        )}
        <ShareButtons discussion={discussion} />
      </RoomBar>
      {!isTopShown && <FloatingBack work={work} />}
      <div className="mx-auto flex max-w-[84rem] gap-10 px-4 sm:px-6">
        <Companion
          place={companion}
          discussion={discussion}
          discussed={discussed}
          work={work}
          guide={turn?.guide ?? guide}
          isTopShown={isTopShown}
        />
        <div className="@container min-w-0 flex-1">
          <div
            ref={list}
            className="mx-auto flex min-h-[calc(100dvh-7.5rem)] max-w-[38rem] flex-col @4xl:max-w-[53rem]"
          >
            <TitlePage work={work} objective={discussion.objective} beside={discussion.beside} />
            {isArtwork && (
              <ArtworkHead
                discussion={discussion}
                discussed={discussed}
                work={work}
                picture={picture}
                isArtistic={art.isArtistic}
                showsPalette={showsPalette}
              />
            )}
            <div className="flex-1">
              {!messages && !isError && <RoomSpinner label={say.fetchingWhatWasSaid} />}
              {isError && !messages && (
                <FetchTrouble what={say.talkNotFetched} error={error} onAgain={() => void refetch()} />
              )}
              {opening.isComing && entries.length === 0 && (
                <Dots says={say.thinkingOfAnOpening} className="h-8" />
              )}
              {opening.failed && !turn && <OpeningTrouble work={work} onTryAgain={opening.tryAgain} />}
              <GrowingWords value={store}>
                <Conversation
                  entries={entries}
                  above={stored.length - unrolled.length}
                  trouble={turn?.trouble ?? null}
                  busy={busy}
                  heardKey={heardKey}
                  soughtKey={sought?.key ?? null}
                  discussionId={discussion.id}
                  onChoose={onChoose}
                  onAgain={sayIt}
                  onEdit={onEdit}
                  onListen={onListen}
                />
              </GrowingWords>
            </div>
            {last?.status === 'done' && !busy && (
              <QuickReplies
                replies={last.quickReplies}
                onSay={sayIt}
                onPut={(words) => composer.current?.put(words, null)}
              />
            )}
            {isFar && entries.length > 1 && <JumpToLatest onJump={onJump} />}
            <Composer
              ref={composer}
              discussionId={discussion.id}
              placeholder={
                turn?.phase === 'lost'
                  ? say.lookingForTheRest
                  : busy
                    ? say.theGuideIsWriting
                    : PLACEHOLDERS[work.kind]
              }
              isComing={!messages}
              busy={busy}
              waits={waitsToBeSent(turn)}
              canStop={canStop}
              stopping={turn?.stopping ?? false}
              lastOwnId={entries.findLast(({ sender }) => sender === 'user')?.messageId ?? null}
              onSend={(words, replaces) => sayIt(words, undefined, replaces)}
              onStop={stop}
            />
            <div ref={end} className="-mt-px h-px" aria-hidden="true" />
          </div>
        </div>
      </div>
      <Announcement last={last} />
    </div>
  );
}
