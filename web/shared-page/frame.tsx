import type { ReactNode } from 'react';
import { PlainHeader, STROKE, scripted } from '../kit/plain-header.tsx';
import * as everywhere from '../words/everywhere.ts';
import * as say from '../words/sharing.tsx';

type Props = { canPrint?: boolean; children: ReactNode };

/** What stands round the page: the way home, and the two things that need a script. */
export function Frame({ canPrint, children }: Props) {
  return (
    <div className="room flex min-h-dvh flex-col">
      <a
        href="#page"
        className="fixed top-2 left-2 z-40 -translate-y-20 rounded-medium bg-float px-4 py-2 text-small text-ink shadow-float focus:translate-y-0 print:hidden"
      >
        {say.skipToThePage}
      </a>
      <PlainHeader
        className="print:hidden"
        beforeTheme={
          canPrint && (
            <button type="button" data-print="" aria-label={say.printThisPage} className={scripted}>
              <svg {...STROKE} aria-hidden="true" className="size-5">
                <path d="M7 9V3.5h10V9M7 17H4V9h16v8h-3M7 14h10v6.5H7Z" />
              </svg>
            </button>
          )
        }
      />
      <main id="page" tabIndex={-1} className="mx-auto w-full max-w-[42rem] flex-1 px-4 sm:px-6">
        {children}
      </main>
      <footer className="mt-16 border-t border-line bg-sunk print:hidden">
        <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 gap-y-1 px-4 py-6 text-small text-ink-soft sm:px-6">
          <p className="mr-auto font-serif italic max-sm:basis-full">{everywhere.readItThenTalkItThrough}</p>
          <FooterLink href="/">{say.aboutColloquy}</FooterLink>
          <FooterLink href="/privacy">{everywhere.privacy}</FooterLink>
          <FooterLink href="/terms">{everywhere.terms}</FooterLink>
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
