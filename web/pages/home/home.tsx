import { SHELF_COUNTS } from '#catalogue/shelf/counts.ts';
import { displayName } from '../../data/name.ts';
import { usePerson } from '../../data/session.ts';
import { BigCard } from './big-card.tsx';
import { ConstellationDrawing, CoversDrawing } from './home-drawings.tsx';
import { MoreWays } from './more-ways.tsx';

export function Home() {
  const user = usePerson();
  return (
    <div className="mx-auto max-w-page px-4 pt-12 pb-20 sm:px-6 sm:pt-16">
      <header className="mb-12 max-w-measure">
        <p className="font-serif text-lead text-accent italic">Start here</p>
        <h1 className="mt-2 text-title">Welcome, {displayName(user)}</h1>
        <p className="mt-4 font-serif text-lead text-ink-soft">What would you like to talk about today?</p>
      </header>
      <div className="grid gap-6 md:grid-cols-2">
        <BigCard
          to="/books"
          title="Discuss Books"
          text="The books of your own shelf, each ready for a talk at any moment."
          points={[
            'Your personal collection',
            'A gallery of covers',
            'Instant discussions',
            'Learning objectives',
          ]}
          drawing={<CoversDrawing />}
          mark="text-books"
        />
        <BigCard
          to="/concept-categories"
          title="Discuss Ideas"
          text={`${SHELF_COUNTS.concepts} concepts in ${SHELF_COUNTS.conceptCategories} categories that thinkers keep returning to.`}
          points={[
            'From decisions to ethics',
            'Must know and good to know',
            'Examples and misconceptions',
            'A question to begin with',
          ]}
          drawing={<ConstellationDrawing />}
          mark="text-ideas"
        />
      </div>
      <MoreWays />
    </div>
  );
}
