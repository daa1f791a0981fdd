import { classes } from '../../kit/classes.ts';
import { PageLink } from '../../parts/page-link.tsx';
import { conceptPath } from '../../routes/concept-path.ts';
import { conceptWithId } from './categories.ts';
import { HUES } from './hues.ts';

/** See also: each with the category it leads to. */
export function RelatedConcepts({ ids }: { ids: string[] }) {
  const concepts = ids.flatMap((id) => conceptWithId(id) ?? []);
  return (
    <ul className="-my-1.5">
      {concepts.map((concept) => (
        <li key={concept.id} className="touchable flex flex-wrap items-center gap-x-3 py-1">
          <PageLink
            to={conceptPath(concept)}
            className="text-ink underline decoration-line-strong hover:decoration-current"
          >
            {concept.name}
          </PageLink>
          <span className={classes('font-sans text-caption', HUES[concept.category].text)}>
            {concept.category}
          </span>
        </li>
      ))}
    </ul>
  );
}
