import { useMemo } from 'react';
import { textParam, useUrlParam } from '../../routes/url-params.ts';
import { useSearchText } from '../use-search-text.ts';
import { type Filters, NO_FILTERS } from './narrow.ts';

type FilterNames = { text: string; creator: string; group: string };

/** Filters that live in the address under these names. A step back takes none of them away letter by letter. */
export function useFilters(names: FilterNames) {
  const params = useMemo(
    () => ({
      text: textParam(names.text),
      creator: textParam(names.creator),
      group: textParam(names.group),
    }),
    [names],
  );
  const { text, change: setText } = useSearchText(params.text);
  const [creator, setCreator] = useUrlParam(params.creator);
  const [group, setGroup] = useUrlParam(params.group);
  const filters = useMemo<Filters>(() => ({ text, creator, group }), [text, creator, group]);
  // Whatever dialog stands over the page stays a step after it.
  const how = () => ({ replace: true, state: window.history.state });
  const set = (changed: Partial<Filters>) => {
    if (changed.text !== undefined) setText(changed.text);
    if (changed.creator !== undefined) setCreator(changed.creator, how());
    if (changed.group !== undefined) setGroup(changed.group, how());
  };
  return { filters, set, clear: () => set(NO_FILTERS) };
}
