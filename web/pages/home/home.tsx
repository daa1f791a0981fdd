import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { hasFinishedOnTheWay } from '../../data/claim.ts';
import { homeQuery, suggestionQuery } from '../../data/home.ts';
import { zoneOf } from '../../data/insights.ts';
import { displayName } from '../../data/name.ts';
import { usePerson } from '../../data/session.ts';
import { useComing } from '../../kit/use-coming.ts';
import { readMirror, writeMirror } from '../../mirror.ts';
import { FetchTrouble } from '../../parts/fetch-trouble.tsx';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/home.tsx';
import { ContinueWith } from './active-book.tsx';
import { FirstStepsOffer } from './first-steps-offer.tsx';
import { MoreWays } from './more-ways.tsx';
import { usePutAside } from './put-aside.ts';
import { RecentTalks, TalksComing } from './recent-talks.tsx';
import { Today } from './today.tsx';
import { TwoWays } from './two-ways.tsx';

/**
 * What stands here is known at once or comes from above downwards: nothing is drawn under what is still on its
 * way, so that nothing has to move.
 */
export function Home() {
  const user = usePerson();
  const steps = usePutAside(`first steps ${user.id}`);
  const day = usePutAside(`suggestion ${user.id}`);
  const title = useRef<HTMLHeadingElement>(null);
  const { bookId, forgetBook } = useActiveBook();
  const home = useQuery(homeQuery(bookId));
  const today = useQuery(suggestionQuery(zoneOf(user)));

  const isGone = home.data !== undefined && home.data.activeBook === null;
  const recent = home.data?.recent ?? [];
  const suggestion = today.data?.today === day.asideFor ? null : today.data?.suggestion;
  const isSettled = !home.isPending && !today.isPending;
  useComing(!isSettled);
  // What was closed had the focus.
  const andFocus = (close: () => void) => () => {
    close();
    title.current?.focus();
  };
  return (
    <div className="mx-auto max-w-page px-4 pt-10 pb-20 sm:px-6 sm:pt-14">
      <header className="mb-12 max-w-measure">
        <p className="font-serif text-lead text-accent italic">{everywhere.startHere}</p>
        <h1 ref={title} tabIndex={-1} className="mt-2 line-clamp-3 text-title outline-none wrap-anywhere">
          {say.welcomeBackName(displayName(user))}
        </h1>
        <p className="mt-4 font-serif text-lead text-ink-soft">{say.homeLead}</p>
      </header>
      {!user.onboardedAt && !steps.asideFor && !hasFinishedOnTheWay(user.id) && (
        <FirstStepsOffer onDismiss={andFocus(() => steps.putAside('now'))} />
      )}
      {bookId !== null && !isGone && !home.isError && (
        <ContinueWith book={home.data?.activeBook ?? null} onForget={andFocus(forgetBook)} />
      )}
      <TwoWays />
      {home.isPending && <TalksComing />}
      {recent.length > 0 && <RecentTalks talks={recent} />}
      {home.isError && !home.data && (
        <FetchTrouble
          what={say.lastDiscussionsNotFetched}
          error={home.error}
          isTrying={home.isFetching}
          onAgain={() => void home.refetch()}
          className="mt-12"
        />
      )}
      {isSettled && (
        <>
          {suggestion && today.data && (
            <Today suggestion={suggestion} onDismiss={andFocus(() => day.putAside(today.data.today))} />
          )}
          <MoreWays />
        </>
      )}
    </div>
  );
}

/** The one the library set; it is kept by the browser, so whether it is still there has to be asked. */
function useActiveBook() {
  const [bookId, setBookId] = useState(() => {
    const kept = readMirror('activeBookId');
    return kept && /^[1-9]\d{0,14}$/.test(kept) ? Number(kept) : null;
  });
  const forgetBook = () => {
    writeMirror('activeBookId', null);
    setBookId(null);
  };
  return { bookId, forgetBook };
}
