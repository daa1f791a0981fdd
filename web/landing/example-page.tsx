import { RatingMark } from '../parts/rating-mark.tsx';
import * as say from '../words/front-page.ts';

/** What a discussion looks like: set as a page with the feedback in its margin. */
export function ExamplePage() {
  return (
    <figure>
      <div className="relative">
        {/* the leaves beneath the page */}
        <div
          aria-hidden="true"
          className="absolute inset-x-2 -bottom-2 top-3 rounded-large border border-line bg-sunk"
        />
        <div
          aria-hidden="true"
          className="absolute inset-x-1 -bottom-1 top-2 rounded-large border border-line bg-paper"
        />
        <div className="relative rounded-large border border-line bg-surface px-6 pt-6 pb-8 shadow-lift sm:px-9 sm:pt-8">
          <div className="flex items-baseline justify-between gap-4 border-b border-line pb-3 text-caption text-ink-faint">
            <span>
              <cite className="font-serif text-small text-ink">{say.exampleBook}</cite> · {say.exampleAuthor}
            </span>
            <span className="hidden sm:inline">{say.exampleObjective}</span>
          </div>
          <div className="mt-6 grid gap-6">
            <p className="font-serif text-body leading-relaxed text-ink drop-cap">{say.exampleQuestion}</p>
            <div className="ml-auto max-w-[88%] rounded-large rounded-br-[2px] bg-accent-soft px-4 py-3">
              <p className="font-sans text-body leading-relaxed text-ink">{say.exampleReply}</p>
            </div>
            <p className="ml-auto flex max-w-[88%] gap-2.5 text-small text-ink-soft">
              <span className="mt-[0.2em] shrink-0 text-good">
                <RatingMark rating="excellent" />
              </span>
              <span>
                <span className="font-medium text-good">{say.exampleLabel}</span> {say.exampleComment}
              </span>
            </p>
          </div>
        </div>
      </div>
      <figcaption className="mt-6 text-center text-caption text-ink-faint">
        {say.exampleOfADiscussion}
      </figcaption>
    </figure>
  );
}
