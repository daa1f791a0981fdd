import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INNER_ADDRESSES, INNER_IPS } from '#tests/outside/inner-addresses.ts';
import { PUBLIC_ADDRESS, testInternet } from '#tests/outside/internet.ts';
import { makeOutbound } from './outbound.ts';
import { isPublicAddress } from './public-address.ts';
import { byTurns } from './resolve.ts';

const ASK = { accept: '*/*', mostBytes: 1000, withinMs: 3000 };
const ok = (_: unknown, response: { end: (text: string) => void }) => response.end('hello');

describe('an address that points inside', () => {
  it(`is refused in each of ${INNER_ADDRESSES.length} spellings, without a single connection`, async () => {
    expect(INNER_ADDRESSES.length).toBeGreaterThanOrEqual(400);
    const { wires, seen } = await testInternet();
    const outbound = makeOutbound({ wires });
    const letThrough: string[] = [];
    for (const address of INNER_ADDRESSES) {
      const outcome = await outbound.get(address, ASK).catch((thrown) => thrown.reason);
      if (outcome !== 'refused') letThrough.push(address);
    }
    expect(letThrough).toEqual([]);
    expect(seen).toMatchObject({ accepted: 0, dialled: [] });
  });

  it('is refused when a name stands for it, also beside public addresses', async () => {
    for (const inner of INNER_IPS)
      for (const answer of [[inner], [PUBLIC_ADDRESS, inner], [inner, PUBLIC_ADDRESS]]) {
        const { wires, seen } = await internetWhere(async () => answer);
        const got = makeOutbound({ wires }).get('http://pictures.example/x.png', ASK);
        await expect(got, answer.join()).rejects.toMatchObject({ reason: 'refused' });
        expect(seen.accepted).toBe(0);
      }
  });

  it('is refused when a redirect of any kind leads there, after any number of good ones', async () => {
    const targets = INNER_ADDRESSES.filter(
      (address) => /^[a-z+]+:[\u0021-\u007e\u00a1-\uffff]+$/i.test(address) && address.length < 5000,
    );
    expect(targets.length).toBeGreaterThan(380);
    let location = '';
    let status = 302;
    const { wires, seen } = await testInternet({
      'pictures.example': (request, response) => {
        const left = Number(request.url?.slice(1));
        const next = left > 0 ? `/${left - 1}` : Buffer.from(location).toString('latin1');
        response.writeHead(status, { location: next }).end();
      },
    });
    const outbound = makeOutbound({ wires });
    let good = 0;
    const letThrough: string[] = [];
    for (const [n, target] of targets.entries()) {
      location = target;
      status = [301, 302, 303, 307, 308][n % 5] ?? 302;
      good += (n % 4) + 1;
      const outcome = await outbound
        .get(`http://pictures.example/${n % 4}`, ASK)
        .catch((thrown) => thrown.reason);
      if (outcome !== 'refused') letThrough.push(target);
    }
    expect(letThrough).toEqual([]);
    expect(seen.accepted).toBe(good);
    expect(new Set(seen.dialled)).toEqual(new Set([PUBLIC_ADDRESS]));
  });

  it('is refused when it is our own', async () => {
    const { wires, seen } = await testInternet();
    const outbound = makeOutbound({ publicUrl: 'https://books.example', wires });
    for (const own of [
      'https://books.example/api/images',
      'http://BOOKS.example/',
      'https://books.example:443/',
    ])
      await expect(outbound.get(own, ASK)).rejects.toMatchObject({ reason: 'refused' });
    expect(seen.accepted).toBe(0);
  });
});

describe('a name whose answer changes', () => {
  it('is connected to at the address that was checked, in 1,000 rounds of changing answers', async () => {
    let asked = 0;
    const { wires, seen } = await internetWhere(async () => {
      asked += 1;
      return [asked % 2 === 1 ? PUBLIC_ADDRESS : '127.0.0.1'];
    }, ok);
    const outbound = makeOutbound({ wires });
    let fetched = 0;
    for (let round = 0; round < 1000; round++)
      await outbound.get('http://rebinding.example/', ASK).then(
        () => {
          fetched += 1;
        },
        () => {},
      );
    expect(fetched).toBe(500);
    expect(asked).toBe(1000);
    expect(seen.accepted).toBe(500);
    expect(new Set(seen.dialled)).toEqual(new Set([PUBLIC_ADDRESS]));
  });

  it('is refused when the connection ends anywhere else', async () => {
    const { wires } = await testInternet({ 'pictures.example': ok });
    const astray = {
      ...wires,
      dial: (address: string, port: number) => ({ ...wires.dial(address, port), address: 'localhost' }),
    };
    const got = makeOutbound({ wires: astray }).get('http://pictures.example/', ASK);
    await expect(got).rejects.toMatchObject({ reason: 'refused' });
  });
});

describe('which addresses are public', () => {
  it('are tried by turns, for a machine may have only one kind of network', () => {
    expect(byTurns(['4a', '4b', '4c'], ['6a'])).toEqual(['4a', '6a', '4b', '4c']);
    expect(byTurns([], ['6a', '6b'])).toEqual(['6a', '6b']);
  });

  it('knows public ones', () => {
    for (const address of [
      '1.1.1.1',
      '8.8.8.8',
      PUBLIC_ADDRESS,
      '2606:4700::1111',
      '2a00:1450:4001:82b::200e',
    ])
      expect(isPublicAddress(address), address).toBe(true);
  });

  it('takes no IPv6 address that only wraps an IPv4 one', () => {
    const wrap = fc.constantFrom('::', '::ffff:', '64:ff9b::', '::ffff:0:', '2002:');
    fc.assert(
      fc.property(fc.ipV4(), wrap, (ip, prefix) => {
        const hex = ip.split('.').map((part) => Number(part).toString(16).padStart(2, '0'));
        const tail = `${hex[0]}${hex[1]}:${hex[2]}${hex[3]}`;
        return !isPublicAddress(prefix === '2002:' ? `2002:${tail}::1` : `${prefix}${tail}`);
      }),
    );
  });

  it('takes nothing that is no address', () => {
    fc.assert(fc.property(fc.string(), (text) => !isPublicAddress(`${text} `)));
  });
});

const internetWhere = async (resolve: (host: string) => Promise<string[]>, site = ok) => {
  const internet = await testInternet({ 'pictures.example': site, 'rebinding.example': site });
  return { ...internet, wires: { ...internet.wires, resolve } };
};
