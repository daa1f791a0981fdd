/** The built web client, held in memory: compressed beforehand, named by its contents, cached for good. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { type DrawPage, SHARED_TEMPLATE, sharedPageIn } from './drawn-page.ts';
import { accepts } from './encoding.ts';
import type { PageHashes } from './headers.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
};

type Encoding = 'identity' | 'gzip' | 'br';
type File = {
  type: string;
  etag: string;
  immutable: boolean;
  bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
};

export type Files = {
  /** Null when there is no such file. */
  serve: (name: string, request: Request) => Response | null;
  hashes: PageHashes;
  /** The page of a shared discussion as HTML; null while the web client is not built. */
  sharedPage: DrawPage;
};

const SIBLINGS: [Encoding, string][] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/** What is for us to read: a page that is yet to be filled in is none for anybody else. */
const NOT_SERVED = new Set(['csp.json', SHARED_TEMPLATE]);

export const loadFiles = (folder: string): Files => {
  const files = new Map<string, File>();
  for (const path of existsSync(folder) ? walk(folder) : []) {
    const type = TYPES[extname(path)];
    const name = relative(folder, path).split(sep).join('/');
    if (!type || NOT_SERVED.has(name)) continue;
    const identity = readFileSync(path);
    const bodies: File['bodies'] = { identity };
    for (const [encoding, ending] of SIBLINGS)
      if (existsSync(path + ending)) bodies[encoding] = readFileSync(path + ending);
    const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
    files.set(name, { type, etag, immutable: name.startsWith('assets/'), bodies });
  }
  const policy = join(folder, 'csp.json');
  const hashes: PageHashes = existsSync(policy)
    ? JSON.parse(readFileSync(policy, 'utf8'))
    : { scripts: [], styles: [] };
  return {
    hashes,
    sharedPage: sharedPageIn(folder),
    serve: (name, request) => {
      const file = files.get(name);
      return file ? respond(file, request) : null;
    },
  };
};

const walk = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const respond = (file: File, request: Request): Response => {
  const headers: Record<string, string> = {
    'content-type': file.type,
    etag: file.etag,
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding, cookie',
  };
  if (request.headers.get('if-none-match')?.includes(file.etag))
    return new Response(null, { status: 304, headers });
  const accepted = request.headers.get('accept-encoding');
  const encoding = SIBLINGS.find(([name]) => file.bodies[name] && accepts(accepted, name))?.[0] ?? 'identity';
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  return new Response(file.bodies[encoding] ?? null, { headers });
};
