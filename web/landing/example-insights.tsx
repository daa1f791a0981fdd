const DIMENSIONS = [
  { name: 'Concept Recognition', score: 85, fill: 'fill-good', text: 'Names the ideas a book stands on' },
  { name: 'Real-world Application', score: 70, fill: 'fill-note', text: 'Carries them over into life' },
  { name: 'Critical Analysis', score: 60, fill: 'fill-note', text: 'Weighs reasons and other views' },
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
          See what stays with you
        </h2>
        <p className="mt-5 font-serif text-lead text-ink-soft">
          Not pages per day. Insights are drawn from what you said about a book: which ideas you recognise,
          which you can use, and how closely you look. Where there is no evidence yet, they say so.
        </p>
      </div>
      <figure>
        <div className="rounded-large border border-line bg-surface p-6 sm:p-8">
          <div className="flex items-center gap-6 border-b border-line pb-6 sm:gap-10">
            <Ring />
            <dl className="grid flex-1 grid-cols-2 gap-4">
              <div>
                <dt className="text-caption text-ink-faint">Avg. Mastery</dt>
                <dd className="font-display text-title">{MASTERY}%</dd>
              </div>
              <div>
                <dt className="text-caption text-ink-faint">Reading Streak</dt>
                <dd className="font-display text-title">{STREAK} days</dd>
              </div>
            </dl>
          </div>
          <dl className="mt-6 grid gap-5">
            {DIMENSIONS.map(({ name, score, fill, text }) => (
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
          Example: the figures in this picture are made up; yours are counted from your own reflections.
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
