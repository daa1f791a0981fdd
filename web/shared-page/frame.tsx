import type { ReactNode } from 'react';
import { Brand } from '../kit/brand.tsx';
import { buttonStyle } from '../kit/button-style.ts';
import { classes } from '../kit/classes.ts';

const ICON = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

type Props = { canPrint?: boolean; children: ReactNode };

/** What stands round the page: the way home, and the two things that need a script. */
export function Frame({ canPrint, children }: Props) {
  const look = classes(buttonStyle('quiet', 'icon'), 'noscript:hidden');
  return (
    <div className="room flex min-h-dvh flex-col">
      <a
        href="#page"
        className="fixed top-2 left-2 z-40 -translate-y-20 rounded-medium bg-float px-4 py-2 text-small text-ink shadow-float focus:translate-y-0 print:hidden"
      >
        Skip to the page
      </a>
      <header className="border-b border-line print:hidden">
        <div className="mx-auto flex h-16 max-w-page items-center gap-1 px-4 sm:gap-2 sm:px-6">
          <a
            href="/"
            aria-label="Colloquy, home"
            className="touchable mr-auto inline-flex items-center no-underline"
          >
            <Brand />
          </a>
          {canPrint && (
            <button type="button" data-print="" aria-label="Print this page" className={look}>
              <svg {...ICON} aria-hidden="true" className="size-5">
                <path d="M7 9V3.5h10V9M7 17H4V9h16v8h-3M7 14h10v6.5H7Z" />
              </svg>
            </button>
          )}
          <button
            type="button"
            data-theme-toggle=""
            aria-label="Switch between light and dark theme"
            className={look}
          >
            <svg {...ICON} aria-hidden="true" className="size-5 in-data-[theme=dark]:hidden">
              <path d="M20 14.5A8 8 0 1 1 9.5 4a6.5 6.5 0 0 0 10.5 10.5Z" />
            </svg>
            <svg {...ICON} aria-hidden="true" className="hidden size-5 in-data-[theme=dark]:block">
              <circle cx="12" cy="12" r="4" />
              <path d="M12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4" />
            </svg>
          </button>
        </div>
      </header>
      <main id="page" tabIndex={-1} className="mx-auto w-full max-w-[42rem] flex-1 px-4 sm:px-6">
        {children}
      </main>
      <footer className="mt-16 border-t border-line bg-sunk print:hidden">
        <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 gap-y-1 px-4 py-6 text-small text-ink-soft sm:px-6">
          <p className="mr-auto font-serif italic max-sm:basis-full">Read it. Then talk it through.</p>
          <FooterLink href="/">About Colloquy</FooterLink>
          <FooterLink href="/privacy">Privacy</FooterLink>
          <FooterLink href="/terms">Terms</FooterLink>
        </div>
      </footer>
    </div>
  );
}

function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="touchable inline-flex items-center text-ink-soft no-underline hover:text-ink hover:underline"
    >
      {children}
    </a>
  );
}
