import { useMemo, useRef, useState } from 'react';
import { fold } from '#catalogue/folding.ts';
import type { InsightItem } from '#contract/insights.ts';
import { KINDS, type Kind } from '#contract/kinds.ts';
import { inFigures } from '../../data/counted.ts';
import { Button } from '../../kit/button.tsx';
import { classes } from '../../kit/classes.ts';
import { wantsLessMotion } from '../../kit/less-motion.ts';
import { Segmented } from '../../kit/segmented.tsx';
import { ItemCover } from '../../parts/item-cover.tsx';
import { SearchBox } from '../../parts/search-box.tsx';
import { useSearchText } from '../../parts/use-search-text.ts';
import { choiceParam, textParam, useUrlParam } from '../../routes/url-params.ts';
import * as counts from '../../words/counts.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/insights.ts';
import { bandOf } from './bands.ts';

const AT_FIRST = 12;
const MORE = 24;
/** From so many on there is something to search. */
const SEARCHED_FROM = 9;

const NAMES: Record<Kind, string> = {
  book: everywhere.books,
  movie: everywhere.films,
  artwork: everywhere.art,
  concept: say.ideas,
};

const searchParam = textParam('q');
const kindParam = choiceParam('kind', ['all', ...KINDS], 'all');

type Props = { items: readonly InsightItem[]; chosen: string; onChoose: (key: string) => void };

/** Every work and idea there is to look into, the one last reflected on first. */
export function ItemPicker({ items, chosen, onChoose }: Props) {
  const search = useSearchText(searchParam);
  const { query } = search;
  const [kind, setKind] = useUrlParam(kindParam);
  const [count, setCount] = useState(AT_FIRST);
  const input = useRef<HTMLInputElement>(null);
  const texts = useMemo(() => items.map(({ title, creator }) => fold(`${title}\n${creator}`)), [items]);
  const kinds = useMemo(() => KINDS.filter((one) => items.some((item) => item.kind === one)), [items]);
  const found = useMemo(() => {
    const words = fold(query).split(' ').filter(Boolean);
    return items.filter(
      (item, at) =>
        (kind === 'all' || item.kind === kind) && words.every((word) => texts[at]?.includes(word)),
    );
  }, [items, texts, kind, query]);
  const isNarrowed = query.trim() !== '' || kind !== 'all';
  const shown = found.slice(0, count);
  const left = found.length - shown.length;

  const look = (text: string) => {
    search.change(text);
    setCount(AT_FIRST);
  };
  const choose = (key: string) => {
    onChoose(key);
    // On a narrow page the panel is further down, and beside a long grid it may be far up: out of sight.
    requestAnimationFrame(() => {
      const panel = document.getElementById('concept-mastery');
      const top = panel?.getBoundingClientRect().top ?? 0;
      if (!panel || (top > 0 && top < window.innerHeight * 0.6)) return;
      panel.focus({ preventScroll: true });
      panel.scrollIntoView({ block: 'start', behavior: wantsLessMotion() ? 'instant' : 'smooth' });
    });
  };

  return (
    <section aria-labelledby="works-title" className="min-w-0">
      <h2 id="works-title" className="text-heading">
        {say.workByWork}
      </h2>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {kinds.length > 1 && (
          <Segmented
            label={say.kind}
            value={kind}
            onChange={(next) => {
              setKind(next, { replace: true });
              setCount(AT_FIRST);
            }}
            options={[
              { value: 'all', label: everywhere.all },
              ...kinds.map((one) => ({ value: one, label: NAMES[one] })),
            ]}
          />
        )}
        {(items.length >= SEARCHED_FROM || search.text) && (
          <SearchBox
            label={say.searchByTitleOrMaker}
            value={search.text}
            input={input}
            onChange={look}
            onEnter={() => found[0] && choose(found[0].key)}
            className="min-w-[min(14rem,100%)] flex-1"
          />
        )}
      </div>
      <p role="status" className="mt-2 min-h-6 text-caption text-ink-faint">
        {isNarrowed && (found.length === 0 ? say.nothingMatches : counts.found(found.length))}
      </p>
      <ul className="mt-2 grid grid-cols-3 gap-x-4 gap-y-7 sm:grid-cols-4">
        {shown.map((item) => (
          <li key={item.key} className="min-w-0">
            <Pick item={item} isChosen={item.key === chosen} onChoose={choose} />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button className="mt-7" onClick={() => setCount(count + MORE)}>
          {say.showMoreOf(Math.min(MORE, left), inFigures(left))}
        </Button>
      )}
    </section>
  );
}

type PickProps = { item: InsightItem; isChosen: boolean; onChoose: (key: string) => void };

function Pick({ item, isChosen, onChoose }: PickProps) {
  const { title, mastery } = item;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onChoose(item.key)}
      className="group grid w-full content-start gap-2 rounded-small text-left"
    >
      <span
        className={classes(
          'block rounded-[4px] transition-transform duration-[var(--calm)] ease-settle group-hover:-translate-y-0.5',
          isChosen && 'outline-2 outline-offset-3 outline-accent',
        )}
      >
        <ItemCover item={item} />
      </span>
      <span className="min-w-0 text-small leading-snug">
        <bdi className="line-clamp-2 font-serif [overflow-wrap:anywhere]">{title}</bdi>
        {mastery === null ? (
          <span className="block text-caption text-ink-faint italic">{say.notYet}</span>
        ) : (
          <span className={classes('block text-caption', bandOf(mastery).ink)}>
            {mastery} {bandOf(mastery).name}
          </span>
        )}
      </span>
    </button>
  );
}
