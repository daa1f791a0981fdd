const PEN = {
  viewBox: '0 0 120 80',
  className: 'h-full',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export function ShelfDrawing() {
  return (
    <svg {...PEN} aria-hidden="true">
      <path d="M4 74h112" />
      <path d="M12 74V26h12v48M24 74V18h9v56M33 74V30h14v44M47 74V22h8v52M55 74V34h11v40" />
      <path d="M70.5 74 82 27l10.5 2.6L82 74" />
      <path d="M12 34h12M33 38h14M33 66h14M55 42h11M24 26h9M76 52l10.5 2.6" opacity=".5" />
      <path d="M100 74V60h12v14" opacity=".5" strokeDasharray="2 4" />
    </svg>
  );
}

export function TalkDrawing() {
  return (
    <svg {...PEN} aria-hidden="true">
      <path d="M12 10h62v34H34L22 56V44H12Z" />
      <path d="M24 22h38M24 31h26" opacity=".5" />
      <path d="M82 26h26v32h-8v11L88 58H50v-6" />
      <path d="M62 50h36M84 41h14" opacity=".5" />
    </svg>
  );
}

export function SpiralDrawing() {
  return (
    <svg {...PEN} aria-hidden="true">
      <path d="M8 70h104M8 70V8" opacity=".5" />
      <path d="M16 62c10-2 14-12 22-12s8 6 16 6 10-18 20-20 12 4 18-2 8-14 14-18" />
      <circle cx="38" cy="50" r="2.5" fill="currentColor" />
      <circle cx="74" cy="36" r="2.5" fill="currentColor" />
      <circle cx="106" cy="16" r="3.5" fill="currentColor" />
      <path d="M38 58v8M74 44v22M106 24v42" opacity=".35" strokeDasharray="1 4" />
    </svg>
  );
}
