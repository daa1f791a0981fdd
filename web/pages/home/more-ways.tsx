import { ChevronDown, Clapperboard, Palette } from 'lucide-react';
import { useId, useState } from 'react';
import { ART_OBJECTIVES, FILM_OBJECTIVES } from '#catalogue/objectives.ts';
import { SHELF_COUNTS } from '#catalogue/shelf/counts.ts';
import { classes } from '../../kit/classes.ts';
import { PageLink } from '../../parts/page-link.tsx';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/home.tsx';

const WAYS = [
  {
    to: '/art',
    title: everywhere.discussArt,
    text: say.waysOfLooking(ART_OBJECTIVES.length, SHELF_COUNTS.artworks),
    Icon: Palette,
    mark: 'text-art',
  },
  {
    to: '/movie-objectives',
    title: everywhere.discussMovies,
    text: say.waysIntoAFilm(FILM_OBJECTIVES.length),
    Icon: Clapperboard,
    mark: 'text-film',
  },
];

export function MoreWays() {
  const [open, setOpen] = useState(false);
  const panel = useId();
  return (
    <section className="mt-8 rounded-large border border-line">
      <h2 className="font-sans">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
          className="flex min-h-14 w-full items-center justify-between rounded-large px-6 text-left text-body font-medium text-ink-soft hover:text-ink"
        >
          {say.moreWaysToExplore}
          <ChevronDown
            size={20}
            strokeWidth={1.75}
            aria-hidden="true"
            className={classes('transition-transform duration-[var(--calm)]', open && 'rotate-180')}
          />
        </button>
      </h2>
      <div
        id={panel}
        inert={!open}
        className={classes(
          'overflow-hidden transition-[max-height,opacity] duration-[var(--calm)] ease-settle',
          open ? 'max-h-[600px]' : 'max-h-0 opacity-0',
        )}
      >
        <div className="grid divide-line border-t border-line max-md:divide-y md:grid-cols-2 md:divide-x">
          {WAYS.map(({ to, title, text, Icon, mark }) => (
            <article key={to} className="group relative flex gap-4 p-6">
              <Icon
                size={28}
                strokeWidth={1.5}
                aria-hidden="true"
                className={classes('mt-1 shrink-0', mark)}
              />
              <div>
                <h3 className="text-heading">
                  <PageLink
                    to={to}
                    className="text-ink no-underline group-hover:underline after:absolute after:inset-0"
                  >
                    {title}
                  </PageLink>
                </h3>
                <p className="mt-1 font-serif text-body text-ink-soft">{text}</p>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
