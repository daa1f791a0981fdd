import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { readParam, type UrlParam } from '../../routes/url-params.ts';
import { isOverList, useDialogPlace } from '../../routes/use-dialog-place.ts';

/** Something of the person's own, or by its slug a work of the catalogue. */
export type Chosen = { itemId: number } | { slug: string };

const FEATURED = 'featured/';

export const chosenParam: UrlParam<Chosen | null> = {
  name: 'discuss',
  read: (raw) => {
    if (raw?.startsWith(FEATURED) && raw.length > FEATURED.length)
      return { slug: raw.slice(FEATURED.length) };
    return raw && /^[1-9]\d{0,15}$/.test(raw) ? { itemId: Number(raw) } : null;
  },
  write: (chosen) => {
    if (!chosen) return null;
    return 'slug' in chosen ? FEATURED + chosen.slug : String(chosen.itemId);
  },
};

/** In the history's state of a discussion: the list one step back in it. */
export type CameFrom = { from?: string };

/**
 * Where the objectives dialog of a list has its place: in the address, one step after the list. It
 * closes by that step back, so that Back never finds it again; and a discussion takes its step, so
 * that Back from the talk leads to the list, as it was scrolled.
 */
export function useObjectivesPlace() {
  const [, navigate] = useLocation();
  const search = useSearch();
  const place = useDialogPlace();
  const chosen = readParam(search, chosenParam);
  const key = chosenParam.write(chosen);
  const closing = useRef(false);
  // Another dialog may be closed in its turn.
  useEffect(() => {
    if (key !== null) closing.current = false;
  }, [key]);

  const addressOf = useCallback(
    (wanted: Chosen | null) => place.addressWith(valuesFor(wanted)),
    [place.addressWith],
  );

  const open = useCallback((wanted: Chosen) => place.open(valuesFor(wanted)), [place.open]);

  const close = useCallback(() => {
    if (closing.current) return;
    closing.current = true;
    place.close(valuesFor(null));
  }, [place.close]);

  const leaveFor = useCallback(
    (discussion: string) => {
      const from = addressOf(null);
      const replace = isOverList();
      // A link into the dialog brought no list along that Back could lead to.
      if (!replace) navigate(from, { replace: true });
      navigate(discussion, { replace, state: { from } satisfies CameFrom, transition: true });
    },
    [addressOf, navigate],
  );

  return { chosen, addressOf, open, close, leaveFor };
}

const valuesFor = (chosen: Chosen | null) => ({ [chosenParam.name]: chosenParam.write(chosen) });
