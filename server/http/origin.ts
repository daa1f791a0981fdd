/** A change may only come from our own pages, or from a program, which sends no Origin at all. */
import { Problem } from '../problem.ts';
import type { Incoming } from './request.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

export const checkOrigin = (from: Incoming, publicUrl: string | undefined): void => {
  if (SAFE.has(from.method)) return;
  if (from.header('sec-fetch-site') === 'cross-site') throw new Problem('bad_origin');
  const origin = from.header('origin');
  if (origin === undefined) return;
  const ours = [
    `${from.secure ? 'https' : 'http'}://${from.header('host')}`,
    publicUrl && new URL(publicUrl).origin,
  ];
  if (!ours.includes(origin.toLowerCase())) throw new Problem('bad_origin');
};
