import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { StudyCard as Card, ShelfConcept } from '#catalogue/shelf/types.ts';
import { wordsFor } from '../../call.ts';
import { studyCardsQuery } from '../../data/study-cards.ts';
import { Alert } from '../../kit/alert.tsx';
import { Button } from '../../kit/button.tsx';
import { classes } from '../../kit/classes.ts';
import { Skeleton } from '../../kit/skeleton.tsx';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/ideas.tsx';
import { ConceptBooks } from './concept-books.tsx';
import { HUES } from './hues.ts';
import { RelatedConcepts } from './related-concepts.tsx';

/** A name in the margin, what belongs to it beside. */
const ROW = 'grid gap-x-6 gap-y-1.5 border-t border-line py-5 sm:grid-cols-[9rem_minmax(0,1fr)]';

/** What is to be known of a concept; its definition stands above already. */
export function StudyCard({ concept }: { concept: ShelfConcept }) {
  const { data, error, isFetching, refetch } = useQuery(studyCardsQuery(concept.category));
  const card = data?.find(({ id }) => id === concept.id);
  // Some browsers remember that a piece of code could not be fetched, until the page is opened anew.
  const again = async () => {
    const { isError } = await refetch();
    if (isError && navigator.onLine) window.location.reload();
  };
  if (card) return <Sections card={card} />;
  if (error && !isFetching) {
    const why = navigator.onLine ? wordsFor(error) : everywhere.youAreOfflineSentence;
    return (
      <div className="mt-8 grid justify-items-start gap-3">
        <Alert tone="danger">{say.restOfTheCardNotFetched(why)}</Alert>
        <Button onClick={() => void again()}>{everywhere.tryAgain}</Button>
      </div>
    );
  }
  return <CardSkeleton />;
}

function Sections({ card }: { card: Card }) {
  const hue = HUES[card.category].text;
  return (
    <div className="mt-6">
      <Section name={say.example} hue={hue}>
        <p>{card.example}</p>
      </Section>
      <Section name={say.misconception} hue={hue}>
        <p className="italic">“{card.misconception.belief}”</p>
        <p className="mt-2">{card.misconception.correction}</p>
      </Section>
      <Section name={say.limit} hue={hue}>
        <p>{card.limit}</p>
      </Section>
      <Section name={say.testYourself} hue={hue}>
        <p className={classes('border-l-2 border-current pl-4', hue)}>
          <span className="text-ink">{card.test}</span>
        </p>
      </Section>
      <Section name={say.origin} hue={hue}>
        <p className="text-ink-soft">{card.origin}</p>
      </Section>
      {card.related.length > 0 && (
        <Section name={say.related} hue={hue}>
          <RelatedConcepts ids={card.related.map(({ id }) => id)} />
        </Section>
      )}
      {card.books.length > 0 && (
        <Section name={everywhere.books} hue={hue}>
          <ConceptBooks books={card.books} />
        </Section>
      )}
    </div>
  );
}

type SectionProps = { name: string; hue: string; children: ReactNode };

function Section({ name, hue, children }: SectionProps) {
  return (
    <section className={ROW}>
      <h2 className={classes('eyebrow pt-1.5', hue)}>{name}</h2>
      <div className="font-serif text-body leading-relaxed text-ink">{children}</div>
    </section>
  );
}

const LINES = ['short', 'long', 'short', 'long', 'short'] as const;

function CardSkeleton() {
  return (
    <div className="mt-6" aria-busy="true">
      <span role="status" className="sr-only">
        {say.fetchingTheCard}
      </span>
      {LINES.map((length, place) => (
        <SkeletonRow key={place}>
          <Skeleton className="my-1.5 h-4.5" />
          {length === 'long' && <Skeleton className="my-1.5 h-4.5 w-3/5" />}
        </SkeletonRow>
      ))}
      <SkeletonRow>
        <Skeleton className="my-2.5 h-5 w-64 max-w-full" />
        <Skeleton className="my-2.5 h-5 w-52" />
        <Skeleton className="my-2.5 h-5 w-56" />
      </SkeletonRow>
      <SkeletonRow>
        <Skeleton className="h-24 w-16" />
      </SkeletonRow>
    </div>
  );
}

function SkeletonRow({ children }: { children: ReactNode }) {
  return (
    <div className={ROW}>
      <Skeleton className="mt-2 h-3.5 w-24" />
      <div>{children}</div>
    </div>
  );
}
