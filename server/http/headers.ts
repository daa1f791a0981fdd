/** What every answer carries to keep the browser on our side. */
import { createHash } from 'node:crypto';
import { DOCS_STYLE } from '../system/docs-style.ts';

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

export type PageHashes = { scripts: string[]; styles: string[] };

const policy = (hashes: PageHashes): string =>
  [
    "default-src 'none'",
    `script-src 'self'${hashes.scripts.map((hash) => ` '${hash}'`).join('')}`,
    `style-src 'self'${hashes.styles.map((hash) => ` '${hash}'`).join('')}`,
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

const ANSWER_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** `page` for what a browser renders, `answer` for what only programs read. */
export const securityHeaders = (hashes: PageHashes, https: boolean) => {
  const pagePolicy = policy({ ...hashes, styles: [...hashes.styles, sha256(DOCS_STYLE)] });
  const always: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'no-referrer'],
    ['cross-origin-resource-policy', 'same-origin'],
  ];
  if (https) always.push(['strict-transport-security', 'max-age=31536000; includeSubDomains']);
  const page: [string, string][] = [
    ...always,
    ['content-security-policy', pagePolicy],
    ['cross-origin-opener-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=(self)'],
  ];
  return { page, answer: [...always, ['content-security-policy', ANSWER_POLICY] as [string, string]] };
};
