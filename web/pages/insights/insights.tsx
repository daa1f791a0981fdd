import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import type { Insights } from '#contract/insights.ts';
import { insightsQuery, zoneOf } from '../../data/insights.ts';
import { usePerson } from '../../data/session.ts';
import { buttonStyle } from '../../kit/button-style.ts';
import { OpenBookDrawing } from '../../kit/drawings.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { onIntent } from '../../kit/on-intent.tsx';
import { FetchTrouble } from '../../parts/fetch-trouble.tsx';
import { PageLink } from '../../parts/page-link.tsx';
import { readParam, textParam, useUrlParam } from '../../routes/url-params.ts';
import { useDialogPlace } from '../../routes/use-dialog-place.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/insights.ts';
import { InsightsSkeleton } from './insights-skeleton.tsx';
import { ItemPanel } from './item-panel.tsx';
import { ItemPicker } from './item-picker.tsx';
import { MasteryOverTime } from './mastery-over-time.tsx';
import { type Shown, shownParam } from './shown.ts';
import { Summary } from './summary.tsx';
import { TimeSpent } from './time-spent.tsx';
import { YearCalendar } from './year-calendar.tsx';

const EvidenceDialog = onIntent(() =>
  import('./evidence-dialog.tsx').then((module) => module.EvidenceDialog),
);

const itemParam = textParam('item');

export function InsightsPage() {
  const timeZone = zoneOf(usePerson());
  const { data, isError, error, refetch } = useQuery(insightsQuery(timeZone));
  return (
    <div className="mx-auto min-h-dvh max-w-page px-4 pt-10 pb-20 sm:px-6 sm:pt-14">
      <header className="mb-8 max-w-measure sm:mb-10">
        <h1 className="text-title">{everywhere.readingInsights}</h1>
        <p className="mt-4 font-serif text-lead text-ink-soft">{say.insightsLead}</p>
      </header>
      {data ? (
        <Body insights={data} timeZone={timeZone} />
      ) : isError ? (
        <FetchTrouble what={say.yourInsightsCannotBeShown} error={error} onAgain={() => void refetch()} />
      ) : (
        <InsightsSkeleton />
      )}
    </div>
  );
}

function Body({ insights, timeZone }: { insights: Insights; timeZone: string }) {
  const [key, setKey] = useUrlParam(itemParam);
  const shown = readParam(useSearch(), shownParam);
  const place = useDialogPlace();
  const show = (what: Shown) => place.open({ [shownParam.name]: shownParam.write(what) });
  const { items } = insights;
  const chosen = items.find((item) => item.key === key) ?? items[0];
  if (!chosen)
    return (
      <EmptyState
        drawing={<OpenBookDrawing />}
        sentence={say.noBooksInYourLibraryYet}
        action={
          <PageLink to="/library" className={buttonStyle('primary')}>
            {say.goToLibrary}
          </PageLink>
        }
      />
    );
  return (
    <>
      <Summary insights={insights} onShow={show} prepare={EvidenceDialog.load} />
      <div className="mt-14 grid gap-x-14 gap-y-14 lg:grid-cols-2">
        <YearCalendar insights={insights} onShow={show} />
        <MasteryOverTime timeZone={timeZone} />
      </div>
      <div className="mt-16 grid gap-x-14 gap-y-12 border-t border-line pt-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <ItemPicker items={items} chosen={chosen.key} onChoose={(next) => setKey(next, { replace: true })} />
        <ItemPanel
          key={chosen.key}
          item={chosen}
          timeZone={timeZone}
          onShow={show}
          prepare={EvidenceDialog.load}
        />
      </div>
      <TimeSpent timeZone={timeZone} />
      {shown && (
        <EvidenceDialog
          shown={shown}
          insights={insights}
          item={chosen}
          timeZone={timeZone}
          onShow={show}
          onShowItem={(other) =>
            place.open({
              [itemParam.name]: other,
              [shownParam.name]: shownParam.write({ what: 'item', dimension: null }),
            })
          }
          onClose={() => place.close({ [shownParam.name]: null })}
        />
      )}
    </>
  );
}
