import { useLocation } from 'wouter';
import type { InsightItem } from '#contract/insights.ts';

import { Button } from '../../kit/button.tsx';
import { buttonStyle } from '../../kit/button-style.ts';
import { writeMirror } from '../../mirror.ts';
import { DiscussLink } from '../../parts/discuss-link.tsx';
import { ItemCover } from '../../parts/item-cover.tsx';
import { discussedOf } from '../../routes/talk-path.ts';
import * as counts from '../../words/counts.ts';
import * as say from '../../words/insights.ts';
import { DimensionBars } from './dimension-bars.tsx';
import { MasteryWeeks } from './mastery-weeks.tsx';
import type { Shown } from './shown.ts';
import { NotYet, Score } from './summary.tsx';
import { dayIn } from './zone-dates.ts';

type Props = {
  item: InsightItem;
  timeZone: string;
  onShow: (shown: Shown) => void;
  prepare: () => void;
};

/** One work or idea: how far its concepts were taken, and where to go on. */
export function ItemPanel({ item, timeZone, onShow, prepare }: Props) {
  const { title, creator, mastery, reflections, lastReflectionAt, focusAreas } = item;
  const discussed = discussedOf(item);
  return (
    <section
      id="concept-mastery"
      tabIndex={-1}
      aria-labelledby="concept-mastery-title"
      className="min-w-0 scroll-mt-20 self-start outline-none"
    >
      <h2 id="concept-mastery-title" className="eyebrow text-accent">
        {say.conceptMastery}
      </h2>
      <div className="mt-3 flex items-start gap-4">
        <ItemCover item={item} className="w-16 shrink-0" />
        <div className="min-w-0">
          <h3 className="line-clamp-4 text-heading [overflow-wrap:anywhere]">
            <bdi>{title}</bdi>
          </h3>
          {item.kind !== 'concept' && creator && (
            <p className="line-clamp-2 text-small text-ink-soft [overflow-wrap:anywhere]">
              <bdi>{creator}</bdi>
            </p>
          )}
          <p className="mt-2">
            <button
              type="button"
              onClick={() => onShow({ what: 'item', dimension: null })}
              onPointerEnter={prepare}
              onFocus={prepare}
              className="inline-flex min-h-8 items-baseline font-display text-figure leading-none lining-nums decoration-line-strong decoration-1 underline-offset-6 hover:underline touch:min-h-11"
            >
              <span className="sr-only">{say.masteryOfColon(title)} </span>
              {mastery === null ? <NotYet /> : <Score score={mastery} />}
              <span className="sr-only">{say.whatItRestsOnSpoken}</span>
            </button>
          </p>
          <p className="text-caption text-ink-faint">
            {reflections === 0
              ? say.noReflectionOnItYet
              : `${counts.reflections(reflections)}${lastReflectionAt ? say.andTheLastOn(dayIn(timeZone, lastReflectionAt)) : ''}`}
          </p>
        </div>
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <GoOn item={item} />
      </div>
      <DimensionBars item={item} onShow={onShow} prepare={prepare} />
      {mastery !== null && (
        <div className="mt-8 min-h-64">
          <h3 className="text-body font-medium">{say.howItGrew}</h3>
          <MasteryWeeks
            label={say.masteryOfByWeek(title)}
            timeZone={timeZone}
            item={item.key}
            className="mt-3"
          />
        </div>
      )}
      {focusAreas.length > 0 && (
        <div className="mt-8">
          <h3 className="text-body font-medium">{say.whereToLookNext}</h3>
          <ol className="mt-2 grid gap-4">
            {focusAreas.map(({ text, objective }) => (
              <li key={text} className="border-l-2 border-line pl-4">
                <p className="font-serif text-body text-ink-soft italic [overflow-wrap:anywhere]">{text}</p>
                {discussed && (
                  <DiscussLink
                    discussed={discussed}
                    title={title}
                    creator={creator}
                    objective={objective}
                    className="inline-flex min-h-8 items-center gap-2 text-small text-accent underline [overflow-wrap:anywhere] hover:text-accent-strong touch:min-h-11"
                  >
                    {say.discussIt(objective)}
                  </DiscussLink>
                )}
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

function GoOn({ item }: { item: InsightItem }) {
  const [, navigate] = useLocation();
  const { kind, itemId, title, creator } = item;
  if (kind === 'book' && itemId !== null)
    return (
      <Button
        variant="primary"
        onClick={() => {
          writeMirror('activeBookId', String(itemId));
          navigate('/');
        }}
      >
        {say.continueReading}
      </Button>
    );
  const discussed = discussedOf(item);
  return discussed ? (
    <DiscussLink discussed={discussed} title={title} creator={creator} className={buttonStyle('primary')}>
      {say.continueTheDiscussion}
    </DiscussLink>
  ) : null;
}
