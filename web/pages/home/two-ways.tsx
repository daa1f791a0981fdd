import { SHELF_COUNTS } from '#catalogue/shelf/counts.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/home.tsx';
import { BigCard } from './big-card.tsx';
import { ConstellationDrawing, CoversDrawing } from './home-drawings.tsx';

export function TwoWays() {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <BigCard
        to="/books"
        title={say.discussBooks}
        text={say.whatDiscussBooksIs}
        points={[
          say.yourPersonalCollection,
          say.aGalleryOfCovers,
          say.instantDiscussions,
          say.learningObjectives,
        ]}
        drawing={<CoversDrawing />}
        mark="text-books"
      />
      <BigCard
        to="/concept-categories"
        title={everywhere.discussIdeas}
        text={say.whatDiscussIdeasIs(SHELF_COUNTS.concepts, SHELF_COUNTS.conceptCategories)}
        points={[
          say.fromDecisionsToEthics,
          say.mustKnowAndGoodToKnow,
          say.examplesAndMisconceptions,
          say.aQuestionToBeginWith,
        ]}
        drawing={<ConstellationDrawing />}
        mark="text-ideas"
      />
    </div>
  );
}
