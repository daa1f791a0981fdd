/** A shelf of books seen from the front, each bound by somebody else. */
export function CoversDrawing() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 360 176"
      preserveAspectRatio="xMidYMax meet"
      className="size-full"
      fill="none"
      strokeLinejoin="round"
    >
      <path className="fill-cloth-red" d="M22 34h74v142H22z" />
      <path className="stroke-gilt" d="M32 44h54v122H32zM42 62h34M42 70h22" />
      <circle className="stroke-gilt" cx="59" cy="118" r="18" />
      <circle className="stroke-gilt" cx="59" cy="118" r="11" />
      <path className="fill-surface stroke-line-strong" d="M104 58h66v118h-66z" />
      <path className="stroke-ink-soft" d="M116 74h42M116 81h28M116 150h20" />
      <path className="fill-cloth-ochre" d="M116 96h42v36h-42z" />
      <path className="stroke-gilt" d="M117 124l13-16 10 10 8-8 9 12" />
      <path className="fill-cloth-blue" d="M178 24h78v152h-78z" />
      <path className="stroke-gilt" d="M178 44h78M178 50h78M178 150h78M178 156h78" />
      <path className="stroke-gilt" d="M217 74c16 12 16 40 0 52-16-12-16-40 0-52Zm0 0v52M201 100h32" />
      <path className="fill-float stroke-line-strong" d="M264 48h72v128h-72z" />
      <path className="fill-cloth-plum" d="M264 48h14v128h-14z" />
      <path className="stroke-ink-soft" d="M290 68h34M290 76h24M290 84h30M290 158h18" />
      <path
        className="stroke-film"
        d="M290 132c8-18 26-18 34 0M290 140c8-18 26-18 34 0M290 124c8-18 26-18 34 0"
      />
    </svg>
  );
}

const STARS = [
  [40, 118],
  [86, 62],
  [138, 104],
  [176, 40],
  [214, 96],
  [262, 54],
  [318, 90],
  [150, 150],
  [246, 142],
] as const;

/** Ideas as a constellation: what is near to what. */
export function ConstellationDrawing() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 360 176"
      preserveAspectRatio="xMidYMax meet"
      className="size-full"
      fill="none"
    >
      <path
        className="stroke-ideas"
        strokeOpacity="0.55"
        d="M40 118 86 62l52 42 38-64 38 56 48-42 56 36M138 104l12 46M214 96l32 46M150 150l96-8M86 62l90-22M214 96l-76 8"
      />
      <ellipse className="stroke-line-strong" strokeDasharray="1 5" cx="180" cy="94" rx="164" ry="74" />
      <ellipse className="stroke-line-strong" strokeDasharray="1 5" cx="180" cy="94" rx="104" ry="46" />
      {STARS.map(([x, y], i) => (
        <g key={`${x} ${y}`}>
          <circle
            className={i % 3 === 0 ? 'fill-ideas' : 'fill-ink-faint'}
            cx={x}
            cy={y}
            r={i % 3 === 0 ? 5 : 3}
          />
        </g>
      ))}
    </svg>
  );
}
