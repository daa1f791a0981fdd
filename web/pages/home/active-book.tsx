import { ArrowRight, X } from 'lucide-react';
import type { ActiveBook } from '#contract/home.ts';
import { CONCEPT_AUTHOR } from '#contract/kinds.ts';
import { IconButton } from '../../kit/icon-button.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { ItemCover } from '../../parts/item-cover.tsx';
import { chosenParam } from '../../parts/objectives/place.ts';
import { PageLink } from '../../parts/page-link.tsx';
import { withParam } from '../../routes/url-params.ts';
import * as say from '../../words/home.tsx';

type Props = {
  /** Null while it is on its way: its place is kept. */
  book: ActiveBook | null;
  onForget: () => void;
};

/** The book that was chosen in the library, with the way to its objectives. */
export function ContinueWith({ book, onForget }: Props) {
  return (
    <section
      aria-label={say.theBookYouChose}
      className="group relative mb-8 flex h-24 items-center gap-4 rounded-large border border-line bg-surface pr-3 pl-4 transition-[border-color,box-shadow] duration-[var(--calm)] hover:border-line-strong hover:shadow-lift sm:gap-5 sm:px-5"
    >
      {book ? <Chosen book={book} onForget={onForget} /> : <Coming />}
    </section>
  );
}

function Chosen({ book, onForget }: { book: ActiveBook; onForget: () => void }) {
  const { id, title, author, coverUrl } = book;
  const isConcept = author === CONCEPT_AUTHOR;
  return (
    <>
      <ItemCover
        item={{ kind: isConcept ? 'concept' : 'book', title, creator: author, pictureUrl: coverUrl }}
        className="w-11 shrink-0"
      />
      <div className="min-w-0 flex-1">
        <p className="text-caption text-ink-faint">{say.yourBook}</p>
        <h2 className="truncate font-display text-lead">
          <PageLink
            to={`/books?${withParam('', chosenParam, { itemId: id })}`}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-large"
          >
            {say.continueWith(<bdi>{title}</bdi>)}
          </PageLink>
        </h2>
        {!isConcept && (
          <p className="truncate text-small text-ink-soft">
            <bdi>{author}</bdi>
          </p>
        )}
      </div>
      <ArrowRight
        size={20}
        strokeWidth={1.75}
        aria-hidden="true"
        className="shrink-0 text-books transition-transform duration-[var(--calm)] group-hover:translate-x-1 max-sm:hidden"
      />
      <span className="relative z-10">
        <IconButton label={say.putThisBookAside} onClick={onForget}>
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </span>
    </>
  );
}

function Coming() {
  return (
    <>
      <Skeleton className="aspect-[2/3] w-11" />
      <span className="grid flex-1 gap-2">
        <Skeleton className="h-3 w-20" />
        <Skeleton className="h-5 w-3/5 max-w-80" />
        <Skeleton className="h-3.5 w-1/3 max-w-40" />
      </span>
    </>
  );
}
