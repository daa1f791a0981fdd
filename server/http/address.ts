/** Whose request is this? The socket's address, or what a proxy we trust says of it. */
import ipaddr from 'ipaddr.js';

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];
/** How many proxies stand in front, or the networks they are in. */
export type TrustedProxies = { hops: number } | { networks: Network[] };

const NAMED: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** The library also reads 1, 0x7f.1 and 010.0.0.1, each in its own way; nobody we trust writes like that. */
const isPlain = (address: string): boolean =>
  address.includes(':') ? ipaddr.IPv6.isValid(address) : ipaddr.IPv4.isValidFourPartDecimal(address);

/** Null when the text is neither a number nor a list of networks. */
export const parseProxies = (written: string): TrustedProxies | null => {
  const value = written.trim();
  if (value === '') return { hops: 0 };
  if (/^\d{1,2}$/.test(value)) return { hops: Number(value) };
  const networks: Network[] = [];
  for (const name of value.split(/[\s,]+/).flatMap((part) => NAMED[part] ?? [part])) {
    const address = name.includes('/') ? name : `${name}/${name.includes(':') ? 128 : 32}`;
    if (!ipaddr.isValidCIDR(address) || !isPlain(address.replace(/\/[\s\S]*/, ''))) return null;
    networks.push(ipaddr.parseCIDR(address));
  }
  return { networks };
};

/** One spelling per address; an IPv4 address inside IPv6 is the IPv4 address. */
const normal = (raw: string): ipaddr.IPv4 | ipaddr.IPv6 | null => {
  const bare = raw
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  const address = bare.replace(/%[\s\S]*/, '');
  return isPlain(address) ? ipaddr.process(address) : null;
};

const isTrusted = (address: string, proxies: { networks: Network[] }): boolean => {
  const ip = normal(address);
  if (!ip) return false;
  return proxies.networks.some(([net, bits]) => ip.kind() === net.kind() && ip.match(net as never, bits));
};

/** Whether what came over this socket was passed on by a proxy of ours, whose word on it counts. */
export const isFromProxy = (socket: string, proxies: TrustedProxies): boolean =>
  'hops' in proxies ? proxies.hops > 0 : isTrusted(socket, proxies);

/** The client's address. `forwarded` is the X-Forwarded-For header, nearest hop last. */
export const clientAddress = (
  socket: string,
  forwarded: string | null | undefined,
  proxies: TrustedProxies,
): string => {
  const chain = [...(forwarded?.split(',').map((hop) => hop.trim()) ?? []), socket];
  let at = chain.length - 1;
  if ('hops' in proxies) at = Math.max(0, at - proxies.hops);
  else while (at > 0 && isTrusted(chain[at] ?? '', proxies)) at -= 1;
  // A hop that is no address was not written by a proxy of ours: stay with the nearest one that is.
  while (at < chain.length - 1 && !normal(chain[at] ?? '')) at += 1;
  return normal(chain[at] ?? '')?.toString() ?? 'unknown';
};

/** What limits count by: the address itself, or the /64 an IPv6 host can pick addresses from freely. */
export const limitKey = (address: string): string => {
  const ip = normal(address);
  if (!ip) return 'unknown';
  if (ip.kind() === 'ipv4') return ip.toString();
  const groups = (ip as ipaddr.IPv6).parts.slice(0, 4).map((part) => part.toString(16));
  return `${groups.join(':')}::/64`;
};

export const isLoopback = (address: string): boolean => normal(address)?.range() === 'loopback';
