import { Problem } from '../problem.ts';
import * as say from '../words.ts';

/** As much as can stand beside a field; the whole of it is in the list that is asked for then. */
const LONGEST = 600;

/** Says of each field that is not what it was what it holds now, so that both can be looked at. */
export const changedElsewhere = (was: object, now: object): Problem => {
  const fields: Record<string, string> = {};
  for (const [field, before] of Object.entries(was)) {
    const value: unknown = Reflect.get(now, field);
    if (field in now && value !== before) fields[field] = wordsFor(value);
  }
  return new Problem('changed_elsewhere', Object.keys(fields).length > 0 ? { fields } : {});
};

const wordsFor = (value: unknown): string => {
  const text = String(value ?? '');
  if (text === '') return say.emptiedElsewhere;
  return say.changedElsewhere(text.length > LONGEST ? `${text.slice(0, LONGEST).toWellFormed()}…` : text);
};
