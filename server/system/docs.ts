import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { PROBLEMS } from '#contract/problems.ts';
import { escapeHtml } from '../html.ts';
import type { Verb } from '../http/verb.ts';
import { DOCS_STYLE } from './docs-style.ts';
import { openApiDocument, problemsOf } from './openapi.ts';

export const openApi: Verb<'openApi'> = async () => openApiDocument();

export const docs: Verb<'docs'> = async () =>
  new Response(docsPage(), { headers: { 'content-type': 'text/html; charset=utf-8' } });

const ACCESS = {
  anyone: 'anyone',
  person: 'signed in',
  admin: 'administrator',
  signature: 'signed in, or with a signature of ours',
} as const;

let page: string | undefined;

const docsPage = (): string => {
  page ??= renderPage();
  return page;
};

const renderPage = (): string => {
  const byTag = Map.groupBy(Object.entries(api), ([, endpoint]) => endpoint.tag);
  const sections = [...byTag].map(
    ([tag, calls]) =>
      `<section><h2>${escapeHtml(tag)}</h2>${calls.map(([name, endpoint]) => renderCall(name, endpoint)).join('')}</section>`,
  );
  const links = [...byTag].map(([, calls]) =>
    calls.map(([name, e]) => `<li><a href="#${name}">${e.method} ${escapeHtml(e.path)}</a></li>`).join(''),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="icon" href="data:,"><title>The calls of Colloquy</title><style>${DOCS_STYLE}</style></head><body>
<header><a href="/">Colloquy</a><h1>The calls of Colloquy</h1><p>JSON over <code>/api</code> with a session cookie. Every error answers <code>{"message", "code", "fields"}</code>. The same contract for machines: <a href="/api/openapi.json">openapi.json</a>.</p></header>
<nav aria-label="Calls"><ul>${links.join('')}</ul></nav><main>${sections.join('')}</main></body></html>`;
};

type Operation = {
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { content?: Record<string, { schema: unknown }> }>;
};

const renderCall = (name: string, endpoint: Endpoint): string => {
  const operation = openApiDocument().paths[endpoint.path]?.[endpoint.method.toLowerCase()] as Operation;
  const body = Object.entries(operation.requestBody?.content ?? {})
    .map(([type, { schema }]) => renderSchema(`Body (${type})`, schema))
    .join('');
  const answers = Object.entries(endpoint.answers)
    .map(([status, shape]) => {
      const content = Object.entries(operation.responses[status]?.content ?? {});
      if (shape === null || content.length === 0) return `<p><b>${status}</b> without a body</p>`;
      return content.map(([type, { schema }]) => renderSchema(`${status} (${type})`, schema)).join('');
    })
    .join('');
  const problems = problemsOf(endpoint)
    .map(
      (code) =>
        `<li><b>${PROBLEMS[code].status}</b> <code>${code}</code> ${escapeHtml(PROBLEMS[code].message)}</li>`,
    )
    .join('');
  return `<article id="${name}"><h3><span>${endpoint.method}</span> ${escapeHtml(endpoint.path)}</h3>
<p>${escapeHtml(endpoint.summary)}. <em>For: ${ACCESS[endpoint.access]}.</em></p>${body}${answers}
<details><summary>Problems</summary><ul>${problems}</ul></details></article>`;
};

const renderSchema = (title: string, schema: unknown): string =>
  `<details><summary>${escapeHtml(title)}</summary><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`;
