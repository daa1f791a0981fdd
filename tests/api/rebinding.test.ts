/** A page of somebody else's whose name leads to this machine: it asks as if it were ours, and is refused. */
import { expect, it } from 'vitest';
import { testWorld } from '../world.ts';

it.each([
  ['without a public address', {}, 'localhost:3000'],
  ['with one', { PUBLIC_URL: 'https://books.example.org' }, 'books.example.org'],
])('%s neither calls, pages nor figures are had by a name that is not ours', async (_, env, ours) => {
  const { visitor, fetch } = await testWorld(env);
  const asked = async (host: string) => [
    (await visitor().call('openApi', { headers: { host } })).status,
    (await fetch('/metrics', { headers: { host } })).status,
    (await fetch('/login', { headers: { host } })).status,
    (await fetch('/robots.txt', { headers: { host } })).status,
  ];
  for (const host of ['evil.test', 'evil.test:3000', 'localhost.evil.test', '127.0.0.1.nip.io'])
    expect(await asked(host), host).toEqual([421, 421, 421, 421]);
  expect((await asked(ours)).includes(421)).toBe(false);
  const login = { body: { email: 'ann@example.org', password: 'correct horse' } };
  const refused = await visitor().call('login', { ...login, headers: { host: 'evil.test' } });
  expect([refused.status, refused.body.code]).toEqual([421, 'wrong_host']);
});
