import type { ReactNode } from 'react';

type Props = { title: string; text?: ReactNode; children: ReactNode };

/** A chapter of the page: what it is about on the left, what to do about it on the right. */
export function Section({ title, text, children }: Props) {
  return (
    <section className="grid gap-x-12 gap-y-5 border-t border-line py-10 md:grid-cols-[15rem_minmax(0,1fr)]">
      <div>
        <h2 className="text-heading">{title}</h2>
        {text && <p className="mt-2 text-small text-ink-faint">{text}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
}
