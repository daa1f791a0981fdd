/** The line through what is known, broken where nothing was; a point on its own is a short stroke. */
export function strokesOf(points: readonly { mastery: number | null }[], step: number): string[] {
  const strokes: string[][] = [];
  let current: string[] | null = null;
  for (const [index, { mastery }] of points.entries()) {
    if (mastery === null) {
      current = null;
      continue;
    }
    if (!current) {
      current = [];
      strokes.push(current);
    }
    current.push(`${index * step},${100 - mastery}`);
  }
  return strokes.map((stroke) => {
    const [only] = stroke;
    return stroke.length === 1 ? `${only} ${only}` : stroke.join(' ');
  });
}

/** A quarter of a year, so that a beginning looks like one. */
const AT_LEAST = 13;

/** From the week before the first that is known: a newcomer's one week is not the end of an empty year. */
export function fromTheFirst<Week extends { mastery: number | null }>(
  weeks: readonly Week[],
): readonly Week[] {
  const first = weeks.findIndex(({ mastery }) => mastery !== null);
  return weeks.slice(Math.max(0, Math.min(first - 1, weeks.length - AT_LEAST)));
}
