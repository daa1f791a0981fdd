/** The top of the pages that are drawn to text and work without React: the way home, and the theme. */
import type { ReactNode } from 'react';
import * as say from '../words/house.tsx';
import { Brand } from './brand.tsx';
import { buttonStyle } from './button-style.ts';
import { classes } from './classes.ts';

/** Of icons that are drawn by hand, as these pages carry no library of them. */
export const STROKE = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Of a button that does nothing until a script is there. */
export const scripted = classes(buttonStyle('quiet', 'icon'), 'noscript:hidden');

type Props = { className: string; beforeTheme?: ReactNode; children?: ReactNode };

export function PlainHeader({ className, beforeTheme, children }: Props) {
  return (
    <header className={classes('border-b border-line', className)}>
      <div className="mx-auto flex h-16 max-w-page items-center gap-1 px-4 min-[24rem]:gap-2 sm:gap-4 sm:px-6">
        <a
          href="/"
          aria-label={say.colloquyHome}
          className="touchable mr-auto inline-flex items-center no-underline"
        >
          <Brand />
        </a>
        {beforeTheme}
        <button
          type="button"
          data-theme-toggle=""
          aria-label={say.switchBetweenLightAndDarkTheme}
          className={scripted}
        >
          <svg {...STROKE} aria-hidden="true" className="size-5 in-data-[theme=dark]:hidden">
            <path d="M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401" />
          </svg>
          <svg {...STROKE} aria-hidden="true" className="hidden size-5 in-data-[theme=dark]:block">
            <circle cx="12" cy="12" r="4" />
            <path d="M12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4" />
          </svg>
        </button>
        {children}
      </div>
    </header>
  );
}
