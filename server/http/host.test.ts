import { describe, expect, it } from 'vitest';
import { isOurHost } from './host.ts';

const HOME = [
  'localhost',
  'localhost:3000',
  '127.0.0.1:3000',
  '[::1]:3000',
  '192.168.1.5',
  'nas',
  'nas.local:3000',
  'app:3000',
];
const ELSEWHERE = [
  'evil.test',
  'evil.test:3000',
  'localhost.evil.test',
  '127.0.0.1.evil.test',
  '127.0.0.1.nip.io',
  'x.local.evil.test',
  '',
  undefined,
  'evil.test, localhost',
  'localhost@evil.test',
  '[::1].evil.test',
  'books.example.org.evil.test',
];

describe('the name a server is asked by', () => {
  it('is its public one, an address, or one of the local network', () => {
    for (const host of HOME) expect(isOurHost(host, undefined), host).toBe(true);
    for (const host of [
      'books.example.org',
      'BOOKS.example.org',
      'books.example.org:443',
      'books.example.org.',
      'localhost:3000',
    ])
      expect(isOurHost(host, 'https://books.example.org'), host).toBe(true);
  });

  it('is never one that somebody on the internet may have lead here', () => {
    for (const host of ELSEWHERE) {
      expect(isOurHost(host, undefined), host).toBe(false);
      expect(isOurHost(host, 'https://books.example.org'), host).toBe(false);
    }
    expect(isOurHost('books.example.org', undefined)).toBe(false);
  });
});
