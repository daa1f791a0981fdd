import { Link } from 'wouter';
import * as everywhere from '../words/everywhere.ts';
import * as say from '../words/house.tsx';

/**
 * Stays away while the page above it is on its way, so that it need not be pushed aside, and from a page that
 * has said where its top is, which is one that takes the whole screen.
 */
export function Footer() {
  return (
    <footer className="mt-auto in-data-coming:hidden in-data-top:hidden border-t border-line print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-6 text-caption text-ink-faint sm:px-6">
        <p className="font-serif text-small italic">{everywhere.readItThenTalkItThrough}</p>
        <nav aria-label={say.aboutThisSite} className="flex gap-5">
          <Link href="/terms" className="py-1 hover:text-ink">
            {everywhere.terms}
          </Link>
          <Link href="/privacy" className="py-1 hover:text-ink">
            {everywhere.privacy}
          </Link>
          <a href="/api/docs" className="py-1 hover:text-ink">
            {say.api}
          </a>
        </nav>
      </div>
    </footer>
  );
}
