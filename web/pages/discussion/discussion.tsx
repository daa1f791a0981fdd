import './room.css';
import { Redirect, useSearch } from 'wouter';
import { wordsFor } from '../../call.ts';
import { Button } from '../../kit/button.tsx';
import { buttonStyle } from '../../kit/button-style.ts';
import { LostPageDrawing } from '../../kit/drawings.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { PageLink } from '../../parts/page-link.tsx';
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
  switch (found.state) {
    case 'coming':
      return <RoomSpinner label={say.openingTheRoom} />;
    case 'trouble':
      return <Trouble error={found.error} tryAgain={found.tryAgain} />;
    case 'missing':
      return <NoSuchWork kind={discussed.kind} />;
    case 'here':
      return <ObjectiveRoom discussed={discussed} work={found.work} />;
  }
}

function ObjectiveRoom({ discussed, work }: { discussed: Discussed; work: Work }) {
  const search = useSearch();
  const wanted = {
    objective: objectiveAt(search),
    beside: besideAt(search),
    talk: readParam(search, talkParam),
  };
  const { data, isPending, isError, error, refetch } = useDiscussion(work, wanted);
  useTitle(work.title);
  if (isPending) return <RoomSpinner label={say.openingTheRoom} />;
  if (isError) return <Trouble error={error} tryAgain={() => void refetch()} />;
  const own = data.itemId !== work.itemId && discussedOf(data);
  // An address from before the work was kept.
  if (own) return <Redirect to={talkPath(own, data)} replace />;
  return <Room key={data.id} discussion={data} discussed={discussed} work={work} />;
}

function Trouble({ error, tryAgain }: { error: unknown; tryAgain: () => void }) {
  return (
    <EmptyState
      heading={titles.inDiscussion}
      drawing={<LostPageDrawing />}
      sentence={wordsFor(error)}
      action={
        <Button variant="primary" onClick={tryAgain}>
          {everywhere.tryAgain}
        </Button>
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
