/**
 * Under which names this server may be asked. A page elsewhere can have its own name lead to this machine (DNS rebinding)
 * and is then, for the browser, on the same site; but it has to ask by that name.
 */
import ipaddr from 'ipaddr.js';
import { Problem } from '../problem.ts';

/** Whoever watches over us asks by whatever name they have, and hears no more than that we are there. */
export const ALWAYS: readonly string[] = ['/api/health', '/api/ready'];

/** Endings that no public registry hands out. */
const AT_HOME = /\.(?:localhost|local|internal|lan|home\.arpa)$/;
const NAME = /^[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?$/;

/** Our own name; or one that nobody on the internet can have lead anywhere: an address, or a name of the local network. */
export const isOurHost = (host: string | undefined, publicUrl: string | undefined): boolean => {
  const asked = host?.trim().toLowerCase() ?? '';
  if (publicUrl && asked === new URL(publicUrl).host) return true;
  const name = asked.replace(/:\d{1,5}$/, '').replace(/\.$/, '');
  if (name.startsWith('[')) return name.endsWith(']') && ipaddr.IPv6.isValid(name.slice(1, -1));
  if (!NAME.test(name)) return false;
  if (publicUrl && name === new URL(publicUrl).hostname) return true;
  if (!name.includes('.') || ipaddr.IPv4.isValidFourPartDecimal(name)) return true;
  return AT_HOME.test(name);
};

export const checkHost = (host: string | undefined, publicUrl: string | undefined): void => {
  if (!isOurHost(host, publicUrl)) throw new Problem('wrong_host');
};
