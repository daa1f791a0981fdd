import * as say from '../words/front-page.ts';

const QUOTATIONS = [say.bacon, say.locke, say.montaigne];

export function Quotations() {
  return (
    <section
      id="voices"
      aria-labelledby="voices-title"
      className="mx-auto max-w-page px-4 py-20 sm:px-6 lg:py-28"
    >
      <h2 id="voices-title" className="text-center text-title">
        {say.anOldIdea}
      </h2>
      <div className="mt-14 grid gap-x-12 gap-y-12 md:grid-cols-3">
        {QUOTATIONS.map(({ words, who, where, when }) => (
          <figure key={who} className="grid content-between gap-6 border-t border-accent pt-6">
            <blockquote className="font-serif text-heading leading-[1.42] text-ink italic">
              <p>“{words}”</p>
            </blockquote>
            <figcaption className="text-small text-ink-faint">
              <span className="block font-medium text-ink">{who}</span>
              <cite className="font-serif italic">{where}</cite>, {when}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
