import { LayoutGrid, List, type LucideIcon } from 'lucide-react';
import type { RefObject } from 'react';
import { buttonStyle } from '../../kit/button-style.ts';
import { Chip } from '../../kit/chip.tsx';
import { Select } from '../../kit/inputs.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { SearchBox } from '../../parts/search-box.tsx';
import { READING_STATUS_CHOICES, STATUS_LABELS } from '../../parts/works/reading-status.ts';
import { useUrlParam } from '../../routes/url-params.ts';
import * as say from '../../words/library.tsx';
import { statusParam, viewParam } from './address.ts';
import { SORT_LABELS, SORTS } from './shown-books.ts';
import type { FilterState } from './use-filters.ts';

type Props = {
  search: { text: string; change: (text: string) => void };
  input: RefObject<HTMLInputElement | null>;
  filters: FilterState;
  /** Down, from the search box, into the books. */
  onDown: () => void;
};

const VIEWS = [
  { value: 'grid', label: <View icon={LayoutGrid} name={say.asGrid} /> },
  { value: 'list', label: <View icon={List} name={say.asList} /> },
] as const;

function View({ icon: Icon, name }: { icon: LucideIcon; name: string }) {
  return (
    <>
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      <span className="sr-only">{name}</span>
    </>
  );
}

export function Toolbar({ search, input, filters, onDown }: Props) {
  const [view, setView] = useUrlParam(viewParam);
  const { values } = filters;
  return (
    <div className="mt-6 grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox
          label={say.searchYourBooks}
          value={search.text}
          input={input}
          onChange={search.change}
          onDown={onDown}
          className="min-w-0 flex-1 basis-72"
        />
        <div className="flex grow items-center gap-3 sm:grow-0">
          <Select
            aria-label={say.sortBy}
            value={filters.sort}
            onChange={(event) => filters.setSort(event.target.value as typeof filters.sort, REPLACE)}
            className="min-h-12 grow sm:w-44"
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {SORT_LABELS[sort]}
              </option>
            ))}
          </Select>
          <Segmented
            label={say.view}
            options={VIEWS}
            value={view}
            onChange={(next) => setView(next, REPLACE)}
          />
        </div>
      </div>
      {/* On a phone one line that can be pushed aside, so that the books begin higher. */}
      <fieldset className="flex min-w-0 items-center gap-1.5 max-sm:-mx-4 max-sm:-my-1 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[scrollbar-width:none] max-sm:*:shrink-0 sm:flex-wrap sm:gap-2">
        <legend className="sr-only">{say.filters}</legend>
        <Chip on={values.hasNotes} onChange={filters.setHasNotes}>
          {say.hasNotes}
        </Chip>
        <Chip on={values.rated} onChange={filters.setRated}>
          {say.rated}
        </Chip>
        <Chip on={values.discussed} onChange={filters.setDiscussed}>
          {say.discussed}
        </Chip>
        <Select
          aria-label={say.readingStatus}
          value={values.status}
          onChange={(event) => filters.setStatus(statusParam.read(event.target.value))}
          className="w-auto! rounded-full! py-1! text-small!"
        >
          <option value="any">{say.anyStatus}</option>
          {READING_STATUS_CHOICES.map((status) => (
            <option key={status} value={status}>
              {STATUS_LABELS[status]}
            </option>
          ))}
        </Select>
        {filters.count > 0 && (
          <button type="button" className={buttonStyle('quiet', 'small')} onClick={filters.clear}>
            {say.clearFilters}
          </button>
        )}
      </fieldset>
    </div>
  );
}

/** How the books are laid out is no step to go back by. */
const REPLACE = { replace: true };
