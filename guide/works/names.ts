/** How near two spellings are: letters to change, add, drop or swap, up to a limit. */
export function spelledAlike(written: string, name: string): boolean {
  if (written === name) return true;
  if (written.length < 4 || name.length < 4 || written[0] !== name[0]) return false;
  const limit = Math.min(written.length, name.length) >= 7 ? 2 : 1;
  return Math.abs(written.length - name.length) <= limit && distance(written, name) <= limit;
}

function distance(a: string, b: string): number {
  let two: number[] = [];
  let one = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((one[j] as number) + 1, (row[j - 1] as number) + 1, (one[j - 1] as number) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (two[j - 2] as number) + 1);
      row.push(least);
    }
    [two, one] = [one, row];
  }
  return one[b.length] as number;
}
