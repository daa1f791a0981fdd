/** What every answer carries to keep the browser on our side. */
import { createHash } from 'node:crypto';
import { DOCS_STYLE } from '../system/docs-style.ts';

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The inline scripts and styles of the built pages. */
export type PageHashes = { scripts: string[]; styles: string[] };

type Headers = Readonly<Record<string, string>>;
/** `page` for what a browser renders, `answer` for what programs read. */
export type SecurityHeaders = { page: Headers; answer: Headers };

const quoted = (hashes: string[]) => hashes.map((hash) => ` '${hash}'`).join('');

const pagePolicy = (hashes: PageHashes): string =>
  [
    "default-src 'none'",
    `script-src 'self'${quoted(hashes.scripts)}`,
    `style-src 'self'${quoted([...hashes.styles, sha256(DOCS_STYLE)])}`,
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

export const securityHeaders = (hashes: PageHashes, https: boolean): SecurityHeaders => {
  const always = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  return {
    page: {
      ...always,
      'content-security-policy': pagePolicy(hashes),
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
    },
    answer: {
      ...always,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    },
  };
};
