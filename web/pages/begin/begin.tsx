import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Redirect, useLocation, useSearch } from 'wouter';
import type { WorkBeside } from '#contract/discussions.ts';
import { GENERAL_DISCUSSION, KINDS } from '#contract/kinds.ts';
import { wordsFor } from '../../call.ts';
import { Alert } from '../../kit/alert.tsx';
import { Button } from '../../kit/button.tsx';
import { FullScreenSpinner } from '../../kit/spinner.tsx';
import { BesideWork } from '../../parts/beside-work.tsx';
import { GeneratedCover } from '../../parts/generated-cover.tsx';
import { useAttempt } from '../../parts/use-attempt.ts';
import { WorkTitle } from '../../parts/work-title.tsx';
import { besideAt, discussionPath, objectiveAt } from '../../routes/discussion-path.ts';
import type { PageProps } from '../../routes/pages.ts';
import { useTitle } from '../../shell/use-title.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/first-steps.tsx';
import { NotFound } from '../not-found.tsx';
import { ownOf, takeIn, type Wanted } from './take-in.ts';

/** The way into a discussion of what the catalogue does not know: it needs a place in one's own collection. */
export function Begin({ params }: PageProps) {
  const query = new URLSearchParams(useSearch());
  const kind = KINDS.find((known) => known === params.kind);
  const title = query.get('title')?.trim().slice(0, 500) ?? '';
  const creator = query.get('creator')?.trim().slice(0, 300) ?? '';
  if (!kind || !title) return <NotFound />;
  const purpose = { objective: objectiveAt(`${query}`), beside: besideAt(`${query}`) };
  return <BeginWith wanted={{ kind, title, creator }} {...purpose} />;
}

type Props = { wanted: Wanted; objective: string; beside: WorkBeside | null };

function BeginWith({ wanted, objective, beside }: Props) {
  const [, navigate] = useLocation();
  const { busy, attempt } = useAttempt(say.theDiscussionCouldNotBeBegun);
  const client = useQueryClient();
  const own = useQuery({ queryKey: ['begin', wanted], queryFn: () => ownOf(wanted), gcTime: 0 });
  useTitle(say.startYourOwnOf(wanted.title));
  if (own.isPending) return <FullScreenSpinner label={say.lookingThroughYourCollection} />;
  if (own.data) return <Redirect to={discussionPath({ ...own.data, objective, beside })} replace />;

  const begin = () =>
    attempt(async () => {
      const discussed = await takeIn(client, wanted);
      navigate(discussionPath({ ...discussed, objective, beside }), { replace: true });
    });
  const { kind, title, creator } = wanted;
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-5 px-4 py-14 text-center sm:py-20">
      <div className="w-32">
        <GeneratedCover kind={kind} title={title} creator={kind === 'concept' ? '' : creator} />
      </div>
      <div>
        {objective !== GENERAL_DISCUSSION && <p className="eyebrow text-accent">{objective}</p>}
        <WorkTitle title={title} />
        {kind !== 'concept' && (
          <p dir="auto" className="mt-1 font-serif text-lead text-ink-soft italic">
            {creator}
          </p>
        )}
        {beside && <BesideWork beside={beside} />}
      </div>
      {own.isError && <Alert tone="danger">{wordsFor(own.error)}</Alert>}
      <p className="font-serif text-body text-ink-soft">{say.itGetsAPlaceInYourCollection}</p>
      <Button variant="primary" size="large" busy={busy && everywhere.beginning} needsServer onClick={begin}>
        {say.addItAndBegin}
      </Button>
    </div>
  );
}
