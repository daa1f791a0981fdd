import { Brand } from '../kit/brand.tsx';
import { buttonStyle } from '../kit/button-style.ts';
import { classes } from '../kit/classes.ts';
import * as everywhere from '../words/everywhere.ts';
import * as say from '../words/front-page.ts';
import type { WaysIn } from './landing.tsx';
import { SHARE_TARGETS, shareHref } from './share.ts';

type Column = { heading: string; links: { label: string; href: string }[] };

const columns = (waysIn: WaysIn): Column[] => [
  {
    heading: say.product,
    links: [
      { label: say.howItWorks, href: '#features' },
      { label: say.exampleInsights, href: '#insights' },
      { label: everywhere.signUp, href: waysIn.signup },
      { label: everywhere.logIn, href: waysIn.login },
    ],
  },
  {
    heading: say.company,
    links: [
      { label: say.about, href: '#about' },
      { label: say.anOldIdea, href: '#voices' },
      { label: say.forDevelopers, href: '/api/docs' },
    ],
  },
  {
    heading: say.legal,
    links: [
      { label: everywhere.terms, href: '/terms' },
      { label: everywhere.privacy, href: '/privacy' },
    ],
  },
];

export function LandingFooter({ waysIn }: { waysIn: WaysIn }) {
  return (
    <footer className="border-t border-line bg-sunk">
      <div className="mx-auto grid max-w-page grid-cols-2 gap-x-8 gap-y-10 px-4 py-14 sm:px-6 md:grid-cols-[1.8fr_1fr_1fr_1fr]">
        <div className="col-span-2 grid content-start gap-4 md:col-span-1">
          <Brand />
          <p className="max-w-[22em] font-serif text-small text-ink-soft italic">
            {everywhere.readItThenTalkItThrough} {say.whatColloquyIs}
          </p>
          <ShareRow />
        </div>
        {columns(waysIn).map(({ heading, links }) => (
          <nav key={heading} aria-label={heading} className="grid content-start gap-1">
            <h2 className="eyebrow mb-1 text-ink-faint">{heading}</h2>
            {links.map(({ label, href }) => (
              <a
                key={label}
                href={href}
                className="inline-flex items-center py-1 text-small text-ink-soft no-underline hover:text-ink hover:underline touch:py-2"
              >
                {label}
              </a>
            ))}
          </nav>
        ))}
      </div>
    </footer>
  );
}

function ShareRow() {
  const look = classes(buttonStyle('quiet', 'icon'), 'rounded-full!');
  return (
    <div className="-ml-2.5 flex flex-wrap">
      {SHARE_TARGETS.map((target) => (
        <a
          key={target.name}
          href={shareHref(target, '')}
          data-share-to={target.name}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={target.label}
          className={look}
        >
          <ShareIcon path={target.icon} />
        </a>
      ))}
      <button type="button" data-share="" hidden aria-label={say.shareThisPage} className={look}>
        <ShareIcon path="M12 15V4M8 7.5 12 3.5l4 4M6 12H5v8h14v-8h-1" />
      </button>
    </div>
  );
}

function ShareIcon({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
