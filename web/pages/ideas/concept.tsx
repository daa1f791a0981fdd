import { Redirect } from 'wouter';
import type { ShelfConcept } from '#catalogue/shelf/types.ts';
import { classes } from '../../kit/classes.ts';
import { WaysBack } from '../../parts/ways-back.tsx';
import { CATEGORIES_PATH, categoryPath, conceptPath } from '../../routes/concept-path.ts';
import type { PageProps } from '../../routes/pages.ts';
import { useTitle } from '../../shell/use-title.ts';
import * as say from '../../words/ideas.tsx';
import { CATEGORIES, type Category, categoryAt, conceptWithId, neighbours } from './categories.ts';
import { ConceptActions } from './concept-actions.tsx';
import { Emblem } from './emblem.tsx';
import { HUES } from './hues.ts';
import { NextDoor } from './next-door.tsx';
import { NoSuchPlace } from './no-such-place.tsx';
import { StudyCard } from './study-card.tsx';
import { useProgress } from './use-progress.ts';

export function ConceptPage({ params }: PageProps) {
  const concept = conceptWithId(params.concept);
  const category = CATEGORIES.find(({ name }) => name === concept?.category);
  if (!concept || !category) return <NoSuchPlace what={say.concept} />;
  if (categoryAt(params.category) !== category) return <Redirect to={conceptPath(concept)} replace />;
  return <ConceptEntry concept={concept} category={category} />;
}

function ConceptEntry({ concept, category }: { concept: ShelfConcept; category: Category }) {
  useTitle(concept.name);
  const state = useProgress();
  const { before, after } = neighbours(category.concepts, concept);
  const level = category.levels.find(({ concepts }) => concepts.includes(concept));
  const link = (other: ShelfConcept) => ({ to: conceptPath(other), label: other.name });
  return (
    <div className="mx-auto max-w-page px-4 pt-6 pb-10 sm:px-6">
      <WaysBack
        ways={[
          { to: categoryPath(category.name), label: category.name },
          { to: CATEGORIES_PATH, label: say.backToCategories },
        ]}
      />
      <article className="mt-6 flex flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr] lg:gap-x-16">
        <header className="flex flex-wrap-reverse items-end justify-between gap-x-8 gap-y-3 lg:block">
          <div className="max-w-measure">
            <p className={classes('eyebrow', HUES[category.name].text)}>{level?.grade}</p>
            <h1 className="mt-1.5 text-title">{concept.name}</h1>
          </div>
          <Emblem category={category.name} concept={concept.name} className="size-24 lg:hidden" />
        </header>
        <div className="max-lg:contents lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <ConceptActions concept={concept} state={state} />
        </div>
        <div className="max-lg:max-w-measure">
          <p className="mt-5 mb-8 font-serif text-lead text-ink sm:text-heading sm:leading-normal">
            {concept.definition}
          </p>
          <StudyCard concept={concept} />
        </div>
      </article>
      <NextDoor name={say.allConcepts} before={before && link(before)} after={after && link(after)} />
    </div>
  );
}
