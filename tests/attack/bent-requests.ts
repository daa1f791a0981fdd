/** Good requests of the contract, bent: fields replaced, dropped or added, other ids, other queries. */
import fc from 'fast-check';
import * as z from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Sample } from '../api/samples.ts';

const NASTY: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  -0,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u2066evil',
  '👩‍👩‍👧‍👦'.repeat(200),
  "'; drop table users; --",
  '{{7*7}}<script>alert(1)</script>',
  '../../../etc/passwd',
  '%00%0d%0aset-cookie: a=b',
  'javascript:alert(1)',
  'http://[::1',
  'x'.repeat(30_000),
  '2026-02-30',
  '9'.repeat(400),
  [],
  [[]],
  ['a'],
  {},
  { $ne: null },
  { toString: 1, constructor: 1 },
];

const nasty = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 1, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);

const text = fc.oneof(
  fc.constantFrom(...NASTY.filter((one): one is string => typeof one === 'string')),
  fc.string({ unit: 'binary', minLength: 1 }),
);

export type Bent = { body: unknown; params: Record<string, string>; query: Record<string, string> };

const fieldsOf = (endpoint: Endpoint, good: object): string[] => {
  if (!endpoint.body) return [];
  const declared = endpoint.body instanceof z.ZodObject ? Object.keys(endpoint.body.shape) : [];
  return [...new Set([...declared, ...Object.keys(good)])];
};

/** The sample with some fields replaced, dropped or added, and perhaps another id. */
export const bend = (endpoint: Endpoint, sample: Sample): fc.Arbitrary<Bent> => {
  const good = (sample.body ?? {}) as object;
  const known = fieldsOf(endpoint, good);
  const replaced =
    known.length > 0 ? fc.dictionary(fc.constantFrom(...known), nasty, { maxKeys: 3 }) : fc.constant({});
  const added = fc.dictionary(
    fc.constantFrom('id', 'userId', 'isAdmin', '__proto__', 'createdAt', ''),
    nasty,
    { maxKeys: 2 },
  );
  const dropped = fc.subarray(known);
  const part = fc.tuple(replaced, added, dropped).map(([more, extra, less]) => {
    const mixed = { ...good, ...extra, ...more };
    return Object.fromEntries(
      Object.entries(mixed).filter(([key]) => more[key as never] !== undefined || !less.includes(key)),
    );
  });
  const body = fc.oneof({ weight: 6, arbitrary: part }, { weight: 1, arbitrary: nasty });
  const keys = Object.keys(sample.params ?? {});
  const params = fc.oneof(
    fc.constant({}),
    keys.length > 0 ? fc.dictionary(fc.constantFrom(...keys), text, { minKeys: 1 }) : fc.constant({}),
  ) as fc.Arbitrary<Record<string, string>>;
  const names = Object.keys(endpoint.query?.shape ?? { q: 1 });
  const query = fc.dictionary(fc.constantFrom(...names, 'x'), text, { maxKeys: 2 });
  return fc.record({ body, params, query });
};

const wellFormed = (text: string) => encodeURIComponent(text.toWellFormed());

type Ready = { method: string; path: string; sent: { body?: unknown; raw?: RequestInit['body'] } };

/** The request as it goes out. */
export const asSent = (endpoint: Endpoint, sample: Sample, bent: Bent): Ready => {
  const params = { ...sample.params, ...bent.params };
  const at = endpoint.path.replace(/\{(\w+)\}/g, (_, key) => wellFormed(String(params[key] ?? '')) || '0');
  const query = Object.entries(bent.query).map(([key, value]) => `${key}=${wellFormed(value)}`);
  const sent = endpoint.body ? { body: bent.body } : sample.raw ? { raw: JSON.stringify(bent.body) } : {};
  return { method: endpoint.method, path: query.length > 0 ? `${at}?${query.join('&')}` : at, sent };
};
