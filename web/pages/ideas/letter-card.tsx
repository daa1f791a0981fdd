import * as say from '../../words/ideas.tsx';
import { LETTERS, letterAnchor } from './alphabet.ts';

type Props = { count: number; present: ReadonlySet<string> };

/** Fills the place beside the last category: straight to a letter of the index below. */
export function LetterCard({ count, present }: Props) {
  return (
    <nav
      aria-label={say.lettersOfTheIndex}
      className="flex h-full flex-col justify-center rounded-large border border-dashed border-line-strong/60 p-5 sm:p-6"
    >
      <p className="text-heading font-display">{say.allFromAToZ(count)}</p>
      <p className="mt-1 font-serif text-body text-ink-soft">{say.orTakeALetter}</p>
      <ul className="mt-4 -ml-2 flex flex-wrap">
        {LETTERS.map((letter) => (
          <li key={letter}>
            {present.has(letter) ? (
              <a
                href={`#${letterAnchor(letter)}`}
                className="touch:min-h-11 touch:min-w-11 inline-flex min-h-9 min-w-9 items-center justify-center rounded-small font-display text-lead text-ink no-underline hover:bg-sunk hover:text-ideas"
              >
                {letter}
              </a>
            ) : (
              <span
                aria-hidden="true"
                className="touch:min-h-11 touch:min-w-11 inline-flex min-h-9 min-w-9 items-center justify-center font-display text-lead text-line-strong/50"
              >
                {letter}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
