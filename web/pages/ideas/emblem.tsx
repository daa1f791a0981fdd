import { fieldEmblem, ideaEmblem } from '#catalogue/covers/concepts/emblem-card.ts';
import type { ConceptCategory } from '#catalogue/types.ts';
import { classes } from '../../kit/classes.ts';
import { HUES } from './hues.ts';

type Props = { category: ConceptCategory; concept?: string; className?: string };

/** The drawing of a category, or of one concept in it, in ink and the category's hue. */
export function Emblem({ category, concept, className }: Props) {
  const line = 'var(--ink-soft)';
  const drawing = concept
    ? ideaEmblem(concept, category, line, 'currentColor')
    : fieldEmblem(category, line, 'currentColor');
  return (
    <svg
      viewBox="-96 -96 192 192"
      aria-hidden="true"
      className={classes('shrink-0', HUES[category].text, className)}
      // Markup of our own, made of the catalogue's names alone.
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
