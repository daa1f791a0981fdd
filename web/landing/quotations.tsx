/** Real words of real people, all long in the public domain. */
const QUOTATIONS = [
  {
    words: 'Reading maketh a full man; conference a ready man; and writing an exact man.',
    who: 'Francis Bacon',
    where: 'Of Studies',
    when: '1625',
  },
  {
    words:
      'Reading furnishes the mind only with materials of knowledge; it is thinking makes what we read ours.',
    who: 'John Locke',
    where: 'Of the Conduct of the Understanding',
    when: '1706',
  },
  {
    words:
      'The study of books is a languishing and feeble motion that heats not, whereas conversation teaches and exercises at once.',
    who: 'Michel de Montaigne',
    where: 'Of the Art of Conference',
    when: '1588, in Charles Cotton’s translation',
  },
];

export function Quotations() {
  return (
    <section
      id="voices"
      aria-labelledby="voices-title"
      className="mx-auto max-w-page px-4 py-20 sm:px-6 lg:py-28"
    >
      <h2 id="voices-title" className="text-center text-title">
        An old idea
      </h2>
      <div className="mt-14 grid gap-x-12 gap-y-12 md:grid-cols-3">
        {QUOTATIONS.map(({ words, who, where, when }) => (
          <figure key={who} className="grid content-between gap-6 border-t border-accent pt-6">
            <blockquote className="font-serif text-[1.375rem] leading-[1.42] text-ink italic">
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
