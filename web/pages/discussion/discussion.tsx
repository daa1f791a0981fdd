import './room.css';
import { useEffect, useRef } from 'react';
import { Redirect, useSearch } from 'wouter';
import { wordsFor } from '../../call.ts';
import { Button } from '../../kit/button.tsx';
import { buttonStyle } from '../../kit/button-style.ts';
import { LostPageDrawing } from '../../kit/drawings.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { PageLink } from '../../parts/page-link.tsx';
import { useOffline } from '../../reachability.ts';
import { besideAt, type Discussed, discussedAt, objectiveAt } from '../../routes/discussion-path.ts';
import type { PageProps } from '../../routes/pages.ts';
import { discussedOf, talkParam, talkPath } from '../../routes/talk-path.ts';
import { readParam } from '../../routes/url-params.ts';
import { useTitle } from '../../shell/use-title.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/room.ts';
import * as titles from '../../words/titles.ts';
import { Room } from './room.tsx';
import { RoomSpinner } from './room-spinner.tsx';
import { useDiscussion } from './use-discussion.ts';
import { WAYS_BACK } from './words-of-room.ts';
import { useWork } from './work/use-work.ts';
import type { Work } from './work/work.ts';

/** The room of whatever the address names. */
export function DiscussionPage({ params }: PageProps) {
  const discussed = discussedAt(params);
  return discussed ? <WorkRoom discussed={discussed} /> : <NoSuchWork />;
}

function WorkRoom({ discussed }: { discussed: Discussed }) {
  const found = useWork(discussed);
  const wasSaid = useRef(false);
  switch (found.state) {
    case 'coming':
      wasSaid.current = true;
      return <RoomSpinner label={say.openingTheRoom} />;
    case 'trouble':
      return <Trouble kind={discussed.kind} error={found.error} tryAgain={found.tryAgain} />;
    case 'missing':
      return <NoSuchWork kind={discussed.kind} />;
    case 'here':
      return <ObjectiveRoom discussed={discussed} work={found.work} isOpeningSaid={wasSaid.current} />;
  }
}

type ObjectiveRoomProps = { discussed: Discussed; work: Work; isOpeningSaid: boolean };

function ObjectiveRoom({ discussed, work, isOpeningSaid }: ObjectiveRoomProps) {
  const search = useSearch();
  const wanted = {
    objective: objectiveAt(search),
    beside: besideAt(search),
    talk: readParam(search, talkParam),
  };
  const { data, isPending, isError, error, refetch } = useDiscussion(work, wanted);
  useTitle(work.title);
  if (isPending) return <RoomSpinner label={isOpeningSaid ? null : say.openingTheRoom} />;
  if (isError)
    return <Trouble kind={work.kind} title={work.title} error={error} tryAgain={() => void refetch()} />;
  const own = data.itemId !== work.itemId && discussedOf(data);
  // An address from before the work was kept.
  if (own) return <Redirect to={talkPath(own, data)} replace />;
  return <Room key={data.id} discussion={data} discussed={discussed} work={work} />;
}

type TroubleProps = { kind: Work['kind']; title?: string; error: unknown; tryAgain: () => void };

function Trouble({ kind, title, error, tryAgain }: TroubleProps) {
  const isOut = useOffline();
  const again = useRef(tryAgain);
  again.current = tryAgain;
  const wasOut = useRef(isOut);
  useEffect(() => {
    if (wasOut.current && !isOut) again.current();
    wasOut.current = isOut;
  }, [isOut]);
  const back = WAYS_BACK[kind];
  return (
    <EmptyState
      heading={title ?? titles.inDiscussion}
      isHeadingSeen={title !== undefined}
      drawing={<LostPageDrawing />}
      sentence={wordsFor(error)}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button variant="primary" onClick={tryAgain}>
            {everywhere.tryAgain}
          </Button>
          <PageLink to={back.to} className={buttonStyle('secondary')}>
            {back.label}
          </PageLink>
        </div>
      }
    />
  );
}

function NoSuchWork({ kind = 'book' }: { kind?: Work['kind'] }) {
  useTitle(say.nothingToTalkAboutHere);
  const back = WAYS_BACK[kind];
  return (
    <EmptyState
      heading={say.nothingToTalkAboutHere}
      drawing={<LostPageDrawing />}
      sentence={say.whyThereIsNothing}
      action={
        <PageLink to={back.to} className={buttonStyle('secondary')}>
          {back.label}
        </PageLink>
      }
    />
  );
}
