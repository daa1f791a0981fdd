import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { decide } from '../routes/decide.ts';
import { Landing } from './landing.tsx';

const html = renderToStaticMarkup(<Landing waysIn={{ login: '/login', signup: '/signup' }} />);
const text = html
  .replace(/<[^>]+>/g, ' ')
  .replace(/&amp;/g, '&')
  .replace(/\s+/g, ' ');
const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(
  ([tag, href, inside]) => ({
    tag,
    href: href ?? '',
    label: inside?.replace(/<[^>]+>/g, '').trim(),
  }),
);

describe('what a visitor reads before any script runs', () => {
  test.each([
    'Unlock deeper understanding from every book you read',
    'How it works',
    'Track Your Reading',
    'Meaningful Conversations',
    'Track Learning Progress',
    'Francis Bacon',
    'John Locke',
    'Michel de Montaigne',
    'Product',
    'Company',
    'Legal',
  ])('%s', (promised) => {
    expect(text).toContain(promised);
  });

  test('three quotations, each with its author and source', () => {
    expect(html.match(/<blockquote/g)).toHaveLength(3);
    expect(html.match(/<cite class="font-serif italic"/g)).toHaveLength(3);
  });

  test('the made-up figures stand in pictures that are called examples', () => {
    const figures = html.match(/<figure[\s\S]*?<\/figure>/g) ?? [];
    const insights = figures.find((figure) => figure.includes('68%'));
    expect(insights).toMatch(/<figcaption[^>]*>Example/);
    expect(html.replace(insights ?? '', '')).not.toMatch(/\b68%|7 days/);
  });
});

describe('where its links lead', () => {
  test.each([
    ['Get started for free', '/signup'],
    ['Learn more', '#features'],
    ['Log in', '/login'],
    ['Sign up', '/signup'],
  ])('%s leads to %s', (label, href) => {
    expect(links.filter((link) => link.label === label).map((link) => link.href)).toContain(href);
  });

  test('every link leads somewhere real: a section, a page, the API’s page, or a form to share', () => {
    const dead = links.filter(({ href }) => {
      if (href.startsWith('#')) return !html.includes(`id="${href.slice(1)}"`);
      if (href.startsWith('/api/')) return href !== '/api/docs';
      if (href.startsWith('/')) return decide(href, 'visitor').show === 'not-found';
      return !/^(https:\/\/|mailto:)/.test(href);
    });
    expect(dead).toEqual([]);
  });

  test('a link that leaves tells the other site nothing', () => {
    const leaving = links.filter(({ href }) => href.startsWith('https:'));
    expect(leaving.length).toBeGreaterThan(0);
    for (const { tag } of leaving) expect(tag).toContain('rel="noopener noreferrer"');
  });
});

test('nothing in it needs the content security policy relaxed, and nothing comes from elsewhere', () => {
  expect(html).not.toMatch(/\son[a-z]+=/);
  expect(html).not.toMatch(/\sstyle=/);
  expect(html).not.toMatch(/<(script|style|iframe)/);
  expect(html).not.toMatch(/\ssrc(set)?="(https?:)?\/\//);
});
