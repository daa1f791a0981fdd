import { BookOpen, Compass, Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../kit/button.tsx';
import { buttonStyle } from '../../kit/button-style.ts';
import { PageLink } from '../../parts/page-link.tsx';
import { TextLink } from '../../parts/text-link.tsx';
import { useAttempt } from '../../parts/use-attempt.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/first-steps.tsx';
import type { FirstShelf } from './first-shelf.ts';
import { Heading } from './heading.tsx';
import { SmallCover } from './small-cover.tsx';

type Props = { shelf: FirstShelf; onBack: () => void };

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

const NEXT = [
  {
    icon: <BookOpen {...ICON} />,
    title: say.discussABook,
    text: say.howToDiscussABook,
    to: '/books',
  },
  {
    icon: <Lightbulb {...ICON} />,
    title: say.discussIdeas,
    text: say.whatIdeasAre,
    to: '/concept-categories',
  },
  {
    icon: <Compass {...ICON} />,
    title: say.seeHowYouRead,
    text: say.whatInsightsGrowFrom,
    to: '/insights',
  },
];

export function CompleteStep({ shelf, onBack }: Props) {
  const [, navigate] = useLocation();
  const { busy, attempt } = useAttempt(everywhere.thatCouldNotBeSaved);
  const books = shelf.books ?? [];
  const toDashboard = () =>
    attempt(async () => {
      // Nothing to do where the step before did it; a link to this very page skips that one.
      await shelf.finish();
      navigate('/');
    });
  return (
    <div className="mx-auto mt-10 grid max-w-xl gap-8 sm:mt-12">
      <div className="grid justify-items-center gap-5 text-center">
        <Fan books={books.slice(0, 5)} />
        <Heading>{shelf.name.trim() ? say.aGoodBeginningFor(shelf.name.trim()) : say.aGoodBeginning}</Heading>
        <p className="font-serif text-lead text-ink-soft">
          {say.youveSuccessfullyAddedToYourLibrary(books.length)}
        </p>
      </div>
      {shelf.isVisitor && <Waiting />}
      <section aria-labelledby="whats-next">
        <h2 id="whats-next" className="text-heading">
          {say.whatsNext}
        </h2>
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {NEXT.map(({ icon, title, text, to }) => (
            <li key={to} className="flex gap-4 py-4">
              <span className="mt-0.5 text-accent">{icon}</span>
              <div>
                <p className="font-medium">
                  {shelf.isVisitor ? title : <TextLink to={to}>{title}</TextLink>}
                </p>
                <p className="text-small text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <div className="flex items-center justify-between gap-3">
        <Button variant="quiet" size="large" onClick={onBack}>
          {everywhere.back}
        </Button>
        <Button
          variant={shelf.isVisitor ? 'secondary' : 'primary'}
          size="large"
          busy={busy && everywhere.oneMoment}
          onClick={toDashboard}
        >
          {say.goToDashboard}
        </Button>
      </div>
    </div>
  );
}

/** A visitor's shelf is this browser's until there is an account to have it. */
function Waiting(): ReactNode {
  return (
    <div className="grid justify-items-center gap-4 rounded-large border border-line bg-surface p-5 text-center sm:p-6">
      <p className="font-serif text-body text-ink-soft">{say.makeAnAccountToKeepThem}</p>
      <div className="flex flex-wrap items-center justify-center gap-3">
        <PageLink to="/signup" className={buttonStyle('primary', 'large')}>
          {say.createYourAccount}
        </PageLink>
        <PageLink to="/login" className={buttonStyle('quiet', 'large')}>
          {say.logInInstead}
        </PageLink>
      </div>
    </div>
  );
}

/** The first covers, spread like cards in a hand. */
function Fan({ books }: { books: { key: string; title: string; author: string }[] }) {
  const middle = (books.length - 1) / 2;
  return (
    <div aria-hidden="true" className="flex justify-center pt-3 pb-5">
      {books.map((book, place) => (
        <span
          key={book.key}
          className="-mx-2 block w-20 origin-bottom sm:w-24"
          style={{
            rotate: `${(place - middle) * 5}deg`,
            translate: `0 ${Math.abs(place - middle) ** 2 * 4}px`,
          }}
        >
          <SmallCover book={book} />
        </span>
      ))}
    </div>
  );
}
