/** Is this an address we would go to at all? Decided from the words alone; what a name stands for comes later. */
import { isIP } from 'node:net';
import { refused } from './outbound-problem.ts';
import { isPublicAddress } from './public-address.ts';

const LONGEST = 4096;
const PORTS = new Set(['', '80', '443']);
/** Names that never leave a machine, a house or a company. */
const INNER_NAMES =
  /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home|corp|private|test|invalid|onion|arpa|svc|cluster)$/;
/** Whitespace and control characters, which parsers drop silently, and backslashes, which they turn into slashes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const TRICKS = /[\u0000-\u0020\u007f-\u00a0\\\u2028\u2029\ufeff]/;
/** Means one thing as an address and another as a redirect. */
const WITHOUT_HOST = /^https?:(?!\/\/)/i;

/** The address to go to, or an OutboundProblem. `base` is where a redirect came from. */
export const checkDestination = (written: string, ownHosts: ReadonlySet<string>, base?: URL): URL => {
  if (written.length > LONGEST || TRICKS.test(written) || WITHOUT_HOST.test(written))
    throw refused('The address is oddly written.');
  const url = URL.parse(written, base?.href);
  if (!url) throw refused('That is no address.');
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw refused('Only http and https are fetched.');
  if (url.username !== '' || url.password !== '') throw refused('The address carries a name or a password.');
  if (!PORTS.has(url.port)) throw refused('Only the standard ports are fetched.');
  checkHost(url.hostname, written, ownHosts);
  url.hash = '';
  return url;
};

/** The host as one connects to it: an IPv6 address without its brackets. */
export const bareHost = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1');

const checkHost = (hostname: string, written: string, ownHosts: ReadonlySet<string>): void => {
  const host = bareHost(hostname);
  if (isIP(host) !== 0) {
    if (!isPublicAddress(host)) throw refused('The address is not a public one.');
    if (!isPlain(hostname, written)) throw refused('The address is oddly written.');
  } else if (host.endsWith('.') || !host.includes('.') || INNER_NAMES.test(host) || !NAME.test(host)) {
    throw refused('The name is not a public one.');
  }
  if (ownHosts.has(host)) throw refused('The address is our own.');
};

const NAME = /^(?=.{1,253}$)([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** An IP address in octal, hexadecimal, short or full-width digits is no way to write one. */
const isPlain = (hostname: string, written: string): boolean => {
  const authority = /^(?:[a-z]+:)?\/\/([^/?#]*)/i.exec(written)?.[1];
  // A relative redirect names no host; the one it stays on was checked before.
  return authority === undefined || authority.toLowerCase().replace(/:\d*$/, '') === hostname;
};
