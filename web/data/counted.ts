/** "1,204" */
export function inFigures(count: number): string {
  return count.toLocaleString('en-US');
}

/** "1 book", "1,204 books" */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${inFigures(count)} ${count === 1 ? one : many}`;
}
