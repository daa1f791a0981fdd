import { createHash } from 'node:crypto';

export type InlineHashes = { scripts: string[]; styles: string[] };

/** What a content security policy has to let through of the inline code in these pages. */
export function inlineHashes(pages: string[]): InlineHashes {
  return {
    scripts: hashesOf(pages, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
    styles: hashesOf(pages, /<style[^>]*>([\s\S]*?)<\/style>/g),
  };
}

function hashesOf(pages: string[], inline: RegExp): string[] {
  const hashes = pages.flatMap((page) =>
    [...page.matchAll(inline)].map(
      ([, code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`,
    ),
  );
  return [...new Set(hashes)];
}
