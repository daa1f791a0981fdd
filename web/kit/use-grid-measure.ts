import { type RefObject, useLayoutEffect, useState } from 'react';

/** How things stand in a virtual grid, in pixels. */
export type GridLayout = {
  /** How many side by side in this width. */
  columns: (width: number) => number;
  gap: { row: number; column: number };
  /** How high one of this width is, until the first one could be measured. */
  height: (width: number) => number;
};

/** One under the other. */
export function listLayout(height: number, gap = 0): GridLayout {
  return { columns: () => 1, gap: { row: gap, column: 0 }, height: () => height };
}

type Size = { width: number; top: number };

/** Width, place and height of a row, kept up to date by the browser's own observers. */
export function useGridMeasure(list: RefObject<HTMLElement | null>, layout: GridLayout, count: number) {
  const [{ width, top }, setSize] = useState<Size>({ width: 0, top: 0 });
  const [measured, setMeasured] = useState<{ layout: GridLayout; width: number; height: number } | null>(
    null,
  );
  const columns = width > 0 ? Math.max(1, layout.columns(width)) : 1;
  const columnWidth = width > 0 ? (width - (columns - 1) * layout.gap.column) / columns : 0;

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => {
      const box = element.getBoundingClientRect();
      const next = { width: element.clientWidth, top: Math.round(box.top + window.scrollY) };
      setSize((before) => (before.width === next.width && before.top === next.top ? before : next));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    // What stands above the list pushes it down without changing its size.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);

  useLayoutEffect(() => {
    const first = list.current?.querySelector<HTMLElement>(':scope > li');
    if (!first || width === 0) return;
    const look = () => {
      const height = first.offsetHeight;
      if (height === 0) return;
      setMeasured((before) =>
        before?.layout === layout && before.width === width && before.height === height
          ? before
          : { layout, width, height },
      );
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(first);
    return () => observer.disconnect();
  }, [list, layout, width, count > 0]);

  const isOfNow = measured?.layout === layout && measured.width === width;
  const rowHeight = isOfNow ? measured.height : layout.height(columnWidth);
  return { columns, columnWidth, rowHeight, stride: rowHeight + layout.gap.row, top };
}
