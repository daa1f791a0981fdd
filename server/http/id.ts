import { notFound } from '../problem.ts';

/** An id of a path; whatever cannot be one names nothing. */
export const asId = (raw: string): number => {
  const id = /^[1-9]\d{0,15}$/.test(raw) ? Number(raw) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw notFound();
  return id;
};
