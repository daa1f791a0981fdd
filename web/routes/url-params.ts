import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';

/** How a value is kept in the address: what it is there, and what stands for it when it is left out. */
export type UrlParam<Value> = {
  name: string;
  read: (raw: string | null) => Value;
  /** Null leaves it out of the address. */
  write: (value: Value) => string | null;
};

export function textParam(name: string): UrlParam<string> {
  return { name, read: (raw) => raw ?? '', write: (value) => value || null };
}

export function choiceParam<const Choice extends string>(
  name: string,
  choices: readonly Choice[],
  usual: NoInfer<Choice>,
): UrlParam<Choice> {
  return {
    name,
    read: (raw) => choices.find((choice) => choice === raw) ?? usual,
    write: (value) => (value === usual ? null : value),
  };
}

export function flagParam(name: string): UrlParam<boolean> {
  return { name, read: (raw) => raw === '1', write: (value) => (value ? '1' : null) };
}

export function idParam(name: string): UrlParam<number | null> {
  return {
    name,
    read: (raw) => (raw && /^[1-9]\d{0,15}$/.test(raw) ? Number(raw) : null),
    write: (value) => (value === null ? null : String(value)),
  };
}

export function readParam<Value>(search: string, param: UrlParam<Value>): Value {
  return param.read(new URLSearchParams(search).get(param.name));
}

/** The query string with one value set; the others stay as they are. */
export function withParam<Value>(search: string, param: UrlParam<Value>, value: Value): string {
  const params = new URLSearchParams(search);
  const raw = param.write(value);
  if (raw === null) params.delete(param.name);
  else params.set(param.name, raw);
  return params.toString();
}

/** `state` is the history's, where a replaced step is to keep its own. */
type How = { replace?: boolean; state?: unknown };
type SetParam<Value> = (value: Value, how?: How) => void;

/**
 * State that lives in the address, so that Back, Reload and a pasted link bring it again. Say
 * `replace` where a step back should not undo it letter by letter, as in a search box. Declare the
 * parameter outside the component: it is made once and belongs to the page's address.
 */
export function useUrlParam<Value>(param: UrlParam<Value>): [Value, SetParam<Value>] {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const set = useCallback<SetParam<Value>>(
    (value, how = {}) => {
      // Read afresh: two values set in one go must not undo each other.
      const query = withParam(window.location.search, param, value);
      // What is only replaced keeps how it came about, which a dialog needs to know when it closes.
      const state: unknown = how.replace ? window.history.state : null;
      navigate(query ? `${path}?${query}` : path, { ...how, state });
    },
    [path, navigate, param],
  );
  return [readParam(search, param), set];
}
