/** What a name stands for, asked of DNS itself: names that only this machine or house knows are not found. */
import { Resolver } from 'node:dns/promises';
import { OutboundProblem, refused } from './outbound-problem.ts';
import { isPublicAddress, sameAddress } from './public-address.ts';

/** All addresses of a name. An injected one lets a test play the internet. */
export type Resolve = (host: string) => Promise<string[]>;

const PATIENCE = { timeout: 1500, tries: 2 };

export const resolveByDns: Resolve = async (host) => {
  const resolver = new Resolver(PATIENCE);
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const [four = [], six = []] = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  if (four.length + six.length === 0) {
    const cause = answers.find((answer) => answer.status === 'rejected')?.reason;
    throw new OutboundProblem('unreachable', 'The name is not known.', { cause });
  }
  return byTurns(four, six);
};

/** Only the first few are tried, and a machine may have only one of the two kinds. */
export const byTurns = (one: readonly string[], other: readonly string[]): string[] =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, n) => [one[n], other[n]])
    .flat()
    .filter((address) => address !== undefined);

/** The addresses to connect to. A name with even one address inside is a trap, and refused as a whole. */
export const publicAddressesOf = async (
  host: string,
  resolve: Resolve,
  ownAddresses: readonly string[],
): Promise<string[]> => {
  const addresses = await resolve(host);
  if (addresses.length === 0) throw new OutboundProblem('unreachable', 'The name is not known.');
  for (const address of addresses) {
    if (!isPublicAddress(address)) throw refused('The name leads to an address that is not public.');
    if (ownAddresses.some((own) => sameAddress(own, address))) throw refused('The name leads to ourselves.');
  }
  return addresses;
};
