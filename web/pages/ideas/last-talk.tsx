import { dayOf } from '../../data/dates.ts';
import { TextLink } from '../../parts/text-link.tsx';
import { conceptPath } from '../../routes/concept-path.ts';
import * as say from '../../words/ideas.tsx';
import type { ProgressState } from './use-progress.ts';

/** Where the person left off. Its line is kept free while that is being asked, so that nothing moves. */
export function LastTalk({ state: { state, progress } }: { state: ProgressState }) {
  if (state === 'failed') return null;
  return (
    <p className="mt-3 min-h-6 text-small text-ink-soft">
      {state === 'known' && !progress.latest && say.noneDiscussedYet}
      {progress.latest &&
        say.lastTalkWas(
          <TextLink to={conceptPath(progress.latest.concept)}>{progress.latest.concept.name}</TextLink>,
          <time dateTime={progress.latest.talk.lastAt}>{dayOf(progress.latest.talk.lastAt)}</time>,
        )}
    </p>
  );
}
