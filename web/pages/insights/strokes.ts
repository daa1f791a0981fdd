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
