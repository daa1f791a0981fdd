const NAME = 'grounds';

/** Marks pieces of a text on the page without touching it, where the browser can; returns how to unmark them. */
export function markWords(
  element: HTMLElement | null,
  pieces: readonly { start: number; end: number }[],
): () => void {
  const text = element?.firstChild;
  if (!(text instanceof Text) || !('highlights' in CSS)) return () => undefined;
  const marks = CSS.highlights.get(NAME) ?? new Highlight();
  CSS.highlights.set(NAME, marks);
  const ranges = pieces
    .filter(({ start, end }) => start < end && end <= text.length)
    .map(({ start, end }) => {
      const range = new Range();
      range.setStart(text, start);
      range.setEnd(text, end);
      marks.add(range);
      return range;
    });
  return () => {
    for (const range of ranges) marks.delete(range);
  };
}
