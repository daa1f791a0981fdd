import type { MenuLine } from '../prose/menu-lines.ts';

type Props = { lines: MenuLine[]; disabled: boolean; onChoose: (line: MenuLine) => void };

/** Lines to choose from, set like a printed list; each is a button. */
export function MenuList({ lines, disabled, onChoose }: Props) {
  return (
    <ol className="my-4 border-b border-line">
      {lines.map((line) => (
        <li key={line.digit} className="border-t border-line">
          <button
            type="button"
            aria-disabled={disabled}
            onClick={() => !disabled && onChoose(line)}
            className="group flex min-h-12 w-full items-baseline gap-4 py-2.5 pr-2 text-left font-serif text-[length:var(--talk)] leading-snug text-ink transition-[background-color,padding] duration-[var(--calm)] ease-settle not-aria-disabled:hover:bg-accent-soft/60 not-aria-disabled:hover:pl-2 aria-disabled:cursor-default print:min-h-0"
          >
            <span
              aria-hidden="true"
              className="w-6 shrink-0 text-right font-display text-lead text-accent tabular-nums"
            >
              {line.digit}
            </span>
            <span>{line.text}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
