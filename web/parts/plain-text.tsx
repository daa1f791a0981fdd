import type { ReactNode } from 'react';

type Props = { title: string; lead: string; sections: { heading: string; body: ReactNode }[] };

/** A page that is only there to be read. */
export function PlainText({ title, lead, sections }: Props) {
  return (
    <article className="mx-auto max-w-measure px-4 py-14 sm:px-6 sm:py-20">
      <h1 className="text-title">{title}</h1>
      <p className="mt-5 font-serif text-lead text-ink-soft italic">{lead}</p>
      {sections.map(({ heading, body }) => (
        <section key={heading} className="mt-10 border-t border-line pt-6">
          <h2 className="text-heading">{heading}</h2>
          <div className="mt-3 grid gap-4 font-serif text-body leading-relaxed text-ink [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1.5 [&_ul]:pl-5">
            {body}
          </div>
        </section>
      ))}
    </article>
  );
}
