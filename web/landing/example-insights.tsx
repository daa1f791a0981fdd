import { DIMENSIONS } from '../../contract/kinds.ts';
import * as say from '../words/front-page.ts';

const SCORES = [
  { name: DIMENSIONS[0], score: 85, fill: 'fill-good', text: say.namesTheIdeas },
  { name: DIMENSIONS[1], score: 70, fill: 'fill-note', text: say.carriesThemOver },
  { name: DIMENSIONS[2], score: 60, fill: 'fill-note', text: say.weighsReasons },
];
const MASTERY = 68;
const STREAK = 7;

export function ExampleInsights() {
  return (
    <section
      id="insights"
      aria-labelledby="insights-title"
      className="mx-auto grid max-w-page items-center gap-x-16 gap-y-12 px-4 py-20 sm:px-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] lg:py-28"
    >
      <div>
        <h2 id="insights-title" className="text-title">
          {say.seeWhatStays}
        </h2>
        <p className="mt-5 font-serif text-lead text-ink-soft">{say.whatInsightsAre}</p>
      </div>
      <figure>
        <div className="rounded-large border border-line bg-surface p-6 sm:p-8">
          <div className="flex items-center gap-6 border-b border-line pb-6 sm:gap-10">
            <Ring />
            <dl className="grid flex-1 grid-cols-2 gap-4">
              <div>
                <dt className="text-caption text-ink-faint">{say.avgMastery}</dt>
                <dd className="font-display text-title">{say.percent(MASTERY)}</dd>
              </div>
              <div>
                <dt className="text-caption text-ink-faint">{say.readingStreak}</dt>
                <dd className="font-display text-title">{say.days(STREAK)}</dd>
              </div>
            </dl>
          </div>
          <dl className="mt-6 grid gap-5">
            {SCORES.map(({ name, score, fill, text }) => (
              <div key={name} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5">
                <dt className="text-small font-medium">
                  {name}
                  <span className="block font-serif text-small font-normal text-ink-faint italic">
                    {text}
                  </span>
                </dt>
                <dd className="self-end text-small text-ink-soft">{score}</dd>
                <svg
                  viewBox="0 0 100 1.5"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  className="col-span-2 h-1.5 w-full"
                >
                  <rect width="100" height="1.5" className="fill-sunk" />
                  <rect width={score} height="1.5" className={fill} />
                </svg>
              </div>
            ))}
          </dl>
        </div>
        <figcaption className="mt-4 text-center text-caption text-ink-faint">
          {say.figuresAreMadeUp}
        </figcaption>
      </figure>
    </section>
  );
}

function Ring() {
  return (
    <svg
      viewBox="0 0 72 72"
      className="size-20 shrink-0 -rotate-90 sm:size-24"
      fill="none"
      aria-hidden="true"
    >
      <circle cx="36" cy="36" r="31" strokeWidth="5" className="stroke-sunk" />
      <circle
        cx="36"
        cy="36"
        r="31"
        strokeWidth="5"
        pathLength="100"
        strokeDasharray={`${MASTERY} 100`}
        className="stroke-accent"
      />
    </svg>
  );
}
