import type { ReactNode } from 'react';
import { ShelfDrawing, SpiralDrawing, TalkDrawing } from './how-drawings.tsx';

const STEPS: { title: string; text: string; drawing: ReactNode }[] = [
  {
    title: 'Track Your Reading',
    text: 'Keep a shelf of what you are reading, have read and mean to read, with notes beside each book.',
    drawing: <ShelfDrawing />,
  },
  {
    title: 'Meaningful Conversations',
    text: 'Choose what you want out of a book: to remember it, to question it, to use it. The guide opens with a question about that very work, and answers with the next one.',
    drawing: <TalkDrawing />,
  },
  {
    title: 'Track Learning Progress',
    text: 'Each reflection gets a plain word on what it did well and one next step. Your own words add up to a picture of what you have understood, and what is worth another look.',
    drawing: <SpiralDrawing />,
  },
];

export function HowItWorks() {
  return (
    <section id="features" aria-labelledby="how" className="border-y border-line bg-surface">
      <div className="mx-auto max-w-page px-4 py-20 sm:px-6 lg:py-24">
        <h2 id="how" className="text-center text-title">
          How it works
        </h2>
        <ol className="mt-14 grid gap-y-14 md:grid-cols-3 md:divide-x md:divide-line">
          {STEPS.map((step, i) => (
            <li key={step.title} className="grid content-start gap-3 md:px-8 md:first:pl-0 md:last:pr-0">
              <div className="mb-3 h-20 text-accent" aria-hidden="true">
                {step.drawing}
              </div>
              <p className="font-serif text-small text-ink-faint italic">{['First', 'Then', 'In time'][i]}</p>
              <h3 className="text-heading">{step.title}</h3>
              <p className="text-body text-ink-soft">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
