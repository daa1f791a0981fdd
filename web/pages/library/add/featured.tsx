import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { BOOK_GENRES, genreSlug, QUICK_GENRES } from '#catalogue/lists.ts';
import { SHELF_BOOKS } from '#catalogue/shelf/books.ts';
import type { BookGenre } from '#catalogue/types.ts';
import { AfterPaint } from '../../../kit/after-paint.tsx';
import { buttonStyle } from '../../../kit/button-style.ts';
import { Chip } from '../../../kit/chip.tsx';
import { choiceParam, useUrlParam } from '../../../routes/url-params.ts';
import * as everywhere from '../../../words/everywhere.ts';
import * as say from '../../../words/library.tsx';
import { CandidateList } from './candidate-list.tsx';
import { type Choosing, fromShelf } from './candidates.ts';

const [FIRST] = BOOK_GENRES;
const genreParam = choiceParam('genre', BOOK_GENRES.map(genreSlug), genreSlug(FIRST as BookGenre));

/** The catalogue's shelves, genre by genre: the quick ones first, the others one step away. */
export function Featured(choosing: Choosing) {
  const [slug, setSlug] = useUrlParam(genreParam);
  const genre = BOOK_GENRES.find((one) => genreSlug(one) === slug) ?? (FIRST as BookGenre);
  const [isOpen, setOpen] = useState(!QUICK_GENRES.includes(genre));
  const candidates = SHELF_BOOKS.filter((book) => book.genre === genre).map(fromShelf);
  return (
    <div className="grid gap-4">
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="mb-2 text-caption text-ink-faint">{isOpen ? say.genres : say.quickGenres}</legend>
        {(isOpen ? BOOK_GENRES : QUICK_GENRES).map((one) => (
          <Chip key={one} on={one === genre} onChange={() => setSlug(genreSlug(one), { replace: true })}>
            {one}
          </Chip>
        ))}
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className={buttonStyle('quiet', 'small')}
        >
          {isOpen ? say.fewerGenres : everywhere.allGenres}
          <ChevronDown
            size={16}
            strokeWidth={1.75}
            aria-hidden="true"
            className={isOpen ? 'rotate-180' : ''}
          />
        </button>
      </fieldset>
      <p role="status" className="text-caption text-ink-faint">
        {say.countInGenre(candidates.length, genre)}
      </p>
      <AfterPaint>
        <CandidateList candidates={candidates} {...choosing} />
      </AfterPaint>
    </div>
  );
}
