import * as say from '../../words/insights.ts';
import { MasteryWeeks } from './mastery-weeks.tsx';

/** The average of all works and ideas, week by week. */
export function MasteryOverTime({ timeZone }: { timeZone: string }) {
  return (
    <section aria-labelledby="mastery-title" className="min-w-0">
      <h2 id="mastery-title" className="text-heading">
        {say.masteryOverTime}
      </h2>
      <p className="mt-1 text-small text-ink-soft">{say.whatTheLineShows}</p>
      <MasteryWeeks label={say.averageMasteryByWeek} timeZone={timeZone} tall className="mt-5" />
    </section>
  );
}
