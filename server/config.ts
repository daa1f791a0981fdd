/** The only reader of the environment. Every mistake is named in one clear line; nothing starts on a guess. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';
import { aiProviders } from '#guide/engines/choice.ts';
import { parseProxies, type TrustedProxies } from './http/address.ts';

const PROVIDERS = aiProviders();

const MAIL_FROM = 'Colloquy <colloquy@localhost>';

const optional = z.string().trim().optional();
const url = (...protocols: string[]) =>
  optional.refine(
    (value) => value === undefined || (URL.canParse(value) && protocols.includes(new URL(value).protocol)),
    `must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  );
const isBareOrigin = (value: string | undefined): boolean => {
  if (value === undefined || !URL.canParse(value)) return true;
  const { protocol, href, origin } = new URL(value);
  return !protocol.startsWith('http') || href.replace(/(?<!\/)\/+$/, '') === origin;
};
const count = (fallback: number, max: number, min = 0) =>
  z
    .string()
    .trim()
    .transform(Number)
    .refine(
      (value) => Number.isInteger(value) && value >= min && value <= max,
      `must be a whole number from ${min} to ${max}`,
    )
    .default(fallback);

const variables = z.object({
  PORT: count(3000, 65_535),
  HOST: z
    .string()
    .trim()
    .default('127.0.0.1')
    .refine((value) => /^[\w.:-]+$/.test(value), 'must be a name or an address without protocol or port'),
  PUBLIC_URL: url('http:', 'https:')
    .refine(isBareOrigin, 'must be a protocol, a name and at most a port: https://books.example.org')
    .transform((value) => value && new URL(value).origin),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((value) => resolve(value)),
  DATABASE_URL: url('postgres:', 'postgresql:'),
  DATABASE_POOL: count(10, 200, 1),
  SESSION_SECRET: optional.refine(
    (value) => value === undefined || value.length >= 32,
    'must have at least 32 characters',
  ),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((value, ctx): TrustedProxies => {
      const parsed = parseProxies(value);
      if (parsed) return parsed;
      ctx.addIssue('must be the number of proxies in front, or a list of their networks (10.0.0.0/8, ::1)');
      return z.NEVER;
    }),
  SMTP_URL: url('smtp:', 'smtps:'),
  MAIL_FROM: z
    .string()
    .trim()
    .default(MAIL_FROM)
    .refine(
      (value) => /^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value),
      'must be an address, with or without a name: Colloquy <books@example.org>',
    ),
  AI_PROVIDER: z.enum(PROVIDERS, `must be one of ${PROVIDERS.join(', ')}`).default('auto'),
  AI_MODEL: optional,
  AI_API_KEY: optional,
  AI_BASE_URL: url('http:', 'https:'),
  AI_JUDGE: z.enum(['auto', 'builtin'], 'must be auto or builtin').default('auto'),
  OPENAI_API_KEY: optional,
  ANTHROPIC_API_KEY: optional,
  GOOGLE_GENERATIVE_AI_API_KEY: optional,
  BOOK_SEARCH: z.enum(['on', 'off'], 'must be on or off').default('on'),
  GOOGLE_BOOKS_API_KEY: optional,
  IMAGE_CACHE_MB: count(500, 1_000_000),
  ROOM_MB: count(500, 1_000_000_000),
  ROOM_ENTRIES: count(500_000, 1_000_000_000),
  RATE_LIMIT_FACTOR: z
    .string()
    .default('1')
    .transform(Number)
    .refine((value) => Number.isFinite(value) && value >= 0, 'must be a number, 0 to switch the limits off'),
  STOP_DELAY: count(0, 60),
  METRICS_TOKEN: optional,
  SERVICE_WORKER: z.enum(['on', 'off'], 'must be on or off').default('on'),
  SIGNUP: z.enum(['open', 'closed'], 'must be open or closed').default('open'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'must be fatal, error, warn, info, debug or silent',
    )
    .default('info'),
});

export type Config = {
  port: number;
  host: string;
  publicUrl: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  databasePool: number;
  sessionSecret: string | undefined;
  proxies: TrustedProxies;
  smtpUrl: string | undefined;
  mailFrom: string;
  ai: {
    /** `auto`, or a guide by its name. */
    provider: string;
    model: string | undefined;
    apiKey: string | undefined;
    baseUrl: string | undefined;
    /** `auto`: a model judges unless it was found to agree too little with people's labels. */
    judge: 'auto' | 'builtin';
    openaiKey: string | undefined;
    anthropicKey: string | undefined;
    googleKey: string | undefined;
  };
  bookSearch: boolean;
  /** A quota of our own at Google Books; without one it is shared with the whole world. */
  googleBooksKey: string | undefined;
  imageCacheMegabytes: number;
  /** What one person may hold; null: as much as they like. */
  room: { bytes: number | null; pieces: number | null };
  rateLimitFactor: number;
  /** How long we go on serving when asked to stop, while balancers notice. */
  stopDelaySeconds: number;
  metricsToken: string | undefined;
  /** Off: browsers are told to throw away what they keep of the app, and to ask the server for every page. */
  serviceWorker: boolean;
  signupOpen: boolean;
  logLevel: string;
};

/** A start that cannot succeed, in one line a person can act on. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}

/** What the process was started with, and what a `.env` file in the folder adds to it. */
export const environment = (): Record<string, string | undefined> => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
};

/** What is set to nothing counts as left out: a compose file passes on what nobody set. */
const filledIn = (env: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));

export const readConfig = (env: Record<string, string | undefined>): Config => {
  const read = variables.safeParse(filledIn(env));
  if (!read.success) {
    const lines = read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new StartProblem(lines.join('\n'));
  }
  const e = read.data;
  return {
    port: e.PORT,
    host: e.HOST,
    publicUrl: e.PUBLIC_URL,
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL,
    databasePool: e.DATABASE_POOL,
    sessionSecret: e.SESSION_SECRET,
    proxies: e.TRUST_PROXY,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    ai: {
      provider: e.AI_PROVIDER,
      model: e.AI_MODEL,
      apiKey: e.AI_API_KEY,
      baseUrl: e.AI_BASE_URL,
      judge: e.AI_JUDGE,
      openaiKey: e.OPENAI_API_KEY,
      anthropicKey: e.ANTHROPIC_API_KEY,
      googleKey: e.GOOGLE_GENERATIVE_AI_API_KEY,
    },
    bookSearch: e.BOOK_SEARCH === 'on',
    googleBooksKey: e.GOOGLE_BOOKS_API_KEY,
    imageCacheMegabytes: e.IMAGE_CACHE_MB,
    room: { bytes: e.ROOM_MB * 1_000_000 || null, pieces: e.ROOM_ENTRIES || null },
    rateLimitFactor: e.RATE_LIMIT_FACTOR,
    stopDelaySeconds: e.STOP_DELAY,
    metricsToken: e.METRICS_TOKEN,
    serviceWorker: e.SERVICE_WORKER === 'on',
    signupOpen: e.SIGNUP === 'open',
    logLevel: e.LOG_LEVEL,
  };
};
