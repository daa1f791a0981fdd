import { useId, useMemo, useRef } from 'react';
import { Button } from '../../kit/button.tsx';
import { Select } from '../../kit/inputs.tsx';
import * as say from '../../words/galleries.ts';
import { SearchBox } from '../search-box.tsx';
import { shortTitle } from '../works/collections.ts';
import type { GalleryWords } from './gallery-words.ts';
import { type Filters, isNarrowed } from './narrow.ts';

type Props = {
  words: GalleryWords;
  searchLabel: string;
  filters: Filters;
  creators: readonly string[];
  groups: readonly string[];
  onChange: (changed: Partial<Filters>) => void;
  /** Not where the place below offers it already. */
  onClear?: () => void;
  onDown?: () => void;
};

/** Search, maker and genre or movement, which hold together. */
export function FilterBar({
  words,
  searchLabel,
  filters,
  creators,
  groups,
  onChange,
  onClear,
  onDown,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="@container">
      <div className="grid gap-3 @4xl:flex @4xl:items-center">
        <SearchBox
          label={searchLabel}
          value={filters.text}
          input={input}
          onChange={(text) => onChange({ text })}
          {...(onDown && { onDown })}
          className="max-w-none flex-1"
        />
        <div className="flex flex-wrap items-center gap-3">
          <Choice
            {...words.creator}
            value={filters.creator}
            choices={creators}
            onChange={(creator) => onChange({ creator })}
          />
          <Choice
            {...words.group}
            value={filters.group}
            choices={groups}
            onChange={(group) => onChange({ group })}
          />
          {onClear && isNarrowed(filters) && (
            <Button
              variant="quiet"
              className="max-sm:-ml-4"
              onClick={() => {
                onClear();
                input.current?.focus();
              }}
            >
              {say.clearAllFilters}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

type ChoiceProps = {
  label: string;
  all: string;
  value: string;
  choices: readonly string[];
  onChange: (value: string) => void;
};

function Choice({ label, all, value, choices, onChange }: ChoiceProps) {
  const id = useId();
  // Thousands of makers are not gone through again for each letter typed elsewhere.
  const options = useMemo(
    () =>
      choices.map((choice) => (
        <option key={choice} value={choice}>
          {shortTitle(choice)}
        </option>
      )),
    [choices],
  );
  const isKnown = value === '' || choices.includes(value);
  return (
    <div className="min-w-[min(10rem,100%)] flex-1 @4xl:w-44 @4xl:flex-none">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{all}</option>
        {/* A link may name one that is not there any more. */}
        {!isKnown && <option value={value}>{shortTitle(value)}</option>}
        {options}
      </Select>
    </div>
  );
}
