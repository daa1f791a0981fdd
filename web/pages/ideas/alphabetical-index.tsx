import type { ShelfConcept } from '#catalogue/shelf/types.ts';
import { classes } from '../../kit/classes.ts';
import { PageLink } from '../../parts/page-link.tsx';
import { conceptPath } from '../../routes/concept-path.ts';
import * as say from '../../words/ideas.tsx';
import { type Letter, letterAnchor } from './alphabet.ts';
import { HUES } from './hues.ts';
import type { Progress } from './progress.ts';

type Props = { letters: Letter<ShelfConcept>[]; progress: Progress };

/** The back of the book: every concept by name, a dot in the hue of its category. */
export function AlphabeticalIndex({ letters, progress }: Props) {
  return (
    <section aria-labelledby="index" className="mt-16 border-t border-line pt-10">
      <h2 id="index" className="text-title">
        {say.index}
      </h2>
      <div className="mt-6 gap-x-8 sm:columns-2 lg:columns-3 xl:columns-4">
        {letters.map(({ letter, entries }) => (
          <div
            key={letter}
            id={letterAnchor(letter)}
            tabIndex={-1}
            className="mb-6 scroll-mt-20 outline-none"
          >
            <h3 className="break-after-avoid border-b border-line pb-0.5 font-display text-heading text-ink-faint">
              {letter}
            </h3>
            <ul className="mt-1">
              {entries.map((concept) => (
                <li key={concept.id} className="break-inside-avoid">
                  <PageLink
                    to={conceptPath(concept)}
                    className="touch:min-h-11 -mx-1.5 flex items-baseline gap-2.5 rounded-small px-1.5 py-1 font-serif text-body text-ink no-underline hover:bg-sunk touch:items-center"
                  >
                    <span
                      aria-hidden="true"
                      className={classes(
                        'relative -top-0.5 size-1.5 shrink-0 rounded-full',
                        HUES[concept.category].mark,
                      )}
                    />
                    <span>{concept.name}</span>
                    {progress.talks.has(concept.id) && (
                      <span className="ml-auto text-caption text-good italic">{say.discussed}</span>
                    )}
                  </PageLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
