import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type Ref, useCallback, useEffect, useImperativeHandle, useRef } from 'react';
import { type GridLayout, useGridMeasure } from './use-grid-measure.ts';
import { useRovingFocus } from './use-roving-focus.ts';
import { useScrollPlace } from './use-scroll-place.ts';

/** What a page may ask of its grid. */
export type GridHandle = {
  /** Brings one into view and puts the focus on it; the first, when none is named. */
  focus: (id?: number) => void;
};

type Props<Item extends { id: number }> = {
  items: readonly Item[];
  /** What the list is called by those who hear it. */
  label: string;
  layout: GridLayout;
  /** Draws one. What is `data-primary` in it takes the focus; whatever else can, only at the tab stop. */
  children: (item: Item, tabStop: boolean) => ReactNode;
  handle?: Ref<GridHandle>;
  /** The arrow up from the first row. */
  onLeaveUp?: () => void;
  /** The one with the focus was the last one and is gone: the focus has to find another place. */
  onEmptied?: () => void;
  /** In pixels, what stands over the top of the window. */
  coveredAbove?: number;
};

const OVERSCAN_ROWS = 2;
const USUALLY_COVERED = 72;

/**
 * Any number of things in a list or grid that scrolls with the window; only those near the window are in
 * the document. It is one stop for Tab, with arrows, Home, End and the page keys inside; whatever has the
 * focus stays in the document however far the page is scrolled, and when it is deleted its neighbour takes
 * the focus over. All are of one height, so any place can be told without having been there.
 */
export function VirtualGrid<Item extends { id: number }>({
  items,
  label,
  layout,
  children,
  handle,
  onLeaveUp,
  onEmptied,
  coveredAbove = USUALLY_COVERED,
}: Props<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const { columns, stride, rowHeight, columnWidth, top } = useGridMeasure(list, layout, items.length);
  const rows = Math.ceil(items.length / columns);
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: useCallback(() => stride, [stride]),
    overscan: OVERSCAN_ROWS,
    scrollMargin: top,
    // Scrolling is no urgent update: the browser moves what is there, and we follow.
    useFlushSync: false,
  });
  // What was measured holds for this height only.
  useEffect(() => virtualizer.measure(), [virtualizer, stride]);
  useScrollPlace(columnWidth > 0 && items.length > 0);

  const shown = virtualizer.getVirtualItems();
  const firstRow = shown[0]?.index ?? 0;
  const lastRow = shown.at(-1)?.index ?? -1;
  const from = firstRow * columns;
  const to = columnWidth > 0 ? Math.min(items.length, (lastRow + 1) * columns) : 0;

  const roving = useRovingFocus({
    list,
    items,
    columns,
    rowsAtOnce: () => Math.max(1, Math.floor((window.innerHeight - coveredAbove) / stride)),
    firstInView: () => {
      // As it was last told: asking the window, while the page is being drawn, would have it laid out at once.
      const scrolled = virtualizer.scrollOffset ?? 0;
      const row = Math.max(0, Math.ceil((scrolled + coveredAbove - top) / stride));
      return Math.min(items.length - 1, row * columns);
    },
    isShown: (place) => place >= from && place < to,
    reveal: (place) => {
      const upper = top + Math.floor(place / columns) * stride;
      const lower = upper + rowHeight;
      const { scrollY, innerHeight } = window;
      if (upper < scrollY + coveredAbove)
        window.scrollTo({ top: upper - coveredAbove - 8, behavior: 'instant' });
      else if (lower > scrollY + innerHeight)
        window.scrollTo({ top: lower - innerHeight + 24, behavior: 'instant' });
    },
    onLeaveUp,
    onEmptied,
  });
  useImperativeHandle(handle, () => ({ focus: roving.focus }), [roving.focus]);

  const places = Array.from({ length: Math.max(0, to - from) }, (_, step) => from + step);
  const { focused } = roving;
  if (focused !== null && columnWidth > 0) {
    if (focused < from) places.unshift(focused);
    else if (focused >= to) places.push(focused);
  }

  return (
    <ul
      ref={list}
      aria-label={label}
      {...roving.listProps}
      // An empty text for its bullets, not none: Safari would take it for no list any more.
      className="relative grid [list-style-type:''] [overflow-anchor:none] content-start items-start outline-none"
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        columnGap: layout.gap.column,
        rowGap: layout.gap.row,
        paddingTop: firstRow * stride,
        height: Math.max(0, rows * stride - layout.gap.row),
      }}
    >
      {places.map((place) => {
        const item = items[place];
        if (!item) return null;
        const isFar = place < from || place >= to;
        return (
          <li
            key={item.id}
            data-place={place}
            aria-setsize={items.length}
            aria-posinset={place + 1}
            style={
              isFar
                ? {
                    position: 'absolute',
                    top: Math.floor(place / columns) * stride,
                    left: (place % columns) * (columnWidth + layout.gap.column),
                    width: columnWidth,
                  }
                : undefined
            }
          >
            {children(item, place === roving.tabStop)}
          </li>
        );
      })}
    </ul>
  );
}
