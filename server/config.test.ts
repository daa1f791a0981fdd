import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig, StartProblem } from './config.ts';

const refusal = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (thrown) {
    if (thrown instanceof StartProblem) return thrown.message;
    throw thrown;
  }
  return '';
};

describe('the configuration', () => {
  it('has a sensible value for everything that is left out or left empty', () => {
    const empty = Object.fromEntries(
      [
        'PORT',
        'HOST',
        'PUBLIC_URL',
        'DATA_DIR',
        'DATABASE_URL',
        'SESSION_SECRET',
        'TRUST_PROXY',
        'SMTP_URL',
        'AI_PROVIDER',
        'AI_MODEL',
        'AI_JUDGE',
        'BOOK_SEARCH',
        'SERVICE_WORKER',
        'SIGNUP',
        'LOG_LEVEL',
        'RATE_LIMIT_FACTOR',
        'METRICS_TOKEN',
      ].map((name) => [name, '']),
    );
    for (const env of [{}, empty, { ...empty, PORT: '  ', SESSION_SECRET: '  ' }])
      expect(readConfig(env)).toMatchObject({
        port: 3000,
        host: '127.0.0.1',
        publicUrl: undefined,
        dataDir: resolve('data'),
        databaseUrl: undefined,
        sessionSecret: undefined,
        proxies: { hops: 0 },
        smtpUrl: undefined,
        rateLimitFactor: 1,
        stopDelaySeconds: 0,
        metricsToken: undefined,
        serviceWorker: true,
        signupOpen: true,
        bookSearch: true,
        logLevel: 'info',
        ai: { provider: 'auto', model: undefined },
      });
  });

  it.each([
    ['PORT', ['abc', '-1', '65536', '3000.5', '3000a']],
    ['HOST', ['http://localhost', 'local host', 'a/b']],
    [
      'PUBLIC_URL',
      [
        'books.example.org',
        'ftp://a.b',
        'https://',
        'javascript:alert(1)',
        'https://a.b/c',
        'https://a.b?x=1',
        'https://u:p@a.b',
      ],
    ],
    ['DATABASE_URL', ['mysql://a/b', 'localhost', 'file:./x.db']],
    ['DATABASE_POOL', ['0', 'many', '1000']],
    ['SESSION_SECRET', ['short', 'x'.repeat(31)]],
    [
      'TRUST_PROXY',
      ['yes', 'true', '-1', '300.0.0.0/8', '10.0.0.0/33', '10.0.0.0/8, nonsense', '1.2.3.4/8/9'],
    ],
    ['SMTP_URL', ['mail.example.org', 'http://mail', 'smtp//x']],
    ['AI_PROVIDER', ['gpt', 'OpenAI', 'none']],
    ['AI_BASE_URL', ['localhost:11434', 'ws://a']],
    ['BOOK_SEARCH', ['yes', 'OFF', 'false']],
    ['RATE_LIMIT_FACTOR', ['much', '-1', 'NaN', 'Infinity']],
    ['SIGNUP', ['invite', 'true']],
    ['LOG_LEVEL', ['verbose', 'INFO']],
    ['MAIL_FROM', ['nobody', 'Colloquy <>', 'a@b\nBcc: c@d']],
  ])('says in one line what is wrong with %s', (name, values) => {
    for (const value of values) {
      const words = refusal({ [name]: value });
      expect(words, value).toMatch(new RegExp(`^${name} [a-z].{10,}$`));
      expect(words).not.toMatch(/\n|zod|expected|received|invalid input/i);
    }
  });

  it('names all mistakes at once, each in a line of its own', () => {
    const lines = refusal({ PORT: 'x', SIGNUP: 'x', LOG_LEVEL: 'x', PUBLIC_URL: 'x' }).split('\n');
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['PORT', 'PUBLIC_URL', 'SIGNUP', 'LOG_LEVEL']);
  });

  it('never repeats a secret it does not like', () => {
    const words = refusal({
      SESSION_SECRET: 'canary',
      DATABASE_URL: 'x://me:canary@h',
      SMTP_URL: 'x://me:canary@h',
    });
    expect(words.split('\n')).toHaveLength(3);
    expect(words).not.toContain('canary');
  });

  it('takes addresses with and without their last slash, and ports to the highest', () => {
    expect(readConfig({ PUBLIC_URL: 'https://books.example.org/' }).publicUrl).toBe(
      'https://books.example.org',
    );
    expect(readConfig({ PUBLIC_URL: 'http://10.0.0.5:8080' }).publicUrl).toBe('http://10.0.0.5:8080');
    expect(readConfig({ PORT: '65535' }).port).toBe(65_535);
    for (const host of ['0.0.0.0', '::', '::1', 'localhost', 'box.local'])
      expect(readConfig({ HOST: host }).host).toBe(host);
    for (const from of ['Colloquy <books@example.org>', 'books@example.org', 'colloquy@localhost'])
      expect(readConfig({ MAIL_FROM: from }).mailFrom).toBe(from);
  });
});
