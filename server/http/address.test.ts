import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clientAddress,
  isFromProxy,
  isLoopback,
  limitKey,
  parseProxies,
  type TrustedProxies,
} from './address.ts';

const proxies = (written: string): TrustedProxies => {
  const read = parseProxies(written);
  if (!read) throw new Error(`${written} is no list of proxies.`);
  return read;
};

describe('the address a request comes from', () => {
  it('is the connection’s when no proxy is trusted, whatever is claimed', () => {
    fc.assert(
      fc.property(fc.string(), (claimed) => {
        expect(clientAddress('203.0.113.9', claimed, { hops: 0 })).toBe('203.0.113.9');
      }),
    );
  });

  it('is the one that the outermost proxy of ours saw', () => {
    const chain = '6.6.6.6, 203.0.113.9, 10.0.0.2';
    expect(clientAddress('10.0.0.1', chain, { hops: 1 })).toBe('10.0.0.2');
    expect(clientAddress('10.0.0.1', chain, { hops: 2 })).toBe('203.0.113.9');
    expect(clientAddress('10.0.0.1', chain, proxies('10.0.0.0/8'))).toBe('203.0.113.9');
    expect(clientAddress('10.0.0.1', chain, proxies('10.0.0.1'))).toBe('10.0.0.2');
    expect(clientAddress('10.0.0.1', undefined, { hops: 1 })).toBe('10.0.0.1');
    expect(clientAddress('10.0.0.1', '203.0.113.9', { hops: 9 })).toBe('203.0.113.9');
  });

  it('is never one a client could have written before a trusted proxy’s', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string())), (forged) => {
        const chain = [...forged.map((one) => one.replaceAll(',', '')), '203.0.113.9'].join(', ');
        expect(clientAddress('10.0.0.1', chain, { hops: 1 })).toBe('203.0.113.9');
        expect(clientAddress('10.0.0.1', chain, proxies('10.0.0.0/8'))).toBe('203.0.113.9');
      }),
    );
  });

  it('is never nonsense, however the header looks', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 5 }), (claimed, hops) => {
        const address = clientAddress('10.0.0.1', claimed, { hops });
        expect(isLoopback(address) || /^[\d.]+$|^[\da-f:.]+$/.test(address)).toBe(true);
      }),
    );
  });

  it('loses its port and brackets, and has one spelling', () => {
    expect(clientAddress('10.0.0.1', '203.0.113.9:4711', { hops: 1 })).toBe('203.0.113.9');
    expect(clientAddress('10.0.0.1', '[2001:DB8:0::1]:443', { hops: 1 })).toBe('2001:db8::1');
    expect(clientAddress('::ffff:203.0.113.9', undefined, { hops: 0 })).toBe('203.0.113.9');
    expect(clientAddress('10.0.0.1', 'unknown', { hops: 1 })).toBe('10.0.0.1');
    expect(clientAddress('unknown', undefined, { hops: 0 })).toBe('unknown');
  });
});

describe('trust', () => {
  it('is given to a number of proxies, to networks, or to those with a name', () => {
    expect(parseProxies('')).toEqual({ hops: 0 });
    expect(parseProxies(' 2 ')).toEqual({ hops: 2 });
    expect(isFromProxy('127.0.0.1', proxies('loopback'))).toBe(true);
    expect(isFromProxy('::1', proxies('loopback'))).toBe(true);
    expect(isFromProxy('192.168.1.1', proxies('loopback, private'))).toBe(true);
    expect(isFromProxy('203.0.113.9', proxies('loopback private'))).toBe(false);
    expect(isFromProxy('::ffff:10.1.1.1', proxies('10.0.0.0/8'))).toBe(true);
    expect(isFromProxy('fd00::1', proxies('fc00::/7'))).toBe(true);
    expect(isFromProxy('unknown', proxies('0.0.0.0/0, ::/0'))).toBe(false);
    expect(isFromProxy('203.0.113.9', { hops: 0 })).toBe(false);
    for (const wrong of ['yes', '-1', '10.0.0.0/33', '1 2', '0x7f.1'])
      expect(parseProxies(wrong), wrong).toBeNull();
  });
});

describe('what limits count by', () => {
  it('is one for all addresses of an IPv6 /64, and another for the next', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((part) => part.toString(16));
    const host = fc.tuple(group, group, group, group).map((parts) => parts.join(':'));
    fc.assert(
      fc.property(host, host, (a, b) => {
        expect(limitKey(`2001:db8:1:2:${a}`)).toBe(limitKey(`2001:DB8:0001:2:${b}`));
        expect(limitKey(`2001:db8:1:2:${a}`)).not.toBe(limitKey(`2001:db8:1:3:${a}`));
      }),
    );
    expect(limitKey('203.0.113.9')).toBe('203.0.113.9');
    expect(limitKey('::ffff:203.0.113.9')).toBe('203.0.113.9');
    expect(limitKey('nonsense')).toBe('unknown');
  });
});
