/**
 * How many slips (a letter more, less, other, or two swapped) part the typed word from the beginning of a
 * known one, given up beyond `limit`: ("dostoyevs", "dostoevsky") → 1.
 */
export function prefixDistance(typed: string, known: string, limit: number): number {
  const width = Math.min(known.length, typed.length + limit);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= width; column++) {
      const same = typed.charCodeAt(row - 1) === known.charCodeAt(column - 1);
      let cost = Math.min(
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        typed.charCodeAt(row - 1) === known.charCodeAt(column - 2) &&
        typed.charCodeAt(row - 2) === known.charCodeAt(column - 1);
      if (swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(...last);
}
