const STROKE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** An open book that waits to be written in. */
export function OpenBookDrawing() {
  return (
    <svg viewBox="0 0 128 88" {...STROKE} aria-hidden="true">
      <path d="M64 22C52 12 34 9 12 11v60c22-2 40 1 52 11 12-10 30-13 52-11V11C94 9 76 12 64 22Zm0 0v60" />
      <path d="M24 27c11 0 20 1 29 5M24 39c11 0 20 1 29 5M24 51c8 0 15 .6 21 2.5" opacity=".55" />
      <path className="stroke-accent" d="M75 32c9-4 18-5 29-5M75 44c9-4 18-5 29-5" strokeDasharray="2 5" />
    </svg>
  );
}

/** A lamp over an empty page: nothing has been read here yet. */
export function LampDrawing() {
  return (
    <svg viewBox="0 0 128 88" {...STROKE} aria-hidden="true">
      <path d="M38 80h52M64 80V46M42 46h44L76 18H52Z" />
      <path className="stroke-accent" d="M50 52l-8 20M78 52l8 20M64 54v14" strokeDasharray="1 5" />
      <path d="M56 18v-6h16v6" />
    </svg>
  );
}

/** A bookmark without its book: the page that was looked for is not there. */
export function LostPageDrawing() {
  return (
    <svg viewBox="0 0 128 88" {...STROKE} aria-hidden="true">
      <path d="M30 12h48l20 20v46H30Z" strokeDasharray="3 5" opacity=".6" />
      <path d="M78 12v20h20" strokeDasharray="3 5" opacity=".6" />
      <path className="stroke-accent" d="M44 6v34l7-6 7 6V6Z" />
    </svg>
  );
}

/** A printer's flower, to part one section from the next. */
export function Fleuron({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 16" className={className} {...STROKE} strokeWidth={1.25} aria-hidden="true">
      <path d="M32 3c2.5 2 2.5 8 0 10-2.5-2-2.5-8 0-10Z" fill="currentColor" stroke="none" />
      <path d="M25 8c-3-5-9-4-9 0 0 3 4 3.5 5 1M39 8c3-5 9-4 9 0 0 3-4 3.5-5 1M25 8h-.01M39 8h.01" />
      <path d="M12 8H1M52 8h11" />
    </svg>
  );
}

/** Frames on a wall, one of them still empty. */
export function FramesDrawing() {
  return (
    <svg viewBox="0 0 128 88" {...STROKE} aria-hidden="true">
      <path d="M10 22h34v44H10ZM15 27h24v34H15Z" />
      <path d="M15 54l8-10 6 6 5-5 5 7" opacity=".55" />
      <path className="stroke-accent" d="M56 12h32v40H56Z" strokeDasharray="3 5" />
      <path d="M98 34h22v28H98ZM102 38h14v20h-14Z" />
      <path d="M27 22l0-8M72 12V5M109 34v-9" opacity=".35" />
      <path d="M4 80h120" opacity=".35" />
    </svg>
  );
}
