import { SHELF_COUNTS } from '#catalogue/shelf/counts.ts';
import { BigCard } from './big-card.tsx';
import { ConstellationDrawing, CoversDrawing } from './home-drawings.tsx';

export function TwoWays() {
  return (
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
  );
}
