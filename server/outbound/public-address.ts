/** May we open a connection to this address? Only where it belongs to the open internet. */
import ipaddr from 'ipaddr.js';

/** Public by number, but answered by the machine's own host: a cloud's agent, not the internet. */
const INSIDE_CLOUDS = new Set(['168.63.129.16']);
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
/** Protocol assignments: Teredo, benchmarks, identifiers; nothing in it serves web pages. */
const PROTOCOLS = ipaddr.IPv6.parseCIDR('2001::/23');
const DOCUMENTATION = ipaddr.IPv6.parseCIDR('3fff::/20');

/**
 * Says yes only to what is known to be global unicast, rather than no to what is known to be private: each
 * list of forbidden ranges that was ever written missed one.
 */
export const isPublicAddress = (written: string): boolean => {
  if (written.includes('%') || !ipaddr.isValid(written)) return false;
  const ip = ipaddr.parse(written);
  if (ip.kind() === 'ipv4') return isPublicIPv4(ip as ipaddr.IPv4);
  return isPublicIPv6(ip as ipaddr.IPv6);
};

/** One spelling for each address, to compare two of them. */
export const sameAddress = (one: string, other: string): boolean =>
  ipaddr.isValid(one) &&
  ipaddr.isValid(other) &&
  ipaddr.process(one).toNormalizedString() === ipaddr.process(other).toNormalizedString();

const isPublicIPv4 = (ip: ipaddr.IPv4): boolean =>
  ip.range() === 'unicast' && !INSIDE_CLOUDS.has(ip.toString());

const isPublicIPv6 = (ip: ipaddr.IPv6): boolean =>
  ip.match(GLOBAL_UNICAST) &&
  ip.range() === 'unicast' &&
  !ip.match(PROTOCOLS) &&
  !ip.match(DOCUMENTATION) &&
  !carriesIPv4(ip);

/** ISATAP: the last 32 bits are an IPv4 address that a router may unwrap. */
const carriesIPv4 = (ip: ipaddr.IPv6): boolean => {
  const [, , , , mark, kind] = ip.parts;
  return kind === 0x5efe && (mark === 0 || mark === 0x0200);
};
