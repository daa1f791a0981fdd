/** A change may only come from our own pages, or from a program, which sends no Origin at all. */
import { Problem } from '../problem.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

export const checkOrigin = (
  request: Request,
  own: { publicUrl: string | undefined; scheme: 'http' | 'https' },
): void => {
  if (SAFE.has(request.method)) return;
  const refused = () => new Problem('bad_origin');
  if (request.headers.get('sec-fetch-site') === 'cross-site') throw refused();
  const origin = request.headers.get('origin');
  if (origin === null) return;
  const host = request.headers.get('host');
  const ours = [`${own.scheme}://${host}`, own.publicUrl && new URL(own.publicUrl).origin];
  if (!ours.includes(origin.toLowerCase())) throw refused();
};
