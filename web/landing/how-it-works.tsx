import type { ReactNode } from 'react';
import * as say from '../words/front-page.ts';
import { ShelfDrawing, SpiralDrawing, TalkDrawing } from './how-drawings.tsx';

const STEPS: { when: string; title: string; text: string; drawing: ReactNode }[] = [
  {
    when: say.toBeginWith,
    title: say.trackYourReading,
    text: say.whatAShelfIs,
    drawing: <ShelfDrawing />,
  },
  {
    when: say.afterThat,
    title: say.meaningfulConversations,
    text: say.whatAConversationIs,
    drawing: <TalkDrawing />,
  },
  {
    when: say.inTime,
    title: say.trackLearningProgress,
    text: say.whatProgressIs,
    drawing: <SpiralDrawing />,
  },
];

export function HowItWorks() {
  return (
    <section id="features" aria-labelledby="how" className="border-y border-line bg-surface">
      <div className="mx-auto max-w-page px-4 py-20 sm:px-6 lg:py-24">
        <h2 id="how" className="text-center text-title">
          {say.howItWorks}
        </h2>
        <ol className="mt-14 grid gap-y-14 md:grid-cols-3 md:divide-x md:divide-line">
          {STEPS.map((step) => (
            <li key={step.title} className="grid content-start gap-3 md:px-8 md:first:pl-0 md:last:pr-0">
              <div className="mb-3 h-20 text-accent" aria-hidden="true">
                {step.drawing}
              </div>
              <p className="font-serif text-small text-ink-faint italic">{step.when}</p>
              <h3 className="text-heading">{step.title}</h3>
              <p className="text-body text-ink-soft">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
